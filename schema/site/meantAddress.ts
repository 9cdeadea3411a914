/** What people type from memory. */
const SIGN_IN =
  /^\/(?:log-?(?:in|on)|sign-?(?:in|up)|register|anmelden|registrieren|iniciar-sesion|registro)$/u;
/** What else they type, in the languages of the texts, and what password managers open. */
const BY_HEART: readonly (readonly [words: RegExp, page: string])[] = [
  [/^\/(?:report|melden|reportar|issues?\/new)$/u, '/report-issue'],
  [/^\/(?:forgot|reset)-password$/u, '/auth#forgot'],
  [/^\/(?:account|settings|konto|cuenta)$/u, '/profile'],
  // Not index.html: the worker keeps that file under its own address.
  [/^\/(?:home|start|index\.(?:php|aspx?|jsp))$/u, '/'],
  [/^\/(?:issue|problems|search)$/u, '/issues'],
  [/^\/(?:privacy-policy|datenschutz|privacidad)$/u, '/privacy'],
  [/^\/(?:support|imprint|impressum)$/u, '/help'],
  [/^\/\.well-known\/change-password$/u, '/profile?section=settings&page=sign-in'],
];

/** Also with its slashes doubled or encoded, and with a space that a broken line left. */
const MAIL_LINK = /^\/+(reset|confirm|stop|answer)(?:\/|%2F)+(?:%20|\+|%E2%80%8B)*([\w-]{1,100})/iu;
/** Mail filters encode the # of older links, and some the = too. */
const ENCODED_HASH =
  /^\/+auth\/?(?:%(?:25)*23|#)(reset|confirm|stop|answer)(?:=|%(?:25)*3D)([\w-]{1,100})/iu;
/** May be followed by whatever the sentence or the mail around the link left there. */
const ISSUE =
  /^\/issues?\/([\da-f-]{36})(?:[.,;:!?)\]>'"*_~]|%(?:20|22|29|3e|5d|c2%bb|d8%8c|e2%80%9[9d]))*$/u;

const ISSUE_LENGTH = '/issues/'.length + 36;

/**
 * Where an address that is no page was meant to lead: links in mails, however they were rewritten, and what
 * people type. `address` begins with its path, still encoded; null: nowhere else. Tokens go behind the #,
 * which browsers never send.
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
  if (issue)
    return address.startsWith(`/issues/${issue}`) && path.length === ISSUE_LENGTH
      ? null
      : `/issues/${issue}`;
  return SIGN_IN.test(path) ? '/auth' : (BY_HEART.find(([words]) => words.test(path))?.[1] ?? null);
}
