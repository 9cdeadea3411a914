const onOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** With a scheme, with www, or a name of a host with a path. */
const LINK =
  /(?:\b[a-z][a-z\d+.-]{1,15}:\/\/|\bwww\.|\b[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}\/)[^\s“”"<>]*/giu;

/**
 * A dot, or an IDN equivalent, before a possible top-level domain: non-ASCII letters, or two or
 * more characters beginning with a letter. `St. Paul`, `8 a.m.` and `3.5 km` do not match.
 */
const DOT_OF_A_HOST =
  /(?<=[^\s.])[.․。．｡﹒]\p{DI}*(?=[-\p{N}\p{DI}\p{Alphabetic}]*(?!\p{ASCII})[\p{Alphabetic}\p{M}]|-*\p{Alphabetic}\p{DI}*[\p{Alphabetic}\p{M}\p{N}-])/gu;

/**
 * Makes user text safe for mails in our name: one line, with nothing that mail readers turn into a
 * link; `instead` replaces links. A bare `evil.com` becomes `evil . com`.
 */
export const quotable = (text: string, instead = '(link removed)'): string =>
  onOneLine(text).replaceAll(LINK, instead).replaceAll(DOT_OF_A_HOST, ' . ');
