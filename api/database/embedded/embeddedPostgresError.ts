/** The message is written for the person who started the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  /** Shown without a stack: the message explains the failure. */
  readonly code = 'embedded_postgres';
}
