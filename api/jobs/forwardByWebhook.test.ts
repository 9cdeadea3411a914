import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test, vi } from 'vitest';
import { createOutbound } from '#api/adapters/outreach/outbound.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { rotateBodySecret, saveBody } from '#api/partners/bodies/bodies.ts';
import { listBodies } from '#api/partners/bodies/bodies.sql.ts';
import type { ResponsibleBody } from '#schema/partners/bodies.ts';
import { MINUTE_MS, SECOND_MS } from '#schema/durations.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  testNow,
} from '#tests/support/database/testDatabase.ts';
import { sendForwardings } from './sendForwardings.ts';

const ORIGIN = 'https://trybe.example';
const opened = await openTestDatabase();
const { database } = opened;
const operator = { ...(await insertPerson(database, 'odile')), accountRole: 'operator' as const };
const reporter = await insertPerson(database, 'rosa');

/** A city's program that answers as configured, and keeps what it received. */
type Received = { headers: Record<string, string>; body: string };
const received: Received[] = [];
let status = 204;
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  received.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(status, { location: '/elsewhere' }).end();
}
const program = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => {
  program.listen(0, '127.0.0.1', resolve);
});
const host = `127.0.0.1:${(program.address() as AddressInfo).port}`;
afterAll(async () => {
  await opened.close();
  program.close();
});

const programAt = (address: string) => ({
  name: 'City Streets',
  categories: ['safety'],
  area: null,
  channel: 'webhook' as const,
  address,
  reason: 'They asked for it in a letter.',
});

/** Registers the body for every report from now on; returns its secret. */
async function nameProgram(address: string): Promise<string> {
  await database.query('update responsible_body set is_retired = true');
  const context = contextOf(operator, { isAuditExempt: true });
  const saved = await transact(database, context, (tx) =>
    saveBody(tx, randomUUID(), programAt(address)),
  );
  return saved.webhookSecret ?? '';
}

const report = (): Promise<string> =>
  transact(database, contextOf(reporter), (tx) => insertIssue(tx));

/** One round of a process, minutes after the report; it can reach only the given hosts. */
async function round(atMinutes: number, allowedHosts = [host]): Promise<void> {
  const now = () => new Date(testNow.getTime() + atMinutes * MINUTE_MS);
  const own = {
    database,
    clock: { now },
    siteClock: contextOf(null, { now: now() }).clock,
    mailer: null,
    open311: null,
    outbound: createOutbound({ allowedHosts, timeoutMs: 2_000 }),
    origin: ORIGIN,
    site: async () => ({ name: 'Trybe', languages: ['en' as const] }),
    warn: () => undefined,
  };
  await sendForwardings(own, new AbortController().signal);
}

async function forwarding(issueId: string) {
  const sql = `select told_at is not null as told, last_error as error from forwarding
    where issue_id = $1`;
  const [row] = await database.query<{ told: boolean; error: string | null }[]>(sql, [issueId]);
  return row;
}

/** With the specification's own package, at the message's time. */
function verify({ headers, body }: Received, secret: string): unknown {
  vi.setSystemTime(Number(headers['webhook-timestamp']) * SECOND_MS);
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

test('a program is told by a signed message, under the same id until it takes it', async () => {
  const secret = await nameProgram(`http://${host}/told`);
  const id = await report();
  for (const [index, fault] of [500, 302, 429].entries()) {
    status = fault;
    await round(index * 60);
    expect(await forwarding(id)).toEqual({ told: false, error: `answer ${fault}` });
  }
  status = 204;
  await round(24 * 60);
  await round(48 * 60);
  expect(await forwarding(id)).toEqual({ told: true, error: null });
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const message of received)
    expect(verify(message, secret)).toMatchObject({
      type: 'issue.forwarded',
      data: {
        id,
        page: `${ORIGIN}/issues/${id}`,
        answer: expect.stringMatching(/^https:\/\/trybe\.example\/answer\/[\da-f]{96}$/u),
      },
    });
  const other = await nameProgram(`http://${host}/told`);
  const [first] = received;
  expect(() => first && verify(first, other)).toThrow('No matching signature');
});

test('its secret is shown once, and for a day after a new one was made both sign', async () => {
  const old = await nameProgram(`http://${host}/told`);
  const [body] = await database.query<{ id: string }[]>(
    'select id from responsible_body where not is_retired',
  );
  const bodyId = body?.id ?? '';
  const reason = 'The program moved to another machine.';
  const asOperator = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    transact(database, contextOf(operator, { isAuditExempt: true }), run);
  expect(await asOperator((tx) => saveBody(tx, bodyId, programAt(`http://${host}/new`)))).toEqual({
    webhookSecret: null,
  });
  const { secret } = await asOperator((tx) => rotateBodySecret(tx, { id: bodyId, reason }));
  expect(secret).not.toBe(old);
  const verified = async (atMinutes: number) => {
    await report();
    await round(atMinutes);
    const last = received.at(-1);
    return [old, secret].map((one) => {
      try {
        return Boolean(last && verify(last, one));
      } catch {
        return false;
      }
    });
  };
  expect(await verified(60)).toEqual([true, true]);
  expect(await verified(25 * 60)).toEqual([false, true]);
});

test('a program that answers 410 is told nothing, and what waited once it is saved again', async () => {
  await nameProgram(`http://${host}/told`);
  const id = await report();
  status = 410;
  await round(100 * 60);
  const before = received.length;
  status = 204;
  await round(200 * 60);
  expect(received).toHaveLength(before);
  expect(await forwarding(id)).toEqual({ told: false, error: 'answer 410' });
  const { bodies } = JSON.parse(await listBodies(database)) as { bodies: ResponsibleBody[] };
  const gone = bodies.find(({ isRetired }) => !isRetired);
  expect(gone?.goneAt).toEqual(expect.any(String));
  const context = contextOf(operator, { isAuditExempt: true });
  const again = programAt(`http://${host}/told`);
  await transact(database, context, (tx) => saveBody(tx, gone?.id ?? '', again));
  await round(201 * 60);
  expect(await forwarding(id)).toEqual({ told: true, error: null });
});

test('a message goes to no address of the own network, and the console can say why', async () => {
  await nameProgram(`http://${host}/told`);
  const id = await report();
  const before = received.length;
  await round(300 * 60, []);
  const found = await forwarding(id);
  expect(found?.told).toBe(false);
  expect(found?.error).toEqual(expect.any(String));
  expect(received).toHaveLength(before);
});
