export type OutboxFileErrorCode =
  | 'not_an_export'
  | 'newer_version'
  /** Another person's: they have to sign in to import it. */
  | 'other_person'
  /** Truncated or changed: a checksum or shape does not match. */
  | 'damaged'
  /** More than can be handled in one file. */
  | 'too_large';

/** Nothing was changed. */
export class OutboxFileError extends Error {
  readonly code: OutboxFileErrorCode;

  constructor(code: OutboxFileErrorCode) {
    super(`The file of unsent items: ${code}`);
    this.name = 'OutboxFileError';
    this.code = code;
  }
}
