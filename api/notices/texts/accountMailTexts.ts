import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';

type Facts = {
  username: string;
  link: string;
  newEmail: string;
};

const IGNORE = 'If this was not you, do nothing: nothing changes without the link.';
const HOURS = `The link works once and for ${EMAIL_LINK_HOURS} hours.`;

export const accountMailTexts = {
  reset: ({ username, link }: Facts) => ({
    subject: 'A new password',
    lines: [
      `Somebody asked for a new password for your account ${username}. Choose it here:`,
      link,
      `The link works once and for ${RESET_LINK_MINUTES} minutes. Setting it signs the account out everywhere.`,
      'If this was not you, do nothing: your password stays as it is.',
    ],
  }),
  proof: ({ username, link }: Facts) => ({
    subject: 'Confirm your email address',
    lines: [
      `The account ${username} was registered with this address. If it is yours, confirm the address here:`,
      link,
      `${HOURS} Until you confirm it, this address gets no other mail, and you cannot use it to reset your password.`,
      'If the account is not yours, do nothing.',
    ],
  }),
  change_old: ({ username, link, newEmail }: Facts) => ({
    subject: 'Confirm your new email address',
    lines: [
      `Somebody asked to change the address of your account ${username} to ${newEmail}. Confirm the change here, and with the link sent there:`,
      link,
      HOURS,
      `${IGNORE} But somebody then knows your password, so please change it.`,
    ],
  }),
  change_new: ({ username, link }: Facts) => ({
    subject: 'Confirm your email address',
    lines: [
      `The account ${username} wants to use this address. If it is yours, confirm it here:`,
      link,
      HOURS,
      IGNORE,
    ],
  }),
  taken: ({ username, link }: Facts) => ({
    subject: 'You already have an account',
    lines: [
      `Somebody wanted to use your address for another account. It belongs to your account ${username}, and nothing has changed.`,
      'If this was you and you have forgotten your password, choose a new one here:',
      link,
      'If this was not you, there is nothing to do.',
    ],
  }),
  username_changed: ({ username, link }: Facts) => ({
    subject: 'Your username was changed',
    lines: [
      `Your account is now called ${username}. Sign in with that name, or with your address as before; everything you did stays yours.`,
      'If this was not you, somebody knows your password. Choose a new one at once:',
      link,
    ],
  }),
  password_changed: ({ username, link }: Facts) => ({
    subject: 'Your password was changed',
    lines: [
      `The password of your account ${username} was changed, and its other sign-ins have ended.`,
      'If this was not you, choose a new one at once:',
      link,
    ],
  }),
  passkeys_changed: ({ username, link }: Facts) => ({
    subject: 'Your passkeys were changed',
    lines: [
      `The passkeys or recovery codes of your account ${username} were changed.`,
      'If this was not you, choose a new password at once, then look through your passkeys in your settings:',
      link,
    ],
  }),
  provider_changed: ({ username, link }: Facts) => ({
    subject: 'A way to sign in was changed',
    lines: [
      `Signing in to your account ${username} with another provider was set up or ended.`,
      'If this was not you, choose a new password at once, then end the link in your settings:',
      link,
    ],
  }),
};
