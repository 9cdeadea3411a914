import { AMENDED_FIELDS, type AmendedField } from '#schema/issues/amendment.ts';

/** Applies the change. `changed`: the sorted names of the fields that really differ. */
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

type Change<Fields> = { before: Fields; after: Fields };

/** Empty for null. */
const textIn = (fields: object, name: string): string => {
  const value: unknown = Reflect.get(fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/**
 * For the public record: sealed old and new values of each changed field; an empty text for none,
 * so that even its absence stays private.
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

/** Both versions of each changed field as text, in the order of the contract; empty for none. */
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
