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

/**
 * What the public record is told of a change: for each changed field what it was and what it is,
 * sealed; an empty text for nothing, so that nobody sees whether there was a value.
 */
export function sealedChange<Fields extends object, Sealed>(
  { before, after }: { before: Fields; after: Fields },
  changed: readonly string[],
  seal: (text: string) => Sealed,
): Record<string, { from: Sealed; to: Sealed }> {
  const sealedIn = (fields: Fields, name: string): Sealed => {
    const value: unknown = fields[name as keyof Fields];
    return seal(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  };
  return Object.fromEntries(
    changed.map((name) => [name, { from: sealedIn(before, name), to: sealedIn(after, name) }]),
  );
}
