/** What people type by heart. */
const SIGN_IN = /^\/(?:log-?in|sign-?(?:in|up)|register)$/u;
/** What else they type, and what password managers open. */
const BY_HEART: Readonly<Record<string, string>> = {
  '/report': '/report-issue',
  '/.well-known/change-password': '/profile?section=settings&page=sign-in',
};

const MAIL_LINK = /^\/(reset|confirm|stop|answer)\/([\w-]{1,100})/iu;
/** Filters of mail encode the # of older links, and some the = too. */
const ENCODED_HASH = /^\/auth(?:%23|#)(reset|confirm|stop|answer)(?:=|%3D)([\w-]{1,100})/iu;
const ISSUE = /^\/issue\/([\da-f-]{36})$/iu;

/**
 * Where an address leads that is not a page but meant as one: links in mails however they were
 * rewritten, and what people type. `address` begins with its path, still encoded; null: nowhere
 * else. Tokens go behind the #, which browsers send nobody.
 */
export function meantAddress(address: string): string | null {
  const [, step, token] = MAIL_LINK.exec(address) ?? ENCODED_HASH.exec(address) ?? [];
  if (step && token) {
    const meant = `/auth#${step.toLowerCase()}=${token}`;
    return meant === address ? null : meant;
  }
  const path =
    address
      .split(/[?#]/u, 1)[0]
      ?.toLowerCase()
      .replace(/(?<=.)\/$/u, '') ?? '';
  const [, issue] = ISSUE.exec(path) ?? [];
  if (issue) return `/issues/${issue}`;
  return SIGN_IN.test(path) ? '/auth' : (BY_HEART[path] ?? null);
}
