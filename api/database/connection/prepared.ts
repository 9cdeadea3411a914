/**
 * Marks a read whose single plan fits all values: it is prepared by name outside of transactions
 * too.
 */
export const PREPARED = '/* prepared */ ';

/**
 * SQL: hides a parameter, such as `$1::uuid[]`, from the planner. Otherwise the server prefers a plan for
 * its length, or for NULL, and plans for as long as the query runs.
 */
export const anyValue = (parameter: string): string => `(select ${parameter})`;
