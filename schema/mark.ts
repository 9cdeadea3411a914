/**
 * Set on every answer of the server. Answers without it come from an intermediary: a portal, a
 * proxy.
 */
export const MARK_HEADER = 'x-trybe';
export const MARK = '1';

/** Other answers are neither stored, shown as data, nor treated as refusals. */
export const isMarked = (headers: { has(name: string): boolean }): boolean =>
  headers.has(MARK_HEADER);
