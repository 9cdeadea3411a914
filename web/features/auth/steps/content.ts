import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import type { EmailOutcome } from '#schema/people/credentials.ts';

const outcomes: Record<EmailOutcome, { title: string; text: string }> = {
  proved: {
    title: 'Your address is confirmed',
    text: 'Mails to you go there from now on, and it is your way back in if you forget your password.',
  },
  half: {
    title: 'One of two is confirmed',
    text: 'The address changes as soon as the link in the mail to the other address is followed too.',
  },
  changed: {
    title: 'Your address has changed',
    text: 'Sign in with the new one, or with your username as before.',
  },
};

export const stepContent = {
  toLogin: 'To the login',
  toTrybe: 'To Trybe',
  mailbox: 'Open the local mailbox',
  forgot: {
    title: 'Forgot your password?',
    text: `Tell us the email address of your account. We send you a link, good for ${RESET_LINK_MINUTES} minutes, by which you choose a new one.`,
    email: 'Email',
    submit: 'Send the link',
    pending: 'Sending...',
    failed: 'The link could not be asked for',
    sentTitle: 'Look into your mailbox',
    sent: (address: string) =>
      `If an account has the address ${address}, a mail is on its way to it. It may take a few minutes, and it may lie with the unwanted mail.`,
    unproved:
      'An address that was never confirmed gets that link first; come back here when you have followed it.',
    local:
      'No mail leaves this machine. What would be sent lies in the local mailbox of the account: open it on a device that is still signed in, or let whoever runs this installation make a link by “npm run recover-account”.',
    noneTitle: 'This installation sends no mail',
    none: 'Its operator can make a link to a new password for you. Write to the address on the help page.',
    help: 'Open the help page',
  },
  passkey: {
    title: 'Add a passkey now?',
    text: 'This installation sends no mail, so a forgotten password cannot be replaced by mail.',
    how: 'A passkey signs you in by what unlocks your device, also when the password is lost. It takes a moment in your settings, and you get recovery codes with it.',
    add: 'Add a passkey',
    later: 'Not now',
  },
  reset: {
    title: 'Choose a new password',
    text: 'With it every sign-in of your account ends, on all devices.',
    password: 'New password',
    confirmPassword: 'New password again',
    hint: 'At least 8 characters.',
    submit: 'Set the password',
    pending: 'Setting...',
    failed: 'The password was not set',
    done: 'Password set',
    doneText: 'Please sign in with it.',
    again: 'Ask for a new link',
  },
  confirm: {
    title: 'Confirm your email address',
    text: `One press and it is done. The link works once and for ${EMAIL_LINK_HOURS} hours.`,
    submit: 'Confirm',
    pending: 'Confirming...',
    failed: 'Not confirmed',
    outcomes,
  },
  stop: {
    title: 'Stopping the digests by email',
    text: 'One moment…',
    doneTitle: 'No more digests by email',
    done: 'It is done. What you follow stays, and the digest goes on appearing under the bell. Your settings bring the mails back.',
    settings: 'What you follow',
    failedTitle: 'The mails were not stopped',
    failed:
      'There is no network, or the link is not whole: some mail programs cut it. Your settings stop the mails too.',
    choices: 'Open the settings',
    again: 'Try again',
  },
} as const;
