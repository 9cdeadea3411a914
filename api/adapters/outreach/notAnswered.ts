/**
 * A connection that ended without an answer and without an error, as that of a server which switches to another
 * protocol: without it the caller would wait for ever, since a time-out no longer reaches a closed connection.
 */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly code = 'ENOANSWER';
}
