/**
 * A connection that ended without a response and without an error, as with a server that switches to another
 * protocol. Without this error the caller would wait forever, since a timeout no longer reaches a closed
 * connection.
 */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly code = 'ENOANSWER';
}
