/** Why the embedded database could not be started, in words for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  /** Marks a failure that is explained by its message: shown without a stack. */
  readonly code = 'embedded_postgres';
}
