/**
 * Begins a read whose one plan fits all its values: it is prepared under a name outside of transactions
 * too, where other reads are planned with their values each time.
 */
export const PREPARED = '/* prepared */ ';

/**
 * SQL: a parameter that is a list, such as `$1::uuid[]`, whose length no plan is made for. Otherwise the server
 * finds that a plan for this very length is better than one for any, and plans for as long as it then runs.
 */
export const anyLength = (list: string): string => `(select ${list})`;
