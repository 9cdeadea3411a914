/** Marks a read for which a single plan fits all values: it is prepared by name outside transactions too. */
export const PREPARED = '/* prepared */ ';

/**
 * SQL: hides a parameter, such as `$1::uuid[]`, from the planner. Otherwise the server keeps preferring a
 * custom plan for its length, or for NULL, and planning takes as long as the query itself.
 */
export const anyValue = (parameter: string): string => `(select ${parameter})`;
