import { afterAll, beforeAll, expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { savePushSubscription } from '#schema/notices/push.ts';
import { logout, register } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { openMock, type OpenMock } from '#sw/mock/build/openMock.ts';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const PASSWORD = 'correct horse 7';

const pushes: unknown[] = [];
let mock: OpenMock;

beforeAll(async () => {
  mock = await openMock({
    push: async (_, payload) => {
      pushes.push(JSON.parse(payload));
      return { kind: 'sent' };
    },
  });
}, 120_000);
afterAll(() => mock.stop());

async function join(username: string): Promise<Client> {
  const client = createClient((url, init) =>
    mock.answer(new Request(`http://mock.example${url}`, init)),
  );
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  const body = { username, email: `${username}@example.org`, ...password };
  await client.expectCall(register, { body: { ...body, preferredRole: 'reporter' } });
  return client;
}

/** A reporter who wants messages by push, on this browser. */
async function joinWithPush(username: string) {
  const reporter = await join(username);
  const choices = [{ type: 'message' as const, byPush: true, byEmail: false }];
  await reporter.expectCall(saveNoticeChoices, { body: { choices } });
  const endpoint = `https://push.example.org/${username}`;
  await reporter.expectCall(savePushSubscription, { body: { endpoint, keys: KEYS } });
  return { reporter, issue: await fileReport(reporter) };
}

const writeTo = (writer: Client, { id }: { id: string }) =>
  writer.expectCall(postMessage, { params: { id }, body: { message: 'I can see it from here.' } });

/** Sooner than the round in which deliveries are looked for anyway. */
const AT_ONCE_MS = 4_000;
const newMessage = ({ id }: { id: string }) => ({
  title: 'A new message',
  data: `/issues/${id}#discussion`,
});

test('a message that somebody wants to hear of is pushed to the browser at once', async () => {
  const [writer, { issue }] = [await join('dan'), await joinWithPush('rosa')];
  await writeTo(writer, issue);
  await expect.poll(() => pushes, { timeout: AT_ONCE_MS }).toMatchObject([newMessage(issue)]);
});

test('nothing is pushed once that person has signed out', async () => {
  pushes.length = 0;
  const writer = await join('theo');
  const [gone, here] = [await joinWithPush('linh'), await joinWithPush('sam')];
  await gone.reporter.expectCall(logout);
  // What is written first leaves first: the push to who stayed ends the wait for one to who left.
  await writeTo(writer, gone.issue);
  await writeTo(writer, here.issue);
  await expect.poll(() => pushes, { timeout: AT_ONCE_MS }).toMatchObject([newMessage(here.issue)]);
});
