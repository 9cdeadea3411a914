import type { Mailer, TextMessenger } from '#api/platform/ports.ts';

const SUBJECT = 'A text message to your phone';

/** Keeps text messages in the local mailbox instead of sending them. */
export const createLocalTexts = (mailbox: Pick<Mailer, 'send'>): TextMessenger => ({
  kind: 'local',
  send: (message) =>
    mailbox.send({ ...message, subject: SUBJECT }).then(
      () => 'sent',
      () => 'failed',
    ),
});
