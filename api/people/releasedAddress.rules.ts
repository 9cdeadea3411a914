/** Undeliverable (RFC 2606): of accounts whose address somebody else has proved. */
export const RELEASED_DOMAIN = '@released.invalid';

/** As its owner sees it: none. */
export const shownAddress = (email: string): string =>
  email.endsWith(RELEASED_DOMAIN) ? '' : email;
