import type { Mail } from '#api/domain/notices/noticeMessages.ts';
import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import { quotable } from './quotable.ts';

/** What a link in a mail is for. */
export type LinkPurpose = 'reset' | 'proof' | 'change_old' | 'change_new';
/** What an account is mailed about. */
export type AccountMailKind = LinkPurpose | 'taken' | 'password_changed' | 'username_changed';

/** Parts of the sign-in page that links open; behind the #, what no server log and no Referer shows. */
const RESET_PATH = '/auth#reset=';
const CONFIRM_PATH = '/auth#confirm=';
const FORGOT_PATH = '/auth#forgot';

type Letter = { subject: string; lines: readonly string[] };
type Facts = {
  origin: string;
  /** What the installation is called. */
  siteName: string;
  username: string;
  /** Where the mail has a link: what opens it. */
  token: string;
  /** The address that a change is to; empty where there is none. */
  newEmail: string;
};

const IGNORE = 'If this was not you, do nothing: nothing changes without the link.';

const LETTERS: Record<AccountMailKind, (facts: Facts) => Letter> = {
  reset: ({ origin, username, token }) => ({
    subject: 'A new password',
    lines: [
      `Somebody asked for a new password for your account ${username}. Choose it here:`,
      `${origin}${RESET_PATH}${token}`,
      `The link works once and for ${RESET_LINK_MINUTES} minutes. With the new password every sign-in of the account ends.`,
      'If this was not you, do nothing: your password stays as it is.',
    ],
  }),
  proof: ({ origin, username, token }) => ({
    subject: 'Confirm your email address',
    lines: [
      `The account ${quotable(username)} was registered with this address. If it is yours, confirm the address here:`,
      `${origin}${CONFIRM_PATH}${token}`,
      `The link works once and for ${EMAIL_LINK_HOURS} hours. Until then this address gets no other mail, and no new password can be asked for with it.`,
      'If the account is not yours, do nothing.',
    ],
  }),
  change_old: ({ origin, username, token, newEmail }) => ({
    subject: 'Confirm your new email address',
    lines: [
      `The address of your account ${username} is to change to ${newEmail}. Confirm it here, and by the link that was sent there:`,
      `${origin}${CONFIRM_PATH}${token}`,
      `The link works once and for ${EMAIL_LINK_HOURS} hours.`,
      `${IGNORE} Somebody knows your password then, so please change it.`,
    ],
  }),
  change_new: ({ origin, username, token }) => ({
    subject: 'Confirm your email address',
    lines: [
      `The account ${quotable(username)} is to have this address. If it is yours, confirm it here:`,
      `${origin}${CONFIRM_PATH}${token}`,
      `The link works once and for ${EMAIL_LINK_HOURS} hours.`,
      IGNORE,
    ],
  }),
  taken: ({ origin, username }) => ({
    subject: 'You have an account already',
    lines: [
      `Somebody wanted to use your address for another account. It belongs to your account ${username}, and stays so.`,
      'If this was you and you have forgotten your password, choose a new one here:',
      `${origin}${FORGOT_PATH}`,
      'If this was not you, you need not do anything.',
    ],
  }),
  username_changed: ({ origin, username }) => ({
    subject: 'Your username was changed',
    lines: [
      `Your account is called ${username} now. Sign in with that name, or with your address as before; what you did stays with you.`,
      'If this was not you, somebody knows your password. Choose a new one at once:',
      `${origin}${FORGOT_PATH}`,
    ],
  }),
  password_changed: ({ origin, username }) => ({
    subject: 'Your password was changed',
    lines: [
      `The password of your account ${username} was changed, and its other sign-ins have ended.`,
      'If this was not you, choose a new one at once:',
      `${origin}${FORGOT_PATH}`,
    ],
  }),
};

/** The mail of a kind, with nothing in it to follow that a stranger wrote. `origin` has no trailing slash. */
export function accountMailOf(
  kind: AccountMailKind,
  facts: Facts,
  envelope: Pick<Mail, 'id' | 'userId' | 'to'>,
): Mail {
  const { subject, lines } = LETTERS[kind](facts);
  return { ...envelope, subject: `${facts.siteName}: ${subject}`, text: `${lines.join('\n\n')}\n` };
}

/** The address of the page on which the bearer of a token chooses a new password. */
export const resetLinkOf = (origin: string, token: string): string =>
  `${origin}${RESET_PATH}${token}`;
