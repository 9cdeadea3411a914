import type { ContactAct, ContactLevel } from '#schema/people/contact.ts';

const acts: Record<ContactAct, string> = {
  takePart: 'reporting, pledging, proposing and discussing',
  vote: 'voting on proposals and proofs',
  object: 'objecting to a proof',
  judge: 'sitting on a jury',
  rule: 'ruling on a case, as an ambassador',
};

const names: Record<ContactLevel, string> = {
  1: 'An account',
  2: 'A confirmed email address',
  3: 'A second confirmation',
};

export const contactContent = {
  heading: 'Confirmed contact',
  failed: 'Your confirmed contact could not be loaded',
  asked: 'Decisions about other people’s money are open only to people who can be reached.',
  listLabel: 'Kinds of confirmed contact',
  level: (level: ContactLevel) => `Level ${level}: ${names[level]}`,
  reached: 'Reached',
  next: 'Your next step',
  later: 'Not yet',
  opens: 'Opens',
  acts,
  and: 'and',
  email: {
    proved: 'You followed the link that we sent to it.',
    unproved: (address: string) =>
      `Follow the link in the mail to ${address}. You can have it sent again under “Email address” below.`,
  },
  ways: 'One of these is enough:',
  afterEmail: 'After your email address, one of these is enough:',
  phone: {
    name: 'A phone',
    proved: (digits: string, day: string) => `The number ending in ${digits}, confirmed on ${day}.`,
    missing:
      'We send it a code. We store only a fingerprint of the number and its last two digits.',
    none: 'This site does not send text messages.',
    add: 'Confirm a phone',
    enter: 'Enter a code',
    remove: 'Remove the phone',
    removing: 'Removing...',
    removed: 'Phone removed',
    removeFailed: 'The phone was not removed',
    local: 'No message leaves this machine: codes appear in the',
    mailbox: 'local mailbox',
    asking: {
      title: 'Confirm a phone',
      text: 'We send it a code that is valid for 10 minutes.',
      number: 'Phone number with country code',
      hint: 'For example +1 312 555 0100',
      understood: (number: string) => `The code goes to ${number}.`,
      submit: 'Send the code',
      pending: 'Sending...',
      done: 'Code sent',
      doneText: 'Enter it when it arrives.',
      failed: 'The code was not sent',
    },
    proving: {
      title: 'Enter the code',
      text: 'The six digits from the message to your phone. Never share them with anybody.',
      code: 'Code',
      submit: 'Confirm the phone',
      pending: 'Checking...',
      cancel: 'Later',
      done: 'Phone confirmed',
      doneText: 'It can confirm only this account.',
      failed: 'The phone was not confirmed',
    },
  },
  document: {
    name: 'The operator of this installation',
    proved: (day: string) => `An operator checked your identity document on ${day}.`,
    missing:
      'Show an operator an identity document. They store only a fingerprint, so that it cannot confirm a second account, not even within 12 months of deleting this one.',
  },
} as const;
