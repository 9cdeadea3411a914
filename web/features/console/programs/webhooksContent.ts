import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';
import type { Webhook, WebhookDelivery } from '#schema/partners/webhooks.ts';

const events: Record<WebhookEvent, string> = {
  reported: 'An issue is reported',
  edited: 'It is edited, merged or shown again',
  answered: 'The responsible body answers',
  funded: 'Money is pledged',
  chosen: 'A solver is chosen',
  proof: 'Proof of the work is sent',
  decided: 'The work is accepted or rejected',
  paid: 'The solver is paid',
  refunded: 'Pledges are withdrawn or refunded',
  hidden: 'It is hidden or deleted',
};

const states: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export const webhooksContent = {
  heading: 'Webhooks',
  text: 'An address of another program that is told at once what happens to issues. Messages name the issue and what happened, and nothing else.',
  listLabel: 'Addresses that are told',
  empty: 'No addresses yet.',
  failed: 'The addresses could not be loaded',
  made: (name: string, day: string) => `Added by ${name} on ${day}`,
  counts: ({ waiting, failed }: Pick<Webhook, 'waiting' | 'failed'>) =>
    `waiting: ${waiting}, failed: ${failed}`,
  on: 'On',
  gone: (day: string) =>
    `Switched off since ${day}: the address answered that it is gone (410). Send a message again to switch it on.`,
  events,
  states,
  add: 'Add an address',
  rotate: 'New secret',
  remove: 'Remove',
  adding: {
    title: 'Add an address',
    text: 'Its secret is shown once, afterwards.',
    url: 'Address',
    urlHint: 'Begins with https:// and is on the open internet.',
    events: 'What it is told',
    submit: 'Add the address',
    done: 'Address added',
  },
  rotating: {
    title: 'Make a new secret?',
    text: 'For a day, messages are signed with the old and the new one; then with the new one alone.',
    submit: 'Make a new secret',
    done: 'New secret made',
  },
  removing: {
    title: 'Remove this address?',
    text: 'It is told nothing more, and what waits for it is discarded.',
    submit: 'Remove the address',
    done: 'Address removed',
  },
  shown: {
    title: 'The secret of this address',
    text: 'It is shown only once: copy it to where the receiving program reads it. With it the program checks that messages come from here.',
    label: 'Secret',
  },
  messages: {
    button: 'Last messages',
    empty: 'No messages yet.',
    failed: 'The messages could not be loaded',
    caption: (url: string) => `Last messages to ${url}`,
    columns: {
      event: 'What happened',
      when: 'When',
      state: 'State',
      answer: 'Last answer',
      tries: 'Attempts',
      act: 'Send again',
    },
    next: (time: string) => `next attempt ${time}`,
    unanswered: 'none yet',
    repeat: 'Send again',
    repeatLabel: (event: string, time: string) => `Send again: ${event}, ${time}`,
  },
  repeating: {
    title: 'Send this message again?',
    text: 'It goes out under the same id, so that a program that keeps ids takes it only once.',
    submit: 'Send again',
    done: 'It is being sent',
  },
} as const;
