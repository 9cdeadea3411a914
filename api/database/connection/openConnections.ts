export type HeardConnection = {
  readonly heardBytes: number;
  /** Closes it at once; waiting queries fail with a network error. */
  drop(): void;
};

export class OpenConnections {
  readonly #open = new Set<HeardConnection>();

  add(connection: HeardConnection): void {
    this.#open.add(connection);
  }

  delete(connection: HeardConnection): void {
    this.#open.delete(connection);
  }

  /**
   * Remembers the bytes received; the returned function drops connections that received nothing
   * since. Idle ones too: they lead to the same server, and reconnecting costs less than a request
   * that waits in vain.
   */
  mark(): () => void {
    const heard = [...this.#open].map((connection) => [connection, connection.heardBytes] as const);
    return () => {
      for (const [connection, bytes] of heard) {
        if (connection.heardBytes === bytes) connection.drop();
      }
    };
  }
}
