/**
 * Marks a read whose single plan fits all values: it is prepared by name outside of transactions
 * too.
 */
export const PREPARED = '/* prepared */ ';

/**
 * SQL: hides the length of a list parameter such as `$1::uuid[]` from the planner. Otherwise the
 * server prefers a plan for that length, and plans for as long as the query runs.
 */
export const anyLength = (list: string): string => `(select ${list})`;
