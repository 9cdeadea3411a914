/**
 * Joins texts into one: React loses track of several texts in one element once a browser's
 * translator has moved them.
 */
export const joinTexts = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');
