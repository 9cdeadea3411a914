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
 * What the public record holds of a change: for each changed field the digests of what it was and of
 * what it is, null for nothing. Whoever noted the old text can show that it was changed.
 */
export function digestsOfChange<Fields extends object>(
  { before, after }: { before: Fields; after: Fields },
  changed: readonly string[],
  digest: (text: string) => string,
): Record<string, { from: string | null; to: string | null }> {
  const digestIn = (fields: Fields, name: string): string | null => {
    const value: unknown = fields[name as keyof Fields];
    return typeof value === 'string' || typeof value === 'number' ? digest(String(value)) : null;
  };
  return Object.fromEntries(
    changed.map((name) => [name, { from: digestIn(before, name), to: digestIn(after, name) }]),
  );
}
