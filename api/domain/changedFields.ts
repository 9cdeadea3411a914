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
