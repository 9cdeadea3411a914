import { afterAll, expect, it } from 'vitest';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
import { transact } from '#api/database/transaction.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';

const site = await startCardSite();
afterAll(() => site.stop());

const order = (by: TestPerson, issueId: string) =>
  by.call(createPledge, { body: { issueId, amount: '200' } });

/** Pays by card; the provider keeps its fee whatever becomes of the pledge. */
async function pay(by: TestPerson, issueId: string): Promise<string> {
  const { id } = await by.expectCall(createPledge, { body: { issueId, amount: '200' } });
  await site.deliver(eventOf('checkout.session.completed', site.pay(id)));
  return id;
}

async function payAndTakeBack(by: TestPerson, issueId: string): Promise<void> {
  const id = await pay(by, issueId);
  await by.expectCall(withdrawPledge, { params: { id } });
}

const connect = (...people: TestPerson[]) =>
  transact(
    site.api.database,
    contextOf(null, { now: site.api.clock.now(), isAuditExempt: true }),
    async (tx) => {
      for (const { id: userId } of people)
        await saveTrace(tx, { kind: 'card', value: 'one', userId });
    },
  );

it('pledging by card and taking it back goes three times in thirty days, and the right to withdraw stays', async () => {
  const donor = await personOf(site.api);
  const { id } = await site.newIssue();
  const standing = await pay(donor, id);
  for (let round = 0; round < 3; round += 1) await payAndTakeBack(donor, id);
  const refused = await order(donor, id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'card_returns']);
  expect(refused.problem.detail).toContain('once 30 days have passed');
  await donor.expectCall(withdrawPledge, { params: { id: standing } });
  expect((await order(await personOf(site.api), id)).status).toBe(201);
});

it('accounts of one card count together', async () => {
  const [first, second] = [await personOf(site.api), await personOf(site.api)];
  const { id } = await site.newIssue();
  for (const donor of [first, first, second]) await payAndTakeBack(donor, id);
  expect((await order(second, id)).status).toBe(201);
  await connect(first, second);
  for (const donor of [first, second])
    expect((await order(donor, id)).problem.code).toBe('card_returns');
});

it('deleting one’s own issue is no other door', async () => {
  const reporter = await personOf(site.api);
  for (let round = 0; round < 3; round += 1) {
    const { id } = await fileReport(reporter);
    await pay(reporter, id);
    await reporter.expectCall(deleteIssue, { params: { id } });
  }
  const { id } = await site.newIssue();
  expect((await order(reporter, id)).problem.code).toBe('card_returns');
});
