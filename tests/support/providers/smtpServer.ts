import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; data: string };

export type SmtpServer = {
  port: number;
  received: ReceivedMail[];
  /** The names and passwords that clients signed in with, as `name:password`. */
  signIns: string[];
  /** Answers the next recipient with this status and text instead of taking it. */
  refuseNextRecipient(status: number, message: string): void;
  stop(): Promise<void>;
};

type Options = {
  /** What clients have to sign in with, as `name:password`; absent: no sign-in is required. */
  account?: string;
};

/** A mail server on a free port of this machine that keeps what it is given. */
export async function startSmtpServer({ account }: Options = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const signIns: string[] = [];
  let refusal: Error | null = null;
  const listener = new SMTPServer({
    disabledCommands: account === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 0,
    onAuth({ username = '', password = '' }, _session, done) {
      const given = `${username}:${password}`;
      signIns.push(given);
      if (given === account) done(null, { user: username });
      else done(new Error('Authentication failed'));
    },
    onRcptTo(_address, _session, done) {
      const refused = refusal;
      refusal = null;
      done(refused);
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const keep = async () => received.push({ from, to, data: await text(stream) });
      void keep().finally(done);
    },
  });
  // A client that goes away without a word, as one whose process was killed.
  listener.on('error', () => undefined);
  const { server } = listener;
  listener.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    signIns,
    refuseNextRecipient(status, message) {
      refusal = Object.assign(new Error(message), { responseCode: status });
    },
    stop: () => new Promise((resolve) => listener.close(() => resolve())),
  };
}
