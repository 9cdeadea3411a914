/** An error in the standard's format: an HTTP status and sentences for the sender. */
export class Open311Fault extends Error {
  override readonly name = 'Open311Fault';
  readonly status: number;
  readonly descriptions: readonly string[];

  constructor(status: number, ...descriptions: string[]) {
    super(descriptions.join(' '));
    this.status = status;
    this.descriptions = descriptions;
  }
}

export const notFound = (what: string) => new Open311Fault(404, `${what} was not found.`);
