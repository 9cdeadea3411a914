import { createServer, type AddressInfo, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; data: string };

export type SmtpServer = {
  port: number;
  received: ReceivedMail[];
  /** The names and passwords that clients signed in with, as `name:password`. */
  signIns: string[];
  /** Answers the next recipient with this line instead of taking it. */
  refuseNextRecipient(line: string): void;
  stop(): Promise<void>;
};

type Options = {
  /** What AUTH PLAIN has to bring, as `name:password`; none asked for where absent. */
  account?: string;
};

type Refusals = { recipient: string | null };

/** One conversation, line by line (RFC 5321, AUTH PLAIN of RFC 4616). */
class Conversation {
  #mail: ReceivedMail = { from: '', to: [], data: '' };
  #isData = false;
  readonly #server: SmtpServer;
  readonly #refusals: Refusals;
  readonly #account: string | undefined;
  #isKnown: boolean;

  constructor(server: SmtpServer, refusals: Refusals, account: string | undefined) {
    this.#server = server;
    this.#refusals = refusals;
    this.#account = account;
    this.#isKnown = account === undefined;
  }

  /** The answer to a line; null for none. */
  answer(line: string): string | null {
    if (this.#isData) return this.#takeLine(line);
    const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/u.exec(line) ?? [];
    switch (verb.toUpperCase()) {
      case 'EHLO':
        return this.#account === undefined ? '250 mail.test' : '250-mail.test\r\n250 AUTH PLAIN';
      case 'AUTH':
        return this.#signIn(rest);
      case 'MAIL':
        if (!this.#isKnown) return '530 5.7.0 Authentication required';
        this.#mail = { from: addressOf(rest), to: [], data: '' };
        return '250 OK';
      case 'RCPT':
        return this.#addRecipient(rest);
      case 'DATA':
        this.#isData = true;
        return '354 Go on';
      case 'QUIT':
        return '221 Bye';
      default:
        return '250 OK';
    }
  }

  #signIn(rest: string): string {
    const [, name = '', password = ''] = Buffer.from(rest.replace(/^PLAIN\s*/iu, ''), 'base64')
      .toString('utf8')
      .split('\0');
    this.#server.signIns.push(`${name}:${password}`);
    this.#isKnown = `${name}:${password}` === this.#account;
    return this.#isKnown ? '235 OK' : '535 5.7.8 Authentication failed';
  }

  #addRecipient(rest: string): string {
    const refusal = this.#refusals.recipient;
    this.#refusals.recipient = null;
    if (refusal !== null) return refusal;
    this.#mail.to.push(addressOf(rest));
    return '250 OK';
  }

  #takeLine(line: string): string | null {
    if (line !== '.') {
      this.#mail.data += `${line.replace(/^\./u, '')}\r\n`;
      return null;
    }
    this.#isData = false;
    this.#server.received.push(this.#mail);
    return '250 Taken';
  }
}

const addressOf = (rest: string) => /<([^>]*)>/u.exec(rest)?.[1] ?? '';

function converse(socket: Socket, conversation: Conversation): void {
  let rest = '';
  socket.write('220 mail.test ESMTP\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString('utf8')}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = conversation.answer(line);
      if (answer !== null) socket.write(`${answer}\r\n`);
    }
  });
}

/** A mail server on a free port of this machine that keeps what it is given. */
export async function startSmtpServer({ account }: Options = {}): Promise<SmtpServer> {
  const refusals: Refusals = { recipient: null };
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, new Conversation(server, refusals, account));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: SmtpServer = {
    port: (listener.address() as AddressInfo).port,
    received: [],
    signIns: [],
    refuseNextRecipient(line) {
      refusals.recipient = line;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(() => resolve());
      }),
  };
  return server;
}
