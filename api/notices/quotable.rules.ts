const onOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** With a scheme, with www, or a name of a host with a path. */
const LINK =
  /(?:\b[a-z][a-z\d+.-]{1,15}:\/\/|\bwww\.|\b[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}\/)[^\s“”"<>]*/giu;

/**
 * A dot, or what domain names take for one, before a word that could be a top-level domain: of letters
 * beyond ASCII, or beginning with a letter and longer than that. `St. Paul`, `8 a.m.` and `3.5 km` have none.
 */
const DOT_OF_A_HOST =
  /(?<=[^\s.])[.․。．｡﹒]\p{DI}*(?=[-\p{N}\p{DI}\p{Alphabetic}]*(?!\p{ASCII})[\p{Alphabetic}\p{M}]|-*\p{Alphabetic}\p{DI}*[\p{Alphabetic}\p{M}\p{N}-])/gu;

/**
 * What other people wrote, fit for a mail in our name: on one line, and with nothing that readers of
 * mail make clickable; `instead` stands where a link was. A bare `evil.com` stays readable as `evil . com`.
 */
export const quotable = (text: string, instead = '(link removed)'): string =>
  onOneLine(text).replaceAll(LINK, instead).replaceAll(DOT_OF_A_HOST, ' . ');
