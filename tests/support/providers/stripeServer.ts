import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeRefusal, type StripeWorld } from './stripeObjects.ts';
import { createStripeWorld } from './stripeWorld.ts';

/** What goes wrong with calls to a path: before the effect, after it, or as a server error. */
export type StripeFault = 'unreachable' | 'answer_lost' | 'server_error';

export type StripeEvent = {
  id: string;
  type: string;
  data: { object: unknown };
  created?: number;
  livemode?: boolean;
  account?: string;
};

export type StripeServer = StripeWorld & {
  /** Settings of an installation that is paid through this server. */
  settings: Record<string, string>;
  /** Requests by `METHOD /path`, in order. */
  calls: string[];
  fault(path: string, fault: StripeFault): void;
  /** Does something when the next call to a path arrives, or after its effect; that call gets no answer. */
  interrupt(path: string, moment: 'before' | 'after', act: () => Promise<unknown>): void;
  /** The signature header of a message. */
  sign(body: string, options?: { secret?: string; ageSeconds?: number }): string;
  /** Sends a message to an installation, as Stripe would; answers its status. */
  deliver(origin: string, event: StripeEvent): Promise<number>;
  stop(): Promise<void>;
};

export const eventOf = (type: string, object: unknown): StripeEvent & { object: 'event' } => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  type,
  data: { object },
});

type Interruption = { path: string; moment: 'before' | 'after'; act: () => Promise<unknown> };
type Saved = { fingerprint: string; status: number; body: string };

const SECRET_KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';

const errorBody = (type: string, code: string, message: string) =>
  JSON.stringify({ error: { type, code, message } });

/**
 * A local server that speaks the part of Stripe's protocol that we use: checkout sessions, payment intents,
 * refunds, disputes, accounts, transfers, their lists, idempotency keys that replay every saved answer, and
 * signed messages. `nowMs`: its clock.
 */
export async function startStripeServer(nowMs: () => number = Date.now): Promise<StripeServer> {
  const world = createStripeWorld(nowMs);
  const saved = new Map<string, Saved>();
  const faults: { path: string; fault: StripeFault }[] = [];
  const calls: string[] = [];
  let interruption: Interruption | null = null;

  const execute = (request: IncomingMessage, body: string): { status: number; body: string } => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.local');
    const parameters = new URLSearchParams(request.method === 'GET' ? searchParams : body);
    try {
      const answer = world.answer(`${request.method} ${pathname}`, parameters);
      return { status: 200, body: JSON.stringify(answer) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { status, code, message } = error;
      return { status, body: errorBody('invalid_request_error', code, message) };
    }
  };

  const answer = (request: IncomingMessage, body: string, fault: StripeFault | undefined) => {
    const key = request.headers['idempotency-key'];
    const fingerprint = `${request.method} ${request.url} ${body}`;
    const earlier = typeof key === 'string' ? saved.get(key) : undefined;
    if (earlier && earlier.fingerprint !== fingerprint) {
      return { status: 400, body: errorBody('idempotency_error', 'key_reused', 'Key reused') };
    }
    if (earlier) return earlier;
    const reply =
      fault === 'server_error'
        ? { status: 500, body: errorBody('api_error', 'internal', 'Something went wrong') }
        : execute(request, body);
    if (typeof key === 'string') saved.set(key, { fingerprint, ...reply });
    return reply;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://stripe.local');
    const body = await text(request);
    calls.push(`${request.method} ${pathname}`);
    const at = faults.findIndex(({ path }) =>
      (path.startsWith('/') ? pathname : `${request.method} ${pathname}`).startsWith(path),
    );
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
    const cut = interruption && pathname.startsWith(interruption.path) ? interruption : null;
    if (cut) interruption = null;
    if (cut?.moment === 'before') await cut.act();
    if (fault === 'unreachable' || cut?.moment === 'before') return void request.socket.destroy();
    const isKnown = request.headers.authorization === `Bearer ${SECRET_KEY}`;
    const reply = isKnown
      ? answer(request, body, fault)
      : { status: 401, body: errorBody('invalid_request_error', 'api_key', 'Wrong key') };
    if (cut) await cut.act();
    if (fault === 'answer_lost' || cut) return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const sign: StripeServer['sign'] = (body, { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {}) => {
    // The package compares with the real time.
    const at = Math.floor(Date.now() / 1000) - ageSeconds;
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    return `t=${at},v1=${signature}`;
  };

  return {
    ...world,
    calls,
    sign,
    settings: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    fault(path, fault) {
      // The package tries a broken connection once more by itself, under the same key.
      const times = fault === 'server_error' ? 1 : 2;
      for (let at = 0; at < times; at += 1) faults.push({ path, fault });
    },
    interrupt(path, moment, act) {
      interruption = { path, moment, act };
    },
    async deliver(origin, event) {
      const body = JSON.stringify(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body) };
      const url = `${origin}/api/payments/webhook`;
      return (await fetch(url, { method: 'POST', body, headers })).status;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
