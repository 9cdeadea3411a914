import type { Mailer, TextMessenger } from '#api/platform/ports.ts';

const SUBJECT = 'A text message to your phone';

export const createLocalTexts = (mailbox: Pick<Mailer, 'send'>): TextMessenger => ({
  kind: 'local',
  send: (message) =>
    mailbox.send({ ...message, subject: SUBJECT }).then(
      () => 'sent',
      () => 'failed',
    ),
});
