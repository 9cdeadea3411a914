/** What is asked of a connection that may have lost its peer. */
export type HeardConnection = {
  /** How many bytes have come in so far. */
  readonly heardBytes: number;
  /** Ends it at once; whoever waits for an answer gets an error of the network. */
  drop(): void;
};

/** The connections of a process to its database, so that those without a peer can be ended together. */
export class OpenConnections {
  readonly #open = new Set<HeardConnection>();

  add(connection: HeardConnection): void {
    this.#open.add(connection);
  }

  delete(connection: HeardConnection): void {
    this.#open.delete(connection);
  }

  /**
   * Notes what each has heard by now; the answer ends those that have heard nothing since. Idle ones
   * go, too: they lead to the same server, and a new one costs less than a request that waits in vain.
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
