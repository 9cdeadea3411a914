import { plural } from '#web/data/format/format.ts';

export const deletionContent = {
  heading: 'Delete account',
  text: 'Your name, email address, password and settings are erased, and you are signed out everywhere. Reports, messages, pledges and votes stay, without your name. This cannot be undone.',
  open: 'Delete my account',
  title: 'Delete your account?',
  password: 'Your password',
  confirm: 'Delete for good',
  pending: 'Deleting...',
  cancel: 'Keep my account',
  unsent: (count: number) =>
    `${plural(count, { one: '# item', other: '# items' })} on this device could never be sent. Send, export or discard them first.`,
  outbox: 'Open the outbox',
  done: 'Account deleted',
  doneText: 'Thank you for what you did here.',
  failed: 'The account was not deleted',
} as const;
