import { AMENDED_FIELDS, type AmendedField } from '#schema/issues/amendment.ts';

/** The fields after a change, and the names of those that really differ, sorted. */
export function changedFields<Fields extends object>(
  current: Fields,
  change: Partial<Fields>,
): { fields: Fields; changed: string[] } {
  const fields = { ...current };
  const changed: string[] = [];
  for (const key of Object.keys(current) as (keyof Fields & string)[]) {
    const value = change[key];
    if (value === undefined || value === current[key]) continue;
    fields[key] = value;
    changed.push(key);
  }
  return { fields, changed: changed.toSorted() };
}

/** A report before and after a change. */
type Change<Fields> = { before: Fields; after: Fields };

/** A value as text; empty for nothing. */
const textIn = (fields: object, name: string): string => {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * What the public record is told of a change: for each changed field what it was and what it is,
 * sealed; an empty text for nothing, so that nobody sees whether there was a value.
 */
export function sealedChange<Fields extends object, Sealed>(
  { before, after }: Change<Fields>,
  changed: readonly string[],
  seal: (text: string) => Sealed,
): Record<string, { from: Sealed; to: Sealed }> {
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { from: seal(textIn(before, name)), to: seal(textIn(after, name)) },
    ]),
  );
}

/** Of each changed field both versions as text, in the order of the contract; empty for nothing. */
export function bothVersions<Fields extends object>(
  { before, after }: Change<Fields>,
  changed: readonly string[],
): AmendedField[] {
  return AMENDED_FIELDS.filter((field) => changed.includes(field)).map((field) => ({
    field,
    from: textIn(before, field),
    to: textIn(after, field),
  }));
}
