import { expect, test } from 'vitest';
import { listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import { confirmRuling, freezeEscrow, getDesk, writeRuling } from '#schema/case/desk.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { createPledge, listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import { listProposals } from '#schema/case/proposal.ts';
import { raiseFlag, settleFlag } from '#schema/case/verification.ts';
import { actionsOf, issueOf, notesOf, offer, openCase, passDays, passHours } from './case.ts';
import {
  ballot,
  caseOf,
  contested,
  handIn,
  newPlace,
  openWorkAt,
  type Judged,
  type Work,
} from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, target, type Person } from './target.ts';

const WHY = 'I looked at the place myself and at both pictures.';

const newAmbassador = () => newPersonAs('ambassador');

/** A contested case that no jury can take: it waits for ambassadors. */
async function arbitrated(amount?: string): Promise<Judged> {
  await (await target()).discreditAll();
  return contested(newPlace(), amount);
}

const rule = (by: Person, { proof }: Judged, choice: 'release' | 'refund') =>
  by.call(writeRuling, { params: { id: proof.id }, body: { choice, reason: WHY } });

const confirm = (by: Person, id: string | undefined) =>
  by.call(confirmRuling, { params: { id: id ?? '' } });

const freeze = (by: Person, { issueId }: Pick<Work, 'issueId'>, isFrozen = true) =>
  by.call(freezeEscrow, { params: { id: issueId }, body: { isFrozen, reason: WHY } });

const rulingOf = async (judged: Judged) => (await caseOf(judged)).proofs[0]?.ruling;

const deskCaseOf = async (by: Person, { issueId }: Pick<Work, 'issueId'>) =>
  (await by.expectCall(getDesk)).cases.find((entry) => entry.issueId === issueId);

scenarios('the ruling of an ambassador', () => {
  test('pays the solver', async () => {
    const judged = await arbitrated();
    const ambassador = await newAmbassador();
    expect(await deskCaseOf(ambassador, judged)).toMatchObject({
      proofId: judged.proof.id,
      verification: 'arbitration',
      escrow: '600.00',
      hasStake: false,
      ruling: null,
    });
    const { abilities } = (await caseOf(judged, ambassador)).viewer;
    expect(abilities).toMatchObject({ rule: true, confirmRuling: false, freeze: true });
    expect((await rule(ambassador, judged, 'release')).status).toBe(204);
    const over = await caseOf(judged);
    expect(over).toMatchObject({
      status: 'completed',
      payout: { amount: '450.00', decision: { kind: 'ruling', reason: WHY } },
    });
    expect(over.proofs[0]).toMatchObject({ outcome: 'accepted', decidedBy: 'ambassador' });
    expect(await deskCaseOf(ambassador, judged)).toBeUndefined();
    expectRefusal(await rule(ambassador, judged, 'refund'), 'wrong_state');
  });

  test('or gives every donor back exactly what they put in', async () => {
    await (await target()).discreditAll();
    const work = await openWorkAt(newPlace(), ['600.01', '33.33']);
    const late = await newPerson('donator');
    await late.expectCall(createPledge, { body: { issueId: work.issueId, amount: '7.07' } });
    const judged = await handIn(work);
    await ballot(judged.reporter, judged, 'approve');
    for (const donor of judged.donors) await ballot(donor, judged, 'reject');
    expect((await caseOf(judged)).verification).toBe('arbitration');
    const other = await newPerson('solver');
    expect((await rule(await newAmbassador(), judged, 'refund')).status).toBe(204);

    const after = await issueOf(judged);
    expect(after).toMatchObject({ status: 'reported', currentFunding: '0.00', pledgerCount: 0 });
    expect(after.work).toBeNull();
    const params = { id: judged.issueId };
    const given = [...judged.donors, late];
    for (const [at, amount] of ['600.01', '33.33', '7.07'].entries()) {
      const trail = await given[at]?.expectCall(listMoneyTrail, { params });
      expect(trail).toMatchObject([
        { kind: 'pledge', amount },
        { kind: 'refund', amount: `-${amount}` },
      ]);
    }
    const { balance } = await (await newVisitor()).expectCall(listLedger, { params });
    expect(balance).toBe('0.00');
    const view = await caseOf(judged);
    expect(view.proofs[0]).toMatchObject({ outcome: 'rejected', decidedBy: 'ambassador' });
    expect(view.payout).toBeNull();
    const proposals = await other.expectCall(listProposals, { params });
    expect(proposals.map(({ status }) => status)).toEqual(['rejected']);
    expect(await notesOf(late, judged)).toContainEqual(expect.stringContaining('$7.07'));
    // The place still has its problem: somebody else may offer to solve it.
    expect((await offer(other, judged.issueId)).status).toBe('pending');
  });

  test('above $1,000 needs a second ambassador, who is not the first', async () => {
    const judged = await arbitrated('1000.01');
    const [first, second] = [await newAmbassador(), await newAmbassador()];
    await rule(first, judged, 'release');
    const ruling = await rulingOf(judged);
    expect(ruling).toMatchObject({ choice: 'release', needsConfirmation: true, confirmedAt: null });
    expect((await issueOf(judged)).status).toBe('in_progress');
    expect((await caseOf(judged, second)).viewer.abilities).toMatchObject({ confirmRuling: true });
    expectRefusal(await confirm(first, ruling?.id), 'forbidden');
    expectRefusal(await rule(first, judged, 'refund'), 'wrong_state');
    expectRefusal(await confirm(judged.donor, ruling?.id), 'forbidden');
    expect((await confirm(second, ruling?.id)).status).toBe(204);
    expect((await issueOf(judged)).status).toBe('completed');
    expectRefusal(await confirm(second, ruling?.id), 'wrong_state');
    expectRefusal(await confirm(second, judged.issueId), 'ruling_not_found');
  });

  test('that nobody confirms can be replaced: two at odds do not hold the money for ever', async () => {
    const judged = await arbitrated('2000');
    const [first, second] = [await newAmbassador(), await newAmbassador()];
    await rule(first, judged, 'release');
    const unconfirmed = await rulingOf(judged);
    expect((await rule(second, judged, 'refund')).status).toBe(204);
    expectRefusal(await confirm(second, unconfirmed?.id), 'forbidden');
    const ruling = await rulingOf(judged);
    expect(ruling).toMatchObject({ choice: 'refund', confirmedAt: null });
    expect((await confirm(first, ruling?.id)).status).toBe(204);
    expect(await issueOf(judged)).toMatchObject({ status: 'reported', currentFunding: '0.00' });
  });

  test('comes from nobody with a stake, nor before a jury has failed', async () => {
    const judged = await arbitrated();
    const hands = await target();
    for (const party of [judged.reporter, judged.solver, judged.donor]) {
      await hands.giveRole(party.id, 'ambassador');
      expectRefusal(await rule(party, judged, 'release'), 'has_stake');
      expect((await caseOf(judged, party)).viewer.abilities.rule).toBe(false);
      expect(await deskCaseOf(party, judged)).toMatchObject({ hasStake: true });
    }
    expectRefusal(await rule(await newPerson(), judged, 'release'), 'forbidden');
    const early = await handIn(await openWorkAt(newPlace(), ['600']));
    expectRefusal(await rule(await newAmbassador(), early, 'release'), 'wrong_state');
    const accuser = await newAmbassador();
    const body = { justification: 'The second picture shows another street.' };
    await accuser.expectCall(raiseFlag, { params: { id: early.proof.id }, body });
    await passHours(72);
    expectRefusal(await rule(accuser, early, 'refund'), 'has_stake');
  });
});

scenarios('freezing an escrow', () => {
  test('holds the countdown and every cent, and lets both go on', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const ambassador = await newAmbassador();
    expect((await freeze(ambassador, judged)).status).toBe(204);
    expectRefusal(await freeze(ambassador, judged), 'wrong_state');
    const held = await caseOf(judged);
    expect(held.isFrozen).toBe(true);
    expect(held.proofs[0]?.release?.pausedAt).not.toBeNull();
    expect(await deskCaseOf(ambassador, judged)).toMatchObject({ isFrozen: true });
    expect(await notesOf(judged.donor, judged)).toContainEqual(expect.stringContaining(WHY));
    await passDays(10);
    expect((await issueOf(judged)).status).toBe('in_progress');
    expect((await freeze(ambassador, judged, false)).status).toBe(204);
    expect((await caseOf(judged)).proofs[0]?.release?.pausedAt).toBeNull();
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['escrow_frozen', 'release_paused', 'escrow_unfrozen']),
    );
    // What was left of the five days goes on, with its announcement.
    await passDays(4);
    await passDays(1);
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('nothing comes in meanwhile, and donors take theirs back', async () => {
    const opened = await openCase();
    const ambassador = await newAmbassador();
    await freeze(ambassador, opened);
    const { donor, reporter, issueId } = opened;
    const more = { body: { issueId, amount: '5' } };
    expectRefusal(await donor.call(createPledge, more), 'escrow_frozen');
    const [own] = await donor.expectCall(listPledges, { params: { id: issueId } });
    expectRefusal(await reporter.call(deleteIssue, { params: { id: issueId } }), 'escrow_frozen');
    const taken = await donor.call(withdrawPledge, { params: { id: own?.id ?? '' } });
    expect(taken.status).toBe(204);
    await freeze(ambassador, opened, false);
    expect((await donor.call(createPledge, more)).status).toBe(201);
    expect((await reporter.call(deleteIssue, { params: { id: issueId } })).status).toBe(204);
  });

  test('a case in arbitration is ruled on only after it is let go', async () => {
    const judged = await arbitrated();
    const ambassador = await newAmbassador();
    await freeze(ambassador, judged);
    expectRefusal(await rule(ambassador, judged, 'release'), 'escrow_frozen');
    expectRefusal(await rule(ambassador, judged, 'refund'), 'escrow_frozen');
    await freeze(ambassador, judged, false);
    expect((await rule(ambassador, judged, 'refund')).status).toBe(204);
  });

  test('is for ambassadors without a stake, while the issue is open', async () => {
    const judged = await arbitrated();
    const ambassador = await newAmbassador();
    await (await target()).giveRole(judged.donor.id, 'ambassador');
    expectRefusal(await freeze(judged.donor, judged), 'has_stake');
    expectRefusal(await freeze(judged.reporter, judged), 'forbidden');
    await rule(ambassador, judged, 'release');
    expectRefusal(await freeze(ambassador, judged), 'issue_closed');
  });

  test('an objection can be dismissed by an ambassador without a stake', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const params = { id: judged.proof.id };
    const body = { justification: 'The edge of the hole is still open.' };
    const { id } = await judged.donor.expectCall(raiseFlag, { params, body });
    const ambassador = await newAmbassador();
    expect((await deskCaseOf(ambassador, judged))?.openFlags).toMatchObject([{ id }]);
    await ambassador.expectCall(settleFlag, { params: { id } });
    expect(await deskCaseOf(ambassador, judged)).toBeUndefined();
  });
});
