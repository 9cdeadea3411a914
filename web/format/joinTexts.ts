/** Texts one after the other as one: React loses sight of several in one element once a translator has moved them. */
export const joinTexts = (...texts: readonly (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(' ');
