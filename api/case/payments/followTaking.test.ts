import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteIssue } from '#schema/issues/issue.ts';
import { listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';

const site = await startCardSite();
afterAll(() => site.stop());
beforeEach(() => site.forgetReturns());

const dispute = (paymentIntent: string, cents?: number) =>
  eventOf('charge.dispute.created', site.stripe.dispute(paymentIntent, cents));

const isFrozen = async (id: string): Promise<boolean> => {
  const sql = 'select is_frozen from issue where id = $1';
  const rows: { is_frozen: boolean }[] = await site.api.database.query(sql, [id]);
  return rows[0]?.is_frozen ?? false;
};

const movementsOf = (id: string): Promise<{ account: string; cents: string }[]> =>
  site.api.database.query(
    `select e.account, e.amount_cents as cents from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id
     where t.issue_id = $1 and t.kind = 'chargeback' order by e.id`,
    [id],
  );

const sortedOrdersOf = async (pledgeId: string): Promise<string[]> =>
  (await site.ordersOf(pledgeId)).map(({ status, cents }) => `${status} ${cents}`).toSorted();

it('a pledge by card is told to the programs that asked for news of money', async () => {
  const { id } = await site.newIssue();
  const { database } = site.api;
  await database.query(
    `insert into webhook_endpoint (id, url, events, made_by, created_at)
     values ($1, 'https://receiver.example/', '{funded}', $2, now())`,
    [randomUUID(), site.donor.id],
  );
  await site.standing(id, '20');
  const sql = 'select event from webhook_delivery where issue_id = $1';
  expect(await database.query(sql, [id])).toEqual([{ event: 'funded' }]);
});

describe('a chargeback', () => {
  it('while the money is held takes it out of the books, once, and stops nothing before a choice', async () => {
    const { id } = await site.newIssue();
    const [taken] = [await site.standing(id, '20'), await site.standing(id, '7')];
    const event = dispute(taken.paymentIntent);
    for (const repeat of [event, event, { ...event, id: `evt_${randomUUID()}` }]) {
      expect(await site.deliver(repeat)).toBe(200);
    }
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '7.00', status: 'funded' });
    expect(await isFrozen(id)).toBe(false);
    expect(await movementsOf(id)).toEqual([
      { account: 'escrow', cents: '-2000' },
      { account: 'donor', cents: '2000' },
    ]);
    expect(await site.ordersOf(taken.id)).toEqual([]);
    const pledges = await site.donor.expectCall(listPledges, { params: { id } });
    expect(pledges.map(({ amount }) => amount)).toEqual(['7.00']);
    expect(await site.toldOf(id)).toContain('A bank charged back $20.00');
    expect(await site.booksProblem()).toBeNull();
  });

  it('is not what a bank does that only asks; only the taking counts', async () => {
    const { id } = await site.newIssue();
    const asked = await site.standing(id, '20');
    const inquiry = site.stripe.inquire(asked.paymentIntent);
    expect(await site.deliver(eventOf('charge.dispute.created', inquiry))).toBe(200);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '20.00', status: 'funded' });
    expect(await site.stateOf(asked.id)).toBe('received');

    const taken = { ...inquiry, status: 'needs_response' };
    expect(await site.deliver(eventOf('charge.dispute.funds_withdrawn', taken))).toBe(200);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00', status: 'reported' });
    expect(await movementsOf(id)).toHaveLength(2);
    expect(await site.booksProblem()).toBeNull();
  });

  it('is told twice, when it is opened and when the money is gone, and books it once', async () => {
    const { id } = await site.newIssue();
    const { paymentIntent } = await site.standing(id, '21');
    const disputed = site.stripe.dispute(paymentIntent);
    await site.deliver(eventOf('charge.dispute.created', disputed));
    expect(await site.deliver(eventOf('charge.dispute.funds_withdrawn', disputed))).toBe(200);
    expect(await movementsOf(id)).toHaveLength(2);
    expect(await site.booksProblem()).toBeNull();
  });

  it('of a part leaves the rest in escrow, and the donor can withdraw that', async () => {
    const { id } = await site.newIssue();
    const taken = await site.standing(id, '20');
    await site.deliver(dispute(taken.paymentIntent, 1_500));
    expect(await site.ordersOf(taken.id)).toEqual([]);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '5.00', status: 'funded' });
    await site.donor.expectCall(withdrawPledge, { params: { id: taken.id } });
    expect(await site.ordersOf(taken.id)).toMatchObject([{ cents: '500' }]);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00', status: 'reported' });
    expect(await site.booksProblem()).toBeNull();
  });

  it('that is told before the payment counts as both', async () => {
    const { id } = await site.newIssue();
    const made = await site.pledge(id, '9');
    const session = site.pay(made.id);
    expect(await site.deliver(dispute(session.payment_intent ?? ''))).toBe(200);
    expect(await site.deliver(eventOf('checkout.session.completed', session))).toBe(200);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00' });
    expect(await site.booksProblem()).toBeNull();
  });

  it('after the payout is borne by the platform; other people’s money stays', async () => {
    const { id } = await site.newIssue();
    const { database } = site.api;
    const spent = await site.standing(id, '50');
    await database.query("update issue set status = 'completed' where id = $1", [id]);
    await database.query(
      "update pledge set status = 'spent', closed_at = created_at where issue_id = $1",
      [id],
    );
    await site.deliver(dispute(spent.paymentIntent, 3_000));
    expect(await movementsOf(id)).toEqual([
      { account: 'platform', cents: '-3000' },
      { account: 'donor', cents: '3000' },
    ]);
    expect(await isFrozen(id)).toBe(false);
    expect(await site.booksProblem()).toBeNull();
  });

  it('of money that is on its way back stops the refund that has not gone out', async () => {
    const { id } = await site.newIssue();
    const made = await site.standing(id, '15');
    // The connection to the provider is down, so the refund is still waiting here when the bank acts first.
    site.stripe.fault('POST /v1/refunds', 'unreachable');
    await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
    await site.deliver(dispute(made.paymentIntent));
    const [order] = await site.ordersOf(made.id);
    expect(order?.status).toBe('failed');
    expect(await movementsOf(id)).toEqual([]);
    expect(await site.booksProblem()).toBeNull();
  });

  it('of a part of money on its way back leaves the rest on its way', async () => {
    const { id } = await site.newIssue();
    const made = await site.standing(id, '100');
    site.stripe.fault('POST /v1/refunds', 'unreachable');
    await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
    const disputed = site.stripe.dispute(made.paymentIntent, 3_000);
    await site.deliver(eventOf('charge.dispute.created', disputed));
    await site.deliver(eventOf('charge.dispute.funds_withdrawn', disputed));
    expect(await sortedOrdersOf(made.id)).toEqual(['failed 3000', 'pending 7000']);
    // A second one takes its share of what is still due.
    await site.deliver(dispute(made.paymentIntent, 2_000));
    expect(await sortedOrdersOf(made.id)).toEqual(['failed 2000', 'failed 3000', 'pending 5000']);
    expect(await movementsOf(id)).toEqual([]);
    expect(await site.booksProblem()).toBeNull();
  });

  it('of a part of money that came too late leaves the rest on its way', async () => {
    const { reporter, id } = await site.newIssue();
    const made = await site.pledge(id, '100');
    await reporter.expectCall(deleteIssue, { params: { id } });
    site.stripe.fault('POST /v1/refunds', 'unreachable');
    const session = site.pay(made.id);
    await site.deliver(eventOf('checkout.session.completed', session));
    await site.deliver(dispute(session.payment_intent ?? '', 3_000));
    expect(await sortedOrdersOf(made.id)).toEqual(['failed 3000', 'pending 7000']);
    expect(await site.booksProblem()).toBeNull();
  });

  it('by two disputes takes what each says', async () => {
    const { id } = await site.newIssue();
    const taken = await site.standing(id, '20');
    for (const cents of [1_500, 100]) await site.deliver(dispute(taken.paymentIntent, cents));
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '4.00' });
    expect(await movementsOf(id)).toHaveLength(4);
    expect(await site.booksProblem()).toBeNull();
  });

  it('that the bank then decides for us puts the money back, in whatever order it is told', async () => {
    for (const isLate of [false, true]) {
      const { id } = await site.newIssue();
      const taken = await site.standing(id, '20');
      const opened = site.stripe.dispute(taken.paymentIntent);
      const told = [
        eventOf('charge.dispute.created', { ...opened }),
        eventOf('charge.dispute.closed', { ...site.stripe.closeDispute(opened.id, 'won') }),
        eventOf('charge.dispute.funds_reinstated', { ...opened }),
      ];
      for (const event of isLate ? told.toReversed() : told) await site.deliver(event);
      expect(await site.issueOf(id)).toMatchObject({ currentFunding: '20.00', status: 'funded' });
      expect(await site.stateOf(taken.id)).toBe('received');
      expect(await site.booksProblem()).toBeNull();
    }
  });

  it('that the bank decides for the donor changes nothing more', async () => {
    const { id } = await site.newIssue();
    const taken = await site.standing(id, '20');
    const opened = site.stripe.dispute(taken.paymentIntent);
    await site.deliver(eventOf('charge.dispute.created', { ...opened }));
    const lost = site.stripe.closeDispute(opened.id, 'lost');
    await site.deliver(eventOf('charge.dispute.closed', { ...lost }));
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00' });
    expect(await movementsOf(id)).toHaveLength(2);
  });

  it('cannot be read while the provider does not answer, and is taken when repeated', async () => {
    const { id } = await site.newIssue();
    const taken = await site.standing(id, '8');
    const event = dispute(taken.paymentIntent);
    site.stripe.fault(`/v1/payment_intents/${taken.paymentIntent}`, 'unreachable');
    expect(await site.deliver(event)).toBe(500);
    expect(await site.deliver(event)).toBe(200);
    expect(await movementsOf(id)).toHaveLength(2);
  });

  it('and a withdrawal at the same time give the money back once', async () => {
    const made = [];
    for (let at = 0; at < 6; at += 1) {
      const { id } = await site.newIssue();
      made.push({ issueId: id, ...(await site.standing(id, '11')) });
    }
    const races = made.flatMap(({ id, paymentIntent }) => [
      site.deliver(dispute(paymentIntent)),
      site.donor.call(withdrawPledge, { params: { id } }).then(({ status }) => status),
    ]);
    const statuses = await Promise.all(races);
    expect(statuses.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
    for (const { issueId } of made) {
      expect(await site.issueOf(issueId)).toMatchObject({ currentFunding: '0.00' });
    }
    expect(await site.booksProblem()).toBeNull();
  });
});
