import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { processExists } from '#api/database/embedded/embeddedPostmaster.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { embeddedPid, processTree, queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { filledFolder, FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { removeFolder } from '#tests/support/temporaryFolder.ts';
import { registerAs } from '#tests/support/registerAs.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const CYCLES = isWholeRun ? 20 : 8;
/** Long enough for a busy machine. */
const PATIENCE_MS = 30_000;
const WRITERS = 4;

/** Something a person wants stored once, however often it has to be sent. */
type Intent = { person: Client; key: string; id: string; kind: 'report' | 'message' };
type Writing = { discussion: string; acknowledged: Intent[]; pending: Intent[] };

const dataDir = await filledFolder('nothing');
const port = await freePort();
afterAll(() => removeFolder(dataDir));

const start = () =>
  startServerProcess({ ...FILLINGS.nothing, DATA_DIR: dataDir, PORT: String(port) });

const newIntent = (person: Client, number: number): Intent => ({
  person,
  key: randomUUID(),
  id: randomUUID(),
  kind: number % 3 === 0 ? 'report' : 'message',
});

async function send(discussion: string, intent: Intent): Promise<void> {
  const { person, key, id, kind } = intent;
  const answer =
    kind === 'report'
      ? await person.call(reportIssue, { key, body: { ...REPORT, id, title: `Report ${id}` } })
      : await person.call(postMessage, {
          key,
          params: { id: discussion },
          body: { id, message: `Message ${id}` },
        });
  expect(answer).toMatchObject({ status: 201, body: { id, receipt: { key } } });
}

async function signUp(number: number): Promise<Client> {
  const person = createClient((url, init) => fetch(`http://localhost:${port}${url}`, init));
  await registerAs(person, `writer${number}`);
  return person;
}

/** Writes until the line breaks; what was not acknowledged then is left in `pending`. */
async function writeUntilCut(writing: Writing, person: Client, onAcknowledged: () => void) {
  for (let number = 0; ; number += 1) {
    const intent = newIntent(person, number);
    try {
      await send(writing.discussion, intent);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      writing.pending.push(intent);
      return;
    }
    writing.acknowledged.push(intent);
    onAcknowledged();
  }
}

/** Everybody writes; the server is killed in the middle, after another number each time. */
async function killWhileWriting(writing: Writing, people: Client[], kill: () => Promise<void>) {
  const cycle = writing.acknowledged.length % 13;
  let countdown = 10 + cycle;
  let killed: Promise<void> | undefined;
  const onAcknowledged = () => {
    countdown -= 1;
    if (countdown === 0) killed = kill();
  };
  await Promise.all(people.map((person) => writeUntilCut(writing, person, onAcknowledged)));
  await killed;
}

/** A person's device sends what it got no answer for once more, with the same key. */
async function sendPendingAgain(writing: Writing) {
  for (const intent of writing.pending.splice(0)) {
    await send(writing.discussion, intent);
    writing.acknowledged.push(intent);
  }
}

const isDatabaseGone = async () => (await embeddedPid(dataDir)) === null;

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

async function storedNames(): Promise<string[]> {
  const rows = await queryEmbedded<{ kind: string; id: string }>(
    dataDir,
    `select 'report' as kind, substr(title, 8) as id from issue where title like 'Report %'
     union all select 'message', substr(message, 9) from chat_message`,
  );
  return rows.map(nameOf).toSorted();
}

describe('the server killed under load', () => {
  test('loses nothing acknowledged, doubles nothing sent again, and starts again', async () => {
    let server = await start();
    const people = await Promise.all(Array.from({ length: WRITERS }, (_, i) => signUp(i)));
    const reported = await people[0]?.expectCall(reportIssue, { body: REPORT });
    const writing: Writing = { discussion: reported?.id ?? '', acknowledged: [], pending: [] };
    const orphans: boolean[] = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await killWhileWriting(writing, people, server.kill);
      // Every other time the next start meets the database while it is still going down.
      if (cycle % 2 === 0) orphans.push(!(await eventually(isDatabaseGone, PATIENCE_MS)));
      server = await start();
      await sendPendingAgain(writing);
    }
    expect(orphans).not.toContain(true);
    expect(await storedNames()).toEqual(writing.acknowledged.map(nameOf).toSorted());
    expect(writing.acknowledged.length).toBeGreaterThan(CYCLES * 10);

    const database = processTree((await embeddedPid(dataDir)) ?? 0);
    expect(database.length).toBeGreaterThan(1);
    await server.stop();
    expect(await eventually(() => !database.some(processExists), PATIENCE_MS)).toBe(true);
  });
});
