import type { MockState } from './mockState.ts';

/** What the real server's daily jobs write: the ends of all records and the check of the books. */
export type DailyRecord = {
  day: string;
  at: string;
  /** By issue: the number of its last entry; the hashes follow when somebody asks. */
  sequences: [issueId: string, sequence: number][];
  entryCount: number;
  transactionCount: number;
};

/** Writes the record of a day (UTC) once. Answers whether it did. */
export function keepDailyRecord(state: MockState, now: Date): boolean {
  const day = now.toISOString().slice(0, 10);
  const last = state.dailyRecords.at(-1);
  if (last && last.day >= day) return false;
  const sequences = [...state.acts]
    .map(([issueId, acts]): [string, number] => [issueId, acts.length])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  state.dailyRecords.push({
    day,
    at: now.toISOString(),
    sequences,
    entryCount: sequences.reduce((sum, [, sequence]) => sum + sequence, 0),
    transactionCount: [...state.movements.values()].reduce((sum, list) => sum + list.length, 0),
  });
  return true;
}
