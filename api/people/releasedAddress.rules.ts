/** Undeliverable (RFC 2606): replaces the address of accounts after somebody else has proved it. */
export const RELEASED_DOMAIN = '@released.invalid';

/** The address as its owner sees it; '' after a release. */
export const shownAddress = (email: string): string =>
  email.endsWith(RELEASED_DOMAIN) ? '' : email;
