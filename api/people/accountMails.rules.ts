import type { Mail } from '#api/platform/mail.rules.ts';
import type { Language } from '#schema/languages/languages.ts';
import { ACCOUNT_MAIL_TEXTS } from '#api/notices/noticeTexts.rules.ts';
import { quotable } from '#api/notices/quotable.rules.ts';

export type LinkPurpose = 'reset' | 'proof' | 'change_old' | 'change_new';
export type AccountMailKind =
  | LinkPurpose
  | 'taken'
  | 'password_changed'
  | 'username_changed'
  | 'passkeys_changed'
  | 'provider_changed';

/** Short, with the token last, since mail filters encode a # or cut it off: see `meantAddress`. */
const RESET_PATH = '/reset/';
const CONFIRM_PATH = '/confirm/';
const FORGOT_PATH = '/auth#forgot';

type Facts = {
  origin: string;
  siteName: string;
  language: Language;
  username: string;
  token: string;
  /** The new address; '' if there is none. */
  newEmail: string;
};

const LINKS: Record<AccountMailKind, (token: string) => string> = {
  reset: (token) => `${RESET_PATH}${token}`,
  proof: (token) => `${CONFIRM_PATH}${token}`,
  change_old: (token) => `${CONFIRM_PATH}${token}`,
  change_new: (token) => `${CONFIRM_PATH}${token}`,
  taken: () => FORGOT_PATH,
  username_changed: () => FORGOT_PATH,
  password_changed: () => FORGOT_PATH,
  passkeys_changed: () => FORGOT_PATH,
  provider_changed: () => FORGOT_PATH,
};
/** Mails whose address may belong to somebody without the account. */
const TO_STRANGERS: readonly AccountMailKind[] = ['proof', 'change_new'];

/** User text in it is free of links. `origin` has no trailing slash. */
export function writeAccountMail(
  kind: AccountMailKind,
  facts: Facts,
  envelope: Pick<Mail, 'id' | 'userId' | 'to'>,
): Mail {
  const { origin, siteName, language, token, newEmail } = facts;
  const username = TO_STRANGERS.includes(kind) ? quotable(facts.username) : facts.username;
  const link = `${origin}${LINKS[kind](token)}`;
  const { subject, lines } = ACCOUNT_MAIL_TEXTS[language][kind]({ username, link, newEmail });
  return {
    ...envelope,
    language,
    subject: `${siteName}: ${subject}`,
    text: `${lines.join('\n\n')}\n`,
  };
}

export const resetLink = (origin: string, token: string): string =>
  `${origin}${RESET_PATH}${token}`;
