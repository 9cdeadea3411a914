import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { createSiteApiKey } from '#schema/partners/apiKeys.ts';
import { saveBody } from '#schema/partners/bodies.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import type { ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { signInAt, startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const KILLS = isWholeRun ? 10 : 2;
const BODY = '00000000-0000-4000-8000-0000000000b1';
const REASON = 'The two towns agreed on it in a letter.';
const FIX_BY = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
const WAIT_MS = 60_000;
const PATIENCE_MS = 900_000;

type Town = { database: EmptyDatabase; dataDir: string; port: number; server: ServerProcess };
type Moment = 'before' | 'after' | 'reading' | null;

let a: Town;
let b: Town;
/** In town B: of the body there that answers, and of the program that town A is. */
let answerKey = '';
let reportKey = '';
/** When the line between the towns has town A killed: before B has the request, before A has the answer, or as it reads. */
let killed: Moment = null;

/** The line from A to B, which passes everything on until somebody dies. */
const line = createServer((request, response) => void pass(request, response));

function killA(): Promise<void> {
  killed = null;
  return a.server.kill();
}

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'POST' ? await text(request) : undefined;
  const isReading = request.url?.includes('servicerequestupdates') === true;
  const isMeant = killed === 'reading' ? isReading : request.method === 'POST';
  const moment = isMeant ? killed : null;
  if (moment === 'before' || moment === 'reading') return killA();
  const { accept = '*/*', 'content-type': type = '' } = request.headers;
  const answer = await fetch(`${b.server.origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { accept, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const said = await answer.text();
  if (moment === 'after') return killA();
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(said);
  return undefined;
}

const lineOrigin = () => `http://127.0.0.1:${(line.address() as AddressInfo).port}`;

const start = ({ database, dataDir, port }: Omit<Town, 'server'>) =>
  startUnlimitedServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    OUTGOING_HOSTS: new URL(lineOrigin()).host,
  });

async function openTown(): Promise<Town> {
  const place = {
    database: await openEmptyDatabase(),
    dataDir: makeTemporaryFolder(),
    port: await freePort(),
  };
  return { ...place, server: await start(place) };
}

async function operatorOf({ server, database }: Town): Promise<Client> {
  const client = await signInAt(server.origin, 'odile');
  await database.query(`update app_user set account_role = 'operator' where username = 'odile'`);
  return client;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
  [a, b] = [await openTown(), await openTown()];
  const ofB = await operatorOf(b);
  const asked = { name: 'Town A', scopes: ['report' as const], reason: REASON };
  ({ key: reportKey } = await ofB.expectCall(createSiteApiKey, { body: asked }));
  const office = { channel: 'mail' as const, name: 'Office of B', address: 'office@example.org' };
  const told = { ...office, categories: ['safety'], area: null, reason: REASON };
  await ofB.expectCall(saveBody, { params: { id: BODY }, body: told });
  const answering = { name: 'Office', scopes: ['update' as const], bodyId: BODY, reason: REASON };
  ({ key: answerKey } = await ofB.expectCall(createSiteApiKey, { body: answering }));
  const ofA = await operatorOf(a);
  await ofA.expectCall(saveBody, {
    params: { id: BODY },
    body: {
      channel: 'open311',
      name: 'Town B',
      categories: ['infrastructure'],
      area: null,
      address: `${lineOrigin()}/open311/v2`,
      serviceCode: 'safety',
      apiKey: reportKey,
      reason: REASON,
    },
  });
}, PATIENCE_MS);

afterAll(async () => {
  for (const { server, database, dataDir } of [a, b]) {
    await server.stop();
    await database.close();
    removeFolder(dataDir);
  }
  line.close();
});

type Request = { service_request_id: string; description: string };

/** What town B has of a report of town A. */
async function receivedOf(id: string): Promise<Request[]> {
  const response = await fetch(`${b.server.origin}/open311/v2/requests.json?page_size=200`);
  const requests = (await response.json()) as Request[];
  return requests.filter(({ description }) => description.includes(`/issues/${id}`));
}

async function isTold(id: string, { database } = a): Promise<boolean> {
  const sql = 'select told_at is not null as told from forwarding where issue_id = $1';
  const [row] = await database.query<{ told: boolean }>(sql, [id]);
  return row?.told === true;
}

const isAnswered = async (id: string): Promise<boolean> =>
  (await a.database.query('select from official_answer where issue_id = $1', [id])).length > 0;

/** As a quarter of an hour later: town A asks town B what became of its reports. */
const askAgain = () => a.database.query(`update responsible_body set read_due_at = '-infinity'`);

/** Again and again: a reading that is under way puts off the next one when it ends. */
const asksUntil = (isDone: () => boolean | Promise<boolean>) =>
  eventually(async () => {
    if (await isDone()) return true;
    await askAgain();
    return false;
  }, WAIT_MS);

/** As minutes later, when what the dead process held is free. */
const passLease = () =>
  a.database.query(`update forwarding set due_at = '-infinity' where told_at is null`);

test(
  'town B has each report of town A once, however often A dies on the way, and A shows what B answers',
  async () => {
    for (let at = 0; at < KILLS; at += 1) {
      const reporter = await signInAt(a.server.origin, 'rosa');
      killed = at % 2 === 0 ? 'after' : 'before';
      const { id } = await fileReport(reporter, { title: `Broken sign number ${at}` });
      expect(await eventually(() => killed === null, WAIT_MS)).toBe(true);
      await a.server.kill();
      expect([at, await isTold(id), (await receivedOf(id)).length]).toEqual([
        at,
        false,
        at % 2 === 0 ? 1 : 0,
      ]);
      await passLease();
      a.server = await start(a);
      expect(await eventually(() => isTold(id), WAIT_MS)).toBe(true);
      const [received, ...twice] = await receivedOf(id);
      expect([at, received?.description, twice]).toEqual([
        at,
        expect.stringContaining(`Broken sign number ${at}`),
        [],
      ]);

      const number = received?.service_request_id ?? '';
      expect(await eventually(() => isTold(number, b), WAIT_MS)).toBe(true);
      const form = new URLSearchParams({
        api_key: answerKey,
        service_request_id: number,
        status: 'will_fix',
        expected_datetime: `${FIX_BY}T00:00:00Z`,
        description: `We have it as ${number}.`,
      });
      const updates = `${b.server.origin}/open311/v2/servicerequestupdates.json`;
      const said = await fetch(updates, { method: 'POST', body: form });
      expect([said.status, await said.text()]).toEqual([200, expect.stringContaining('update_id')]);
      // Half of the times A dies while it reads.
      if (at % 2 === 0) killed = 'reading';
      expect(await asksUntil(() => killed === null)).toBe(true);
      if (at % 2 === 0) {
        await a.server.kill();
        a.server = await start(a);
      }
      expect(await asksUntil(() => isAnswered(id))).toBe(true);
      await askAgain();
      const again = await signInAt(a.server.origin, 'rosa');
      const { responsible } = await again.expectCall(getIssue, { params: { id } });
      expect(responsible).toMatchObject({
        bodyName: 'Town B',
        answers: [{ state: 'will_fix', fixBy: FIX_BY, text: form.get('description') }],
      });
    }
  },
  PATIENCE_MS,
);
