export type OutboxErrorCode =
  /** The device has no room: nothing was stored, the form keeps what was typed. */
  | 'quota_exceeded'
  /** This browser refuses storage (private window, blocked by settings) or does not answer. */
  | 'unavailable'
  /** A newer version of the app owns the database; this page has to be loaded again. */
  | 'outdated'
  /** There is no such row any more. */
  | 'not_found'
  /** The row is on its way at this moment. */
  | 'sending'
  /** Nobody is signed in, so nobody could be named as its writer. */
  | 'signed_out'
  /** The row may have reached the server already, so its text cannot be changed any more. */
  | 'in_doubt';

/** A failure of the device's own storage. `code` says what the screen can offer. */
export class OutboxError extends Error {
  readonly code: OutboxErrorCode;

  constructor(code: OutboxErrorCode, cause?: unknown) {
    super(`The outbox could not do this: ${code}`, { cause });
    this.name = 'OutboxError';
    this.code = code;
  }
}
