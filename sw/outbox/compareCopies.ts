import type { OutboxStatus } from './outboxRow.ts';

/** A row of the database, with the fingerprint of its content. */
type Known = { id: string; status: OutboxStatus; print: string };

type Differences = {
  /** Neither sent nor discarded, and not in the database: to be taken up. */
  missing: string[];
  /** Copies of rows that no longer need one. */
  spare: string[];
  /** Unsent rows without a copy, or with one of an earlier text. */
  uncopied: string[];
};

/** How the database and the second copies differ. */
export function compareCopies(
  rows: readonly Known[],
  discarded: ReadonlySet<string>,
  copies: ReadonlyMap<string, string>,
): Differences {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isSettled = (id: string) =>
    byId.has(id) ? byId.get(id)?.status === 'received' : discarded.has(id);
  const ids = [...copies.keys()];
  return {
    missing: ids.filter((id) => !byId.has(id) && !discarded.has(id)),
    spare: ids.filter(isSettled),
    uncopied: rows
      .filter(({ id, print }) => !isSettled(id) && copies.get(id) !== print)
      .map(({ id }) => id),
  };
}
