/** Stands on every answer of the server. What lacks it comes from somebody in between: a portal, a proxy. */
export const MARK_HEADER = 'x-trybe';
export const MARK = '1';

/** Whether this server gave an answer: nothing else is stored, shown as data, or taken for a refusal. */
export const isMarked = (headers: { has(name: string): boolean }): boolean =>
  headers.has(MARK_HEADER);
