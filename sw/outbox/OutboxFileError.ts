export type OutboxFileErrorCode =
  /** No file of this app. */
  | 'not_an_export'
  /** Written by a newer version of the app. */
  | 'newer_version'
  /** It belongs to somebody else, who has to be signed in to take it in. */
  | 'other_person'
  /** Cut off or changed: something in it does not fit its own checksum or shape. */
  | 'damaged'
  /** More than can be handled in one file. */
  | 'too_large';

/** Why a file of unsent items cannot be made or taken in; nothing was changed then. */
export class OutboxFileError extends Error {
  readonly code: OutboxFileErrorCode;

  constructor(code: OutboxFileErrorCode) {
    super(`The file of unsent items: ${code}`);
    this.name = 'OutboxFileError';
    this.code = code;
  }
}
