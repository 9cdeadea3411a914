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
  2: 'A proved email address',
  3: 'A second proof',
};

export const contactContent = {
  heading: 'How sure we are that you are you',
  failed: 'Your contact level could not be loaded',
  failedText: 'It will load when the server can be reached.',
  asked: 'What decides about other people’s money needs somebody who can be reached.',
  notAsked: 'This installation asks for no level: everything is open to every account.',
  listLabel: 'Contact levels',
  level: (level: ContactLevel) => `Level ${level}: ${names[level]}`,
  reached: 'Reached',
  next: 'Your next step',
  later: 'Not yet',
  opens: 'Opens',
  acts,
  and: 'and',
  email: {
    proved: 'You have followed the link that we mailed there.',
    unproved: (address: string) =>
      `Follow the link in the mail to ${address}. Under “Email address” below you can have it sent again.`,
  },
  ways: 'One of these is enough:',
  afterEmail: 'After your email address, one of these is enough:',
  device: {
    name: 'A passkey on another device',
    proved: 'One of your passkeys is on a security key or another device.',
    missing:
      'Add one under “Passkeys” below, on a security key or another device than this one, which does not copy it elsewhere.',
  },
  phone: {
    name: 'A phone',
    proved: (digits: string, day: string) => `The number that ends in ${digits}, since ${day}.`,
    missing: 'We send a code to it. Of the number we keep a digest and its last two digits.',
    none: 'This installation sends no codes to phones.',
    add: 'Prove a phone',
    enter: 'Enter a code',
    remove: 'Remove the phone',
    removing: 'Removing...',
    removed: 'Phone removed',
    removeFailed: 'The phone was not removed',
    local: 'No message leaves this machine: codes appear in the',
    mailbox: 'local mailbox',
    asking: {
      title: 'Prove a phone',
      text: 'We send it a code that is good for 10 minutes.',
      number: 'Phone number with its country',
      hint: 'For example +1 312 555 0100',
      submit: 'Send the code',
      pending: 'Sending...',
      cancel: 'Cancel',
      done: 'Code on its way',
      doneText: 'Enter it when it has come.',
      failed: 'The code was not sent',
    },
    proving: {
      title: 'Enter the code',
      text: 'The six digits of the message to your phone. Give them to nobody else.',
      code: 'Code',
      submit: 'Prove the phone',
      pending: 'Looking...',
      cancel: 'Later',
      done: 'Phone proved',
      doneText: 'It proves this account and no other.',
      failed: 'The phone was not proved',
    },
  },
  document: {
    name: 'The operator of this installation',
    proved: (day: string) => `An operator has seen a document of yours on ${day}.`,
    missing:
      'Show an operator a document of yours. They keep nothing but a digest, by which it proves no second account, also for 12 months after you delete this one.',
  },
} as const;
