import { afterAll, describe, expect, it } from 'vitest';
import { mergeIssue } from '#schema/case/merge.ts';
import { listPledges, movePledge, withdrawPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';

const site = await startCardSite();
afterAll(() => site.stop());

/** A paid pledge in one person's report that was merged into another of their reports. */
async function mergedWithMoney(amount = '25') {
  const { id: fromId, reporter } = await site.newIssue();
  const { id: intoId } = await fileReport(reporter);
  const paid = await site.standing(fromId, amount);
  await reporter.expectCall(mergeIssue, { params: { id: fromId }, body: { intoId } });
  return { fromId, intoId, paid };
}

const move = (id: string) => site.donor.expectCall(movePledge, { params: { id } });
const fundsOf = async (id: string) => (await site.issueOf(id)).currentFunding;

describe('a pledge by card that moves to where its issue goes on', () => {
  it('is refunded to the card once, when it is taken back there', async () => {
    const { fromId, intoId, paid } = await mergedWithMoney();
    await move(paid.id);
    expect([await fundsOf(fromId), await fundsOf(intoId)]).toEqual(['0.00', '25.00']);
    expect(await site.ordersOf(paid.id)).toEqual([]);
    expect(await site.booksProblem()).toBeNull();
    await site.donor.expectCall(withdrawPledge, { params: { id: paid.id } });
    expect(await site.ordersOf(paid.id)).toEqual([{ status: 'pending', cents: '2500' }]);
    expect(await fundsOf(intoId)).toBe('0.00');
    expect(await site.booksProblem()).toBeNull();
  });

  it('is taken from there by a bank', async () => {
    const { fromId, intoId, paid } = await mergedWithMoney();
    await move(paid.id);
    const disputed = site.stripe.dispute(paid.paymentIntent);
    expect(await site.deliver(eventOf('charge.dispute.created', disputed))).toBe(200);
    expect([await fundsOf(fromId), await fundsOf(intoId)]).toEqual(['0.00', '0.00']);
    expect(await site.booksProblem()).toBeNull();
  });

  it('goes straight back when it is paid only after the merge', async () => {
    const { id: fromId, reporter } = await site.newIssue();
    const { id: intoId } = await fileReport(reporter);
    const begun = await site.pledge(fromId);
    await reporter.expectCall(mergeIssue, { params: { id: fromId }, body: { intoId } });
    expect(await site.deliver(site.paidEvent(begun.id))).toBe(200);
    expect(await site.stateOf(begun.id)).toBe('returned');
    const standing = await site.donor.expectCall(listPledges, { params: { id: fromId } });
    expect(standing).toEqual([]);
    expect(await site.booksProblem()).toBeNull();
  });
});

describe('the books', () => {
  it('take no move to anywhere else, and none of a part', async () => {
    const { fromId, intoId, paid } = await mergedWithMoney();
    const { id: elsewhere } = await site.newIssue();
    const book = (toId: string, cents: number) =>
      site.api.database.transaction(async (tx) => {
        const movement = async (issueId: string, kind: string, sign: number) => {
          await tx.query(
            `with t as (insert into ledger_transaction (id, issue_id, kind, pledge_id, created_at)
               values (gen_random_uuid(), $1, $2, $3, now()) returning id)
             insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
             select t.id, 'escrow', $1::uuid, null, $4::bigint from t
             union all select t.id, 'donor', null, $5::uuid, -$4::bigint from t`,
            [issueId, kind, paid.id, sign * cents, site.donor.id],
          );
        };
        await movement(fromId, 'move_out', -1);
        await tx.query(
          'update pledge set issue_id = $2, moved_from_id = $3, moved_from_number = 1 where id = $1',
          [paid.id, toId, fromId],
        );
        await movement(toId, 'move_in', 1);
      });
    const refused = 'moves other money than it is for';
    await expect(book(elsewhere, 2500)).rejects.toThrow(refused);
    await expect(book(intoId, 2400)).rejects.toThrow(refused);
    await expect(book(intoId, 2500)).resolves.toBeUndefined();
  });
});
