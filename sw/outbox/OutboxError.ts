export type OutboxErrorCode =
  /** The device is full: nothing was stored, the form keeps its input. */
  | 'quota_exceeded'
  /** This browser refuses storage (private window, settings) or does not answer. */
  | 'unavailable'
  /** A newer version of the app owns the database; the page has to be reloaded. */
  | 'outdated'
  | 'not_found'
  | 'sending'
  /** Nobody is signed in, so the row would have no author. */
  | 'signed_out'
  /** The row may have reached the server, so its text is fixed. */
  | 'in_doubt';

/** The device's storage failed. `code` decides what the screen offers. */
export class OutboxError extends Error {
  readonly code: OutboxErrorCode;

  constructor(
    code: OutboxErrorCode,
    cause?: unknown,
    sentence = `The outbox could not do this: ${code}`,
  ) {
    super(sentence, { cause });
    this.name = 'OutboxError';
    this.code = code;
  }
}
