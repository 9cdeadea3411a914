/**
 * Begins a read whose one plan fits all its values: it is prepared under a name outside of transactions
 * too, where other reads are planned with their values each time.
 */
export const PREPARED = '/* prepared */ ';
