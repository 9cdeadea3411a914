import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { listNotifications } from '#schema/notices/notification.ts';
import { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';

const site = await startCardSite();
afterAll(() => site.stop());

async function newAccount() {
  const solver = await personOf(site.api);
  const { url } = await solver.expectCall(openPayoutAccount);
  const id = url.split('/').at(-1) ?? '';
  const stateOf = async () => (await solver.expectCall(getPayoutAccount)).state;
  return { solver, id, stateOf };
}

it('an old message about an account that is ready now does not make it incomplete', async () => {
  const { id, stateOf } = await newAccount();
  const early = eventOf('account.updated', { ...site.stripe.accounts.get(id), capabilities: {} });
  const late = eventOf('account.updated', site.stripe.activate(id));
  await site.deliver(late);
  await site.deliver({ ...early, created: (late.created ?? 0) - 60 });
  expect(await stateOf()).toBe('ready');
  // Nor one of the very same second.
  await site.deliver({ ...early, id: `evt_${randomUUID()}`, created: late.created ?? 0 });
  expect(await stateOf()).toBe('ready');
});

it('a disconnected account is seen: its solver is told once, and old messages do not revive it', async () => {
  const { solver, id, stateOf } = await newAccount();
  const ready = eventOf('account.updated', site.stripe.activate(id));
  await site.deliver(ready);
  site.stripe.disconnect(id);
  const gone = eventOf('account.application.deauthorized', { id: 'ca_1', object: 'application' });
  for (const event of [gone, { ...gone, id: `evt_${randomUUID()}` }]) {
    expect(await site.deliver({ ...event, account: id })).toBe(200);
  }
  expect(await stateOf()).toBe('disconnected');
  expect(await site.deliver({ ...ready, id: `evt_${randomUUID()}` })).toBe(200);
  expect(await stateOf()).toBe('disconnected');
  const told = await solver.expectCall(listNotifications);
  expect(told.filter(({ content }) => content.includes('no longer connected'))).toHaveLength(1);
});

it('news of an account that is not ours, or without one, change nothing', async () => {
  const { id, stateOf } = await newAccount();
  await site.deliver(eventOf('account.updated', site.stripe.activate(id)));
  const gone = eventOf('account.application.deauthorized', { id: 'ca_1', object: 'application' });
  expect(await site.deliver(gone)).toBe(200);
  expect(await site.deliver({ ...gone, id: `evt_${randomUUID()}`, account: 'acct_1' })).toBe(200);
  expect(await stateOf()).toBe('ready');
});
