import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { listIssues } from '#schema/issues/issue.ts';
import { saveNoticeChoices } from '#schema/people/noticeChoice.ts';
import { savePushSubscription } from '#schema/people/push.ts';
import { login, logout } from '#schema/people/user.ts';
import { DEMO_PASSWORD } from '#tests/mocks/seeds/people.ts';
import { openWorld } from './worldForTest.ts';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** Rosa wants messages by push, on this browser; answers what was pushed and how others write. */
async function openRosasWorld() {
  const { world, client } = await openWorld('normal');
  const pushes: unknown[] = [];
  world.push = (payload) => pushes.push(JSON.parse(payload));
  const signIn = (emailOrUsername: string) =>
    client.expectCall(login, { body: { emailOrUsername, password: DEMO_PASSWORD } });
  const rosa = await signIn('rosa');
  const choices = [{ type: 'message' as const, byPush: true, byEmail: false }];
  await client.expectCall(saveNoticeChoices, { body: { choices } });
  const body = { endpoint: 'https://push.example.org/1', keys: KEYS };
  await client.expectCall(savePushSubscription, { body });
  const page = await client.expectCall(listIssues);
  const issues = Array.isArray(page) ? page : page.items;
  const own = issues.find(({ reporterId }) => reporterId === rosa.id);
  if (!own) throw new Error('Rosa has reported nothing');
  const danWrites = async () => {
    await signIn('dan');
    const input = { params: { id: own.id }, body: { message: 'I can see it from here.' } };
    await client.expectCall(postMessage, input);
  };
  return { client, pushes, issueId: own.id, danWrites };
}

test('a message that somebody wants to hear of is pushed to the browser at once', async () => {
  const { pushes, issueId, danWrites } = await openRosasWorld();
  await danWrites();
  expect(pushes).toMatchObject([{ title: 'A new message', data: `/issues/${issueId}#discussion` }]);
});

test('nothing is pushed once that person has signed out', async () => {
  const { client, pushes, danWrites } = await openRosasWorld();
  await client.expectCall(logout);
  await danWrites();
  expect(pushes).toEqual([]);
});
