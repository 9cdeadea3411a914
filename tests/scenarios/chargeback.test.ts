import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listAudit, listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import { freezeEscrow, getDesk, writeRuling } from '#schema/case/desk.ts';
import {
  getPledgePayment,
  listDonations,
  listPledges,
  withdrawPledge,
} from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { actionsOf, issueOf, notesOf, openCase, passDays, pledge, type Case } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const WHY = 'I asked the donor and looked at what is left.';

/** What the bank of a donor says of a pledge; everybody on a test installation can let it speak. */
const takeBack = async (pledgeId: string) =>
  (await newVisitor()).call(playChargeback, { body: { pledgeId } });

async function newAmbassador(): Promise<Person> {
  const person = await newPerson();
  await (await target()).giveRole(person.id, 'ambassador');
  return person;
}

const letGoOn = (by: Person, issueId: string) =>
  by.expectCall(freezeEscrow, { params: { id: issueId }, body: { isFrozen: false, reason: WHY } });

const deskCaseOf = async (by: Person, { issueId }: Pick<Case, 'issueId'>) =>
  (await by.expectCall(getDesk)).cases.find((entry) => entry.issueId === issueId);

/** The pledge of one donor in an issue. */
async function pledgeOf(donor: Person, issueId: string) {
  const pledges = await donor.expectCall(listPledges, { params: { id: issueId } });
  const own = pledges.find(({ userId }) => userId === donor.id);
  if (!own) throw new RangeError('No pledge of this donor stands here');
  return own;
}

const ledgerOf = async (issueId: string) =>
  (await newVisitor()).expectCall(listLedger, { params: { id: issueId } });

/** Work of $450 that everybody is happy with, whose second donor has gone to the bank. */
async function disputedWork(amounts: readonly [string, string]) {
  const judged = await handIn(await openWorkAt(newPlace(), amounts));
  const disputer = judged.donors[1] ?? judged.donor;
  const taken = await pledgeOf(disputer, judged.issueId);
  expect((await takeBack(taken.id)).status).toBe(204);
  return { ...judged, disputer, taken };
}

/** Everybody who may say so accepts the work; answers whether that paid for it. */
async function acceptAll(work: Awaited<ReturnType<typeof disputedWork>>): Promise<string> {
  for (const voter of [work.reporter, work.donor]) await ballot(voter, work, 'approve');
  return (await issueOf(work)).status;
}

scenarios('a chargeback', () => {
  test('takes the pledge out of the books, and stops nothing that the rest pays for', async () => {
    const work = await disputedWork(['600', '50']);
    const { issueId, disputer, taken } = work;
    expect(await issueOf(work)).toMatchObject({ currentFunding: '600.00', pledgerCount: 1 });
    const view = await caseOf(work);
    expect(view).toMatchObject({ status: 'in_progress', isFrozen: false });
    expect(view.proofs[0]?.release?.pausedAt).toBeNull();

    const { balance, items } = await ledgerOf(issueId);
    expect(balance).toBe('600.00');
    const movement = items.find(({ kind }) => kind === 'chargeback');
    expect(movement).toMatchObject({ pledgeNumber: taken.pledgeNumber, decision: null });
    expect(movement?.entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['escrow', '-50.00'],
      ['donor', '50.00'],
    ]);
    const record = await disputer.expectCall(listAudit, { params: { id: issueId } });
    const entry = record.items.find(({ action }) => action === 'pledge_charged_back');
    expect(entry?.actorDigest).toBeNull();
    expect(JSON.parse(entry?.data ?? '')).toEqual({ amountCents: '5000', pledgeId: taken.id });
  });

  test('freezes a case that the rest no longer covers', async () => {
    const work = await disputedWork(['400', '200']);
    const view = await caseOf(work);
    expect(view).toMatchObject({ status: 'in_progress', isFrozen: true });
    expect(view.proofs[0]?.release?.pausedAt).not.toBeNull();
    const actions = await actionsOf(work);
    expect(actions.slice(-3)).toEqual(['pledge_charged_back', 'release_paused', 'escrow_frozen']);
    expect((await notesOf(work.donor, work)).join('\n')).toContain('no longer covers the price');
  });

  test('is shown to everybody whom it concerns, and told to them', async () => {
    const work = await disputedWork(['480', '50']);
    const { issueId, disputer, taken, reporter, solver, donor } = work;
    for (const person of [reporter, solver, donor, disputer]) {
      const told = await notesOf(person, work);
      expect(told.filter((note) => note.includes('charged back $50.00'))).toHaveLength(1);
    }
    const trail = await disputer.expectCall(listMoneyTrail, { params: { id: issueId } });
    expect(trail).toMatchObject([
      { kind: 'pledge', amount: '50.00' },
      { kind: 'chargeback', amount: '-50.00' },
    ]);
    const params = { id: taken.id };
    const payment = await disputer.expectCall(getPledgePayment, { params });
    expect(payment).toMatchObject({ state: 'returned', amount: '50.00' });
    expect(await disputer.expectCall(listDonations, { params: { id: disputer.id } })).toEqual([]);
    const standing = await donor.expectCall(listPledges, { params: { id: issueId } });
    expect(standing.map(({ amount }) => amount)).toEqual(['480.00']);
    const ambassador = await newAmbassador();
    expect(await deskCaseOf(ambassador, work)).toMatchObject({
      isFrozen: true,
      escrow: '480.00',
      hasStake: false,
    });
  });

  test('lets work be paid that the rest pays for, and gives its donor nothing of what is left', async () => {
    const work = await disputedWork(['600', '50']);
    await acceptAll(work);
    await passDays(2);
    expect((await issueOf(work)).status).toBe('completed');
    // The donor whom the bank has paid gets nothing of what is left over: $100 of $600.
    const left = await work.donor.expectCall(listMoneyTrail, { params: { id: work.issueId } });
    expect(left.map(({ amount }) => amount)).toEqual(['600.00', '-100.00']);
    const { balance } = await ledgerOf(work.issueId);
    expect(balance).toBe('0.00');
  });

  test('lets nothing be released of a frozen case until an ambassador has looked', async () => {
    const work = await disputedWork(['480', '50']);
    const ambassador = await newAmbassador();
    expect(await acceptAll(work)).toBe('in_progress');
    await passDays(10);
    expect(await issueOf(work)).toMatchObject({ status: 'in_progress', currentFunding: '480.00' });
    expect(await caseOf(work)).toMatchObject({ isFrozen: true, verification: 'voting' });
    await letGoOn(ambassador, work.issueId);
    expect(await caseOf(work)).toMatchObject({ isFrozen: false });
    expect((await caseOf(work)).verification).not.toBe('voting');
  });

  test('that leaves too little makes the work wait for other money until the vote ends', async () => {
    const work = await disputedWork(['400', '200']);
    await letGoOn(await newAmbassador(), work.issueId);
    expect(await acceptAll(work)).toBe('in_progress');
    await passDays(2);
    expect(await issueOf(work)).toMatchObject({ status: 'in_progress', currentFunding: '400.00' });
    await pledge(await newPerson('donator'), work.issueId, '100');
    await passDays(1);
    expect((await issueOf(work)).status).toBe('completed');
    expect((await caseOf(work)).payout).toMatchObject({ amount: '450.00', fee: '50.00' });
  });

  test('that nobody makes up for takes accepted work to the judges, who can give back', async () => {
    await (await target()).discreditAll();
    const work = await disputedWork(['400', '200']);
    const ambassador = await newAmbassador();
    await letGoOn(ambassador, work.issueId);
    expect(await acceptAll(work)).toBe('in_progress');
    await passDays(3);
    expect((await caseOf(work)).verification).toBe('arbitration');
    const body = { choice: 'refund' as const, reason: WHY };
    await ambassador.expectCall(writeRuling, { params: { id: work.proof.id }, body });
    expect((await issueOf(work)).currentFunding).toBe('0.00');
    const trail = await work.donor.expectCall(listMoneyTrail, { params: { id: work.issueId } });
    expect(trail.map(({ amount }) => amount)).toEqual(['400.00', '-400.00']);
  });

  test('that nobody makes up for takes unopposed work to the judges too', async () => {
    await (await target()).discreditAll();
    const work = await disputedWork(['400', '200']);
    await letGoOn(await newAmbassador(), work.issueId);
    await passDays(3);
    expect((await caseOf(work)).verification).toBe('waiting_release');
    await passDays(3);
    await passDays(1);
    expect((await caseOf(work)).verification).toBe('arbitration');
  });

  test('reported again has had its effect', async () => {
    const work = await disputedWork(['480', '50']);
    const before = {
      ledger: await ledgerOf(work.issueId),
      actions: await actionsOf(work),
      told: await notesOf(work.donor, work),
    };
    expect((await takeBack(work.taken.id)).status).toBe(204);
    const both = await Promise.all([takeBack(work.taken.id), takeBack(work.taken.id)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect({
      ledger: await ledgerOf(work.issueId),
      actions: await actionsOf(work),
      told: await notesOf(work.donor, work),
    }).toEqual(before);
    // An ambassador has looked: the bank saying it once more freezes nothing again.
    await letGoOn(await newAmbassador(), work.issueId);
    await takeBack(work.taken.id);
    expect((await caseOf(work)).isFrozen).toBe(false);
  });

  test('of all the money of work that then expires leaves an issue without any', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    await takeBack((await pledgeOf(work.donor, work.issueId)).id);
    expect(await issueOf(work)).toMatchObject({ status: 'in_progress', currentFunding: '0.00' });
    await passDays(22);
    expect(await issueOf(work)).toMatchObject({ status: 'reported', currentFunding: '0.00' });
    expect((await caseOf(work)).isFrozen).toBe(true);
  });

  test('of the only pledge leaves an issue that waits for other money', async () => {
    const opened = await openCase('600');
    await takeBack((await pledgeOf(opened.donor, opened.issueId)).id);
    expect(await issueOf(opened)).toMatchObject({ status: 'reported', currentFunding: '0.00' });
    const other = await newPerson('donator');
    expect((await pledge(other, opened.issueId, '5')).amount).toBe('5.00');
  });

  test('is possible for what lies in escrow alone', async () => {
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(await newPerson());
    const made = await pledge(donor, issueId, '20');
    await donor.expectCall(withdrawPledge, { params: { id: made.id } });
    expectRefusal(await takeBack(made.id), 'wrong_state');
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const spent = await pledgeOf(judged.donor, judged.issueId);
    for (const voter of [judged.reporter, judged.donor]) await ballot(voter, judged, 'approve');
    expect((await issueOf(judged)).status).toBe('completed');
    expectRefusal(await takeBack(spent.id), 'wrong_state');
    expectRefusal(await takeBack(randomUUID()), 'pledge_not_found');
    const visitor = await newVisitor();
    const nonsense = await visitor.call(playChargeback, { body: { pledgeId: 'mine' } });
    expectFieldError(nonsense, 'pledgeId', 'Must be a UUID.');
  });
});
