import { expect, test } from 'vitest';
import { listAudit, listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import { deliverPremium, listPremium, orderPremium } from '#schema/case/premium.ts';
import { withdrawProposal } from '#schema/case/proposal.ts';
import { actionsOf, issueOf, notesOf, openCase, passHours } from './case.ts';
import { ballot, handIn, newPlace, openWorkAt, type Work } from './court.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const REPORT = 'I drove over it with a measured load: level, sealed and dry.';

type Opened = Pick<Work, 'issueId'>;

async function newValidator(): Promise<Person> {
  const person = await newPerson();
  await (await target()).markValidator(person.id);
  return person;
}

const ask = (payer: Person, { issueId }: Opened, validator: Person, fee = '40') =>
  payer.call(orderPremium, {
    params: { id: issueId },
    body: { validator: validator.username, fee },
  });

const deliver = (validator: Person, id: string) =>
  validator.call(deliverPremium, { params: { id }, body: { report: REPORT } });

const viewOf = (person: Person, { issueId }: Opened) =>
  person.expectCall(listPremium, { params: { id: issueId } });

const ledgerOf = async ({ issueId }: Opened) =>
  (await newVisitor()).expectCall(listLedger, { params: { id: issueId } });

const work = () => openWorkAt(newPlace(), ['600']);

scenarios('a paid report', () => {
  test('is shown to voters and earns the fee, which is no pledge', async () => {
    const judged = await handIn(await work());
    const validator = await newValidator();
    expect((await viewOf(judged.donor, judged)).viewer.mayOrder).toBe(true);
    const { body: order } = await ask(judged.donor, judged, validator);
    expect(order).toMatchObject({
      payerName: judged.donor.username,
      validatorName: validator.username,
      fee: '40.00',
      status: 'awaiting',
      report: null,
    });
    expect(await ledgerOf(judged)).toMatchObject({ balance: '640.00' });
    expect(await issueOf(judged)).toMatchObject({ currentFunding: '600.00', pledgerCount: 1 });
    expect(await notesOf(validator, judged)).toContainEqual(expect.stringContaining('$40.00'));
    expect((await viewOf(validator, judged)).viewer).toEqual({
      mayOrder: false,
      deliverableId: order.id,
    });

    expect((await deliver(validator, order.id)).status).toBe(204);
    const { orders, viewer } = await viewOf(judged.reporter, judged);
    expect(orders).toMatchObject([{ status: 'paid', report: REPORT, proofId: judged.proof.id }]);
    expect(viewer.deliverableId).toBeNull();
    expect(await notesOf(judged.reporter, judged)).toContainEqual(
      expect.stringContaining('delivered an independent report'),
    );
    const { balance, items } = await ledgerOf(judged);
    expect(balance).toBe('600.00');
    expect(items.map(({ kind }) => kind)).toEqual(['pledge', 'premium', 'premium_payment']);
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['premium_ordered', 'premium_delivered', 'premium_paid']),
    );
    const page = await judged.donor.expectCall(listAudit, { params: { id: judged.issueId } });
    expect(JSON.stringify(page)).not.toContain(REPORT);
    expectRefusal(await deliver(validator, order.id), 'wrong_state');

    // The case goes on as if there were no fee: the solver gets the agreed sum, nothing is left.
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'approve');
    expect(await issueOf(judged)).toMatchObject({ status: 'completed' });
    expect(await ledgerOf(judged)).toMatchObject({ balance: '0.00' });
  });

  test('that does not come before the vote closes costs nothing', async () => {
    const judged = await handIn(await work());
    const validator = await newValidator();
    const { body: order } = await ask(judged.reporter, judged, validator, '5');
    await passHours(71);
    expect((await viewOf(judged.reporter, judged)).orders).toMatchObject([{ status: 'awaiting' }]);
    await passHours(1);
    expect((await viewOf(judged.reporter, judged)).orders).toMatchObject([{ status: 'refunded' }]);
    expectRefusal(await deliver(validator, order.id), 'wrong_state');
    const trail = await judged.reporter.expectCall(listMoneyTrail, {
      params: { id: judged.issueId },
    });
    expect(trail).toMatchObject([
      { kind: 'premium', amount: '5.00' },
      { kind: 'premium_refund', amount: '-5.00' },
    ]);
    expect(await ledgerOf(judged)).toMatchObject({ balance: '600.00' });
  });

  test('can be ordered before there is a proof, and comes back when the work ends', async () => {
    const [first, second] = [await work(), await work()];
    const validator = await newValidator();
    const { body: early } = await ask(first.donor, first, validator);
    expectRefusal(await deliver(validator, early.id), 'wrong_state');
    const judged = await handIn(first);
    expect((await deliver(validator, early.id)).status).toBe(204);
    expect((await viewOf(judged.donor, judged)).orders).toMatchObject([{ status: 'paid' }]);

    await ask(second.donor, second, validator);
    await second.solver.expectCall(withdrawProposal, { params: { id: second.proposal.id } });
    await passHours(1);
    expect((await viewOf(second.donor, second)).orders).toMatchObject([{ status: 'refunded' }]);
    expect(await ledgerOf(second)).toMatchObject({ balance: '600.00' });
  });

  test('comes too late once everybody has voted', async () => {
    const judged = await handIn(await work());
    const validator = await newValidator();
    const { body: order } = await ask(judged.donor, judged, validator);
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'approve');
    expectRefusal(await deliver(validator, order.id), 'wrong_state');
    await passHours(1);
    expect((await viewOf(judged.donor, judged)).orders).toMatchObject([{ status: 'refunded' }]);
    expect(await ledgerOf(judged)).toMatchObject({ balance: '0.00' });
  });
});

scenarios('who may have a report written', () => {
  test('creator and donors, from a marked validator without a stake, for $5.00 or more', async () => {
    const opened = await work();
    const validator = await newValidator();
    const stranger = await newPerson();
    expectRefusal(await ask(opened.solver, opened, validator), 'forbidden');
    expectRefusal(await ask(stranger, opened, validator), 'forbidden');
    expectRefusal(await ask(opened.donor, opened, stranger), 'forbidden');
    await (await target()).markValidator(opened.solver.id);
    expectRefusal(await ask(opened.donor, opened, opened.solver), 'has_stake');
    const nobody = { ...validator, username: 'nobody-at-all' };
    expectRefusal(await ask(opened.donor, opened, nobody), 'user_not_found');
    expectFieldError(
      await ask(opened.donor, opened, validator, '4.99'),
      'fee',
      'The amount must be at least $5.00.',
    );
    const visitor = await newVisitor();
    const params = { id: opened.issueId };
    const body = { validator: validator.username, fee: '5' };
    expectRefusal(await visitor.call(orderPremium, { params, body }), 'not_signed_in');
    expect((await ask(opened.donor, opened, validator)).status).toBe(201);
    expectRefusal(await ask(opened.reporter, opened, validator), 'wrong_state');
    expect((await viewOf(stranger, opened)).viewer.mayOrder).toBe(false);
  });

  test('only where there is work to look at, and only the asked person delivers', async () => {
    const validator = await newValidator();
    const funded = await openCase();
    expectRefusal(await ask(funded.donor, funded, validator), 'wrong_state');
    expect((await viewOf(funded.donor, funded)).viewer.mayOrder).toBe(false);
    const judged = await handIn(await work());
    const { body: order } = await ask(judged.donor, judged, validator);
    expectRefusal(await deliver(judged.donor, order.id), 'forbidden');
    expectRefusal(await deliver(validator, judged.issueId), 'order_not_found');
  });
});
