import { EMAIL_LINK_HOURS, RESET_LINK_MINUTES } from '#schema/limits.ts';
import type { EmailOutcome } from '#schema/people/credentials.ts';

const outcomes: Record<EmailOutcome, { title: string; text: string }> = {
  proved: {
    title: 'Your address is confirmed',
    text: 'We send your emails there from now on, and you can use it to reset your password.',
  },
  half: {
    title: 'One of two addresses is confirmed',
    text: 'The address changes as soon as you follow the link in the other email too.',
  },
  changed: {
    title: 'Your address has changed',
    text: 'Sign in with the new one, or with your username as before.',
  },
};

export const stepContent = {
  toLogin: 'To the login',
  toStart: 'To the start page',
  mailbox: 'Open the local mailbox',
  forgot: {
    title: 'Forgot your password?',
    text: `Tell us the email address of your account. We send you a link, valid for ${RESET_LINK_MINUTES} minutes, to choose a new one.`,
    email: 'Email',
    submit: 'Send the link',
    pending: 'Sending...',
    failed: 'The link could not be sent',
    sentTitle: 'Check your email',
    sent: (address: string) =>
      `If an account has the address ${address}, an email is on its way. It may take a few minutes; check your spam folder too.`,
    unproved:
      'An address that was never confirmed first gets a link to confirm it; come back here when you have followed it.',
    local:
      'No mail leaves this machine. The email is kept in the account’s local mailbox: open it on a device that is still signed in, or ask whoever runs this installation to create a link with “npm run recover-account”.',
    noneTitle: 'This site sends no email',
    none: 'Its operator can create a link for you to set a new password. Write to the address on the help page.',
    help: 'Open the help page',
  },
  passkey: {
    title: 'Add a passkey now?',
    text: 'This site sends no email, so you cannot reset a forgotten password by email.',
    how: 'A passkey signs you in with whatever unlocks your device, even if you lose your password. It takes a moment in your settings, and you get recovery codes with it.',
    add: 'Add a passkey',
    later: 'Not now',
  },
  reset: {
    title: 'Choose a new password',
    text: 'It signs you out on all devices.',
    password: 'New password',
    confirmPassword: 'Repeat the new password',
    hint: 'At least 8 characters.',
    submit: 'Set the password',
    pending: 'Setting...',
    failed: 'The password was not set',
    done: 'Password set',
    doneText: 'Please sign in with it.',
    again: 'Request a new link',
  },
  confirm: {
    title: 'Confirm your email address',
    text: `Press the button to confirm. The link works once, within ${EMAIL_LINK_HOURS} hours.`,
    submit: 'Confirm',
    pending: 'Confirming...',
    failed: 'Not confirmed',
    outcomes,
  },
  stop: {
    title: 'Stopping these emails',
    text: 'One moment…',
    doneTitle: 'No more of these emails',
    done: 'The news still appears under the bell. You can turn the emails on again in your settings.',
    settings: 'What you follow',
    failedTitle: 'The emails were not stopped',
    failed:
      'You are offline, or the link is incomplete: some email programs cut links off. You can also stop the emails in your settings.',
    choices: 'Open the settings',
    again: 'Try again',
  },
} as const;
