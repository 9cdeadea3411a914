import type { Mail } from '#api/domain/notices/noticeMessages.ts';

/** How mails leave, or do not. */
export type Mailer = {
  kind: 'smtp' | 'local';
  /** Resolves once somebody else answers for the mail. Rejects with MailError. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

/** A mail was not taken. The message names no address and no text of it. */
export class MailError extends Error {
  /** Another try would fare no better: the address or the mail itself was refused. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'MailError';
    this.isFinal = isFinal;
  }
}
