/** The rows that follow the one with this id; all of them without an id, none after one that is not there. */
export function startAfter<Row extends { id: string }>(
  rows: readonly Row[],
  after: string | undefined,
): Row[] {
  const at = rows.findIndex(({ id }) => id === after);
  return after !== undefined && at < 0 ? [] : rows.slice(at + 1);
}
