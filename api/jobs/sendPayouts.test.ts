import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxPayments } from '#api/adapters/payments/sandboxPayments.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { keepPayoutAccount } from '#api/case/payments/payoutAccounts.ts';
import { receivePaymentEvent } from '#api/case/payments/receivePaymentEvent.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { openPaymentDesk } from '#tests/support/browser/paymentDesk.ts';
import { insertPayoutRow } from '#tests/support/database/payoutRow.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.stop());
beforeEach(async () => {
  // Clears what an earlier test left waiting.
  desk.pass(24 * 60);
  await desk.round();
  desk.warnings.length = 0;
});

describe('a payout', () => {
  const paidOf = async (payoutId: string) => {
    const rows: { status: string }[] = await desk.database.query(
      'select status from payout where id = $1',
      [payoutId],
    );
    return rows[0]?.status;
  };
  const noticesOf = async (userId: string, part: string) => {
    const rows: { content: string }[] = await desk.database.query(
      'select content from notification where user_id = $1',
      [userId],
    );
    return rows.filter(({ content }) => content.includes(part)).length;
  };

  async function earned(compensationCents = 3_000n) {
    const pledge = await desk.paidPledge(50_000n);
    const solver = await desk.person();
    const payoutId = await desk.act(solver, (tx) =>
      insertPayoutRow(tx, { issueId: pledge.issueId, solver, compensationCents }),
    );
    return { ...pledge, solver, payoutId };
  }

  async function openAccount(solver: Actor, isActive = true): Promise<string> {
    const accountId = await desk.payments.accounts.open(solver.id);
    await desk.act(solver, (tx) => keepPayoutAccount(tx, { accountId, round: 0 }));
    if (!isActive) return accountId;
    desk.stripe.activate(accountId);
    const event = { kind: 'account_changed' as const, accountId, isReady: true, bankAccounts: [] };
    await desk.act(null, (tx) =>
      receivePaymentEvent(tx, { ...event, id: randomUUID(), at: tx.now }),
    );
    return accountId;
  }

  it('waits for the solver’s account, asks for it once, and is sent as soon as it is ready', async () => {
    const { solver, payoutId, issueId } = await earned();
    for (const wait of [0, 5, 60]) {
      desk.pass(wait);
      await desk.round();
    }
    expect(await paidOf(payoutId)).toBe('pending');
    expect(await noticesOf(solver.id, 'Say in your profile where it should go')).toBe(1);
    const accountId = await openAccount(solver);
    await Promise.all([desk.round(desk.database), desk.round(desk.other)]);
    expect(await paidOf(payoutId)).toBe('paid');
    const sent = desk.stripe.transfers.filter(({ destination }) => destination === accountId);
    expect(sent.map(({ amount }) => amount)).toEqual([3_000]);
    expect(await noticesOf(solver.id, 'has been paid to you')).toBe(1);
    const entries: unknown[] = await desk.database.query(
      "select 1 from audit_entry where issue_id = $1 and action = 'payout_paid'",
      [issueId],
    );
    expect(entries).toHaveLength(1);
  });

  it('is sent once when answer and process were lost', async () => {
    const { solver, payoutId } = await earned();
    const accountId = await openAccount(solver);
    desk.stripe.fault('POST /v1/transfers', 'answer_lost');
    await desk.round();
    desk.pass(2);
    await desk.round(desk.other);
    expect(await paidOf(payoutId)).toBe('paid');
    expect(
      desk.stripe.transfers.filter(({ destination }) => destination === accountId),
    ).toHaveLength(1);
  });

  it('that the balance does not cover yet is asked for again', async () => {
    const { solver, payoutId } = await earned(90_000_000n);
    await openAccount(solver);
    await desk.round();
    expect(await desk.ordersOf('payout_id', payoutId)).toMatchObject([
      { status: 'pending', last_error: 'balance_insufficient', round: 1 },
    ]);
    await desk.paidPledge(90_000_000n);
    desk.pass(2);
    await desk.round();
    expect(await paidOf(payoutId)).toBe('paid');
  });

  it('of test money is paid at once', async () => {
    const [donor, solver] = [await desk.person(), await desk.person()];
    const issueId = await desk.issue(donor);
    await desk.act(donor, (tx) => createPledge(tx, { issueId, amountCents: 4_000n }));
    const payoutId = await desk.act(solver, (tx) =>
      insertPayoutRow(tx, { issueId, solver, compensationCents: 3_000n }),
    );
    await desk.round(desk.database, sandboxPayments);
    expect(await paidOf(payoutId)).toBe('paid');
    expect(await desk.ordersOf('payout_id', payoutId)).toMatchObject([{ status: 'succeeded' }]);
  });
});
