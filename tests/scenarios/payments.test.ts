import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit } from '#schema/case/audit.ts';
import { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { createPledge, getPledgePayment, withdrawPledge } from '#schema/case/pledge.ts';
import { getSettings } from '#schema/site/settings.ts';
import { notesOf, passHours } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

scenarios('payments with test money', () => {
  test('a pledge is paid the moment it is made, and says where its money is', async () => {
    const donor = await newPerson('donator');
    expect((await donor.expectCall(getSettings)).payments).toBe('sandbox');
    const { id: issueId } = await fileReport(await newPerson());
    const made = await donor.expectCall(createPledge, { body: { issueId, amount: '12.50' } });
    expect(made.checkoutUrl).toBeUndefined();
    const params = { id: made.id };
    const payment = {
      state: 'received',
      pledge: 'held',
      issueId,
      amount: '12.50',
      checkoutUrl: null,
    };
    expect(await donor.expectCall(getPledgePayment, { params })).toEqual(payment);
    await donor.expectCall(withdrawPledge, { params });
    const returned = { ...payment, state: 'returned', pledge: 'withdrawn' };
    expect(await donor.expectCall(getPledgePayment, { params })).toEqual(returned);
  });

  test('a payment is shown to the person who made it, and to nobody else', async () => {
    const [donor, other] = [await newPerson('donator'), await newPerson('donator')];
    const { id: issueId } = await fileReport(donor);
    const { id } = await donor.expectCall(createPledge, { body: { issueId, amount: '3' } });
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(getPledgePayment, { params: { id } }), 'not_signed_in');
    const unknown = [id, randomUUID()].map((of) =>
      other.call(getPledgePayment, { params: { id: of } }),
    );
    for (const answer of await Promise.all(unknown)) expectRefusal(answer, 'pledge_not_found');
    expect((await donor.expectCall(getPledgePayment, { params: { id } })).state).toBe('received');
  });

  test('a solver whose work was accepted is paid, and it is on the record', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    await ballot(judged.reporter, judged, 'approve');
    await ballot(judged.donor, judged, 'approve');
    expect((await caseOf(judged)).status).toBe('completed');
    await passHours(1);
    const { payout } = await caseOf(judged);
    expect(payout).toMatchObject({ amount: '450.00', isOverdue: false });
    expect(payout?.paidAt).not.toBeNull();
    const told = await notesOf(judged.solver, judged);
    expect(told.filter((note) => note.includes('has been paid to you'))).toHaveLength(1);
    const params = { id: judged.issueId };
    const record = await judged.donor.expectCall(listAudit, { params });
    const paid = record.items.filter(({ action }) => action === 'payout_paid');
    expect(paid).toHaveLength(1);
    expect(paid[0]?.data).toContain('45000');
  });

  test('nobody needs an account to be paid', async () => {
    const solver = await newPerson('solver');
    expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'not_needed' });
    expectRefusal(await solver.call(openPayoutAccount), 'wrong_state');
    expectRefusal(await (await newVisitor()).call(getPayoutAccount), 'not_signed_in');
  });
});
