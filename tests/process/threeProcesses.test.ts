import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPledge, listPledges } from '#schema/case/pledge.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { getCurrentUser, login, logout } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { picture, REPORT, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import {
  QUICK_SETTINGS,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const PASSWORD = 'trybe-demo-2026';
/** What three processes share: the database and the folder of the photos. */
const dataDir = makeTemporaryFolder();
let database: EmptyDatabase;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const environment = {
    ...QUICK_SETTINGS,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
  };
  servers = await Promise.all([1, 2, 3].map(() => startServerProcess(environment)));
}, 90_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  removeFolder(dataDir);
});

/** One browser whose requests a load balancer spreads: `via(n)` is the process that gets them. */
function visitor(): Client & { via: (position: number) => Client; cookie: () => string } {
  let origin = servers[0]?.origin ?? '';
  let cookie = '';
  const client = createClient((path, init) => {
    cookie = new Headers(init?.headers).get('cookie') ?? '';
    return fetch(origin + path, init);
  });
  const via = (position: number) => {
    origin = servers[position]?.origin ?? '';
    return client;
  };
  return { ...client, via, cookie: () => cookie };
}

async function signIn(username: string) {
  const person = visitor();
  await person.expectCall(login, { body: { emailOrUsername: username, password: PASSWORD } });
  return person;
}

const everyPosition = [0, 1, 2];

describe('three processes started together on an empty database', () => {
  test('make the tables and the demo data once', async () => {
    const migrations = await database.query<{ name: string }>('select name from migration');
    expect(migrations.length).toBeGreaterThan(0);
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    const [people] = await database.query<{ total: number; rosas: number }>(
      `select count(*)::int as total, count(*) filter (where username = 'rosa')::int as rosas
       from app_user`,
    );
    expect(people?.rosas).toBe(1);
    const lists = await Promise.all(
      everyPosition.map((position) => visitor().via(position).expectCall(listIssues)),
    );
    const ids = lists.map((list) => (Array.isArray(list) ? list.map(({ id }) => id) : []));
    expect(ids[0]?.length).toBeGreaterThan(100);
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect(servers.map((server) => server.output()).join('')).not.toMatch(/"level":[56]0|error/iu);
  });

  test('tell the clients of all about a change made through one', async () => {
    const readers = await Promise.all(
      servers.map(({ origin }) => openEventReader((path, init) => fetch(origin + path, init))),
    );
    const rosa = await signIn('rosa');
    const issue = await rosa.via(1).expectCall(reportIssue, { body: REPORT });
    const heard = await Promise.all(readers.map((reader) => reader.hasHeard('issues', null)));
    expect(heard).toEqual([true, true, true]);
    const message = { params: { id: issue.id }, body: { message: 'Still there this morning.' } };
    await rosa.via(2).expectCall(postMessage, message);
    const told = await Promise.all(readers.map((reader) => reader.hasHeard('chat', issue.id)));
    expect(told).toEqual([true, true, true]);
    for (const reader of readers) reader.close();
    const seen = await visitor()
      .via(2)
      .expectCall(getIssue, { params: { id: issue.id } });
    expect(seen.title).toBe(REPORT.title);
  });

  test('never answer from a memory that another has made old', async () => {
    const dan = await signIn('dan');
    const rosa = await signIn('rosa');
    const issue = await rosa.expectCall(reportIssue, { body: REPORT });
    const params = { id: issue.id };
    const reader = await openEventReader((path, init) => visitor().via(2).fetch(path, init));
    expect((await visitor().via(2).expectCall(getIssue, { params })).currentFunding).toBe('0.00');
    await dan.via(0).expectCall(createPledge, { body: { issueId: issue.id, amount: '7.50' } });
    expect(await reader.hasHeard('pledges', issue.id)).toBe(true);
    reader.close();
    expect((await visitor().via(2).expectCall(getIssue, { params })).currentFunding).toBe('7.50');
  });

  test('share a session, which dies on all of them at logout', async () => {
    const sam = await signIn('sam');
    for (const position of everyPosition)
      expect((await sam.via(position).expectCall(getCurrentUser)).username).toBe('sam');
    // The cookie as a thief would have kept it: the logout must end it on the server.
    const stolen = { cookie: sam.cookie() };
    const isKnown = () =>
      Promise.all(
        servers.map(
          async ({ origin }) => (await fetch(`${origin}/api/user`, { headers: stolen })).ok,
        ),
      );
    expect(await isKnown()).toEqual([true, true, true]);
    await sam.via(2).call(logout);
    expect(await isKnown()).toEqual([false, false, false]);
  });

  test('give one effect to one key that reaches all at once', async () => {
    const [rosa, dan] = [await signIn('rosa'), await signIn('dan')];
    const issue = await rosa.expectCall(reportIssue, { body: REPORT });
    const key = randomUUID();
    const body = { issueId: issue.id, amount: '12.34' };
    const answers = await Promise.all(
      [...everyPosition, ...everyPosition].map((position) =>
        dan.via(position).call(createPledge, { key, body }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const pledges = await rosa.expectCall(listPledges, { params: { id: issue.id } });
    expect(pledges.map(({ amount }) => amount)).toEqual(['12.34']);
  });

  test('serve the photo that came in through another', async () => {
    const rosa = await signIn('rosa');
    const photo = await uploadPicture(rosa.via(0), picture(77));
    const issue = await rosa
      .via(1)
      .expectCall(reportIssue, { body: { ...REPORT, photos: [photo] } });
    expect(issue.receipt.parts).toEqual([photo]);
    const images = await Promise.all(
      servers.map(({ origin }) => fetch(`${origin}/api/images/${photo.id}?w=800`)),
    );
    const hashes = await Promise.all(
      images.map(async (image) => {
        expect(image.headers.get('content-type')).toBe('image/webp');
        return createHash('sha256')
          .update(Buffer.from(await image.arrayBuffer()))
          .digest('hex');
      }),
    );
    expect(new Set(hashes).size).toBe(1);
  });
});
