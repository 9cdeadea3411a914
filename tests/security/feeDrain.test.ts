import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
import { transact } from '#api/database/transaction.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { sayFixed } from '#schema/case/fixed.ts';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
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

const neighbours: TestPerson[] = [];

/** People at the place find it fixed, and its reporter says so too: every pledge goes back. */
async function endAsFixed(reporter: TestPerson, id: string): Promise<void> {
  const seenAt = site.api.clock.now().toISOString();
  while (neighbours.length < 3) neighbours.push(await personOf(site.api));
  for (const person of neighbours) {
    await person.expectCall(sightIssue, {
      params: { id },
      body: { isFixed: true, seenAt, awayM: 20 },
    });
  }
  const answer = await reporter.expectCall(sayFixed, { params: { id }, body: { isFixed: true } });
  expect(answer).toEqual({ isCompleted: true });
}

const connect = (...people: TestPerson[]) =>
  transact(
    site.api.database,
    contextOf(null, { now: site.api.clock.now(), isAuditExempt: true }),
    async (tx) => {
      const value = randomUUID();
      for (const { id: userId } of people) await saveTrace(tx, { kind: 'card', value, userId });
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

it('saying of one’s own issue that somebody fixed it is no other door, for accounts of one card neither', async () => {
  const [reporter, friend, stranger] = [
    await personOf(site.api),
    await personOf(site.api),
    await personOf(site.api),
  ];
  await connect(reporter, friend);
  for (const donor of [reporter, friend, friend]) {
    const { id } = await fileReport(reporter);
    await pay(donor, id);
    await pay(stranger, id);
    await endAsFixed(reporter, id);
  }
  const { id } = await site.newIssue();
  for (const donor of [reporter, friend])
    expect((await order(donor, id)).problem.code).toBe('card_returns');
  // Whose money went back because others said so has caused nothing.
  expect((await order(stranger, id)).status).toBe(201);
});

it('deleting the account and coming back with the card is no other door', async () => {
  const [first, second, idle] = [
    await personOf(site.api),
    await personOf(site.api),
    await personOf(site.api),
  ];
  const { id } = await site.newIssue();
  await connect(first, second, idle);
  for (let round = 0; round < 3; round += 1) await payAndTakeBack(first, id);
  // Sent to the bank by now: nothing is owed to the account any more.
  await site.api.database.query(
    `update provider_payment set status = 'succeeded', settled_at = created_at
     where user_id = $1 and status = 'pending'`,
    [first.id],
  );
  for (const person of [first, idle])
    await person.expectCall(deleteAccount, { body: { password: person.password } });
  expect((await order(second, id)).problem.code).toBe('card_returns');
  const kept: { userId: string; days: number }[] = await site.api.database.query(
    `select user_id as "userId", extract(day from expires_at - $2::timestamptz)::integer as days
     from account_trace where user_id = any ($1::uuid[])`,
    [[first.id, idle.id], site.api.clock.now()],
  );
  expect(kept).toEqual([{ userId: first.id, days: 30 }]);
});
