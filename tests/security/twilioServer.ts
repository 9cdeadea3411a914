import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type SentText = { to: string; from: string; body: string };

export type TwilioServer = {
  /** Settings of an installation that sends its codes through this server. */
  settings: Record<string, string>;
  texts: SentText[];
  /** What the next message is answered with; null: nothing at all. */
  failNext(answer: { status: number; body: string } | null): void;
  stop(): Promise<void>;
};

const SID = 'AC0123456789abcdef';
const TOKEN = 'local0123456789';
const PATH = `/2010-04-01/Accounts/${SID}/Messages.json`;

/** A local server that speaks the part of Twilio's protocol that we use: messages, and their refusals. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const texts: SentText[] = [];
  let failure: { status: number; body: string } | null | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams(await text(request));
      const answer = (status: number, body: string) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      };
      const credentials = `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`;
      if (request.method !== 'POST' || request.url !== PATH) return answer(404, '{}');
      if (request.headers.authorization !== credentials) return answer(401, '{"code":20003}');
      if (failure !== undefined) {
        const planned = failure;
        failure = undefined;
        return planned === null ? request.socket.destroy() : answer(planned.status, planned.body);
      }
      const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
      texts.push({ to: to ?? '', from: from ?? '', body: body ?? '' });
      return answer(201, JSON.stringify({ sid: `SM${texts.length}`, status: 'queued' }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      PHONE_CODES: 'twilio',
      TWILIO_ACCOUNT_SID: SID,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: '+13125550100',
      TWILIO_API_URL: `http://127.0.0.1:${port}`,
    },
    texts,
    failNext(answer) {
      failure = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
