import { expect, test } from 'vitest';
import { listAudit } from '#schema/case/audit.ts';
import { castBallot } from '#schema/case/verification.ts';
import { actionsOf, issueOf, notesOf, passHours, pledge, type Case } from './case.ts';
import { newKey } from './client.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor } from './target.ts';

/** Others decide: a jury where there are people to draw, ambassadors elsewhere. */
const OTHERS = ['jury', 'arbitration'];

const stateOf = async (of: Case) => (await caseOf(of)).verification;

scenarios('the vote on a proof', () => {
  test('creator and a $1 donor do not outvote $999: a jury looks [4.24]', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['999', '1']));
    const [large, small] = judged.donors;
    if (!large || !small) throw new RangeError('Two donors');
    await ballot(judged.reporter, judged, 'approve');
    await ballot(small, judged, 'approve');
    // 70% of the weight says yes; the money has not spoken.
    expect(await stateOf(judged)).toBe('voting');
    await ballot(large, judged, 'reject');
    const view = await caseOf(judged);
    expect(OTHERS).toContain(view.verification);
    expect(view.proofs[0]).toMatchObject({
      outcome: null,
      tally: { approveAmount: '1.00', rejectAmount: '999.00', hasQuorum: true },
    });
    expect(view.payout).toBeNull();
    expect((await issueOf(judged)).currentFunding).toBe('1000.00');
  });

  test('an exact tie goes to a jury at once', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    await ballot(judged.reporter, judged, 'approve');
    await ballot(judged.donor, judged, 'reject');
    expect(OTHERS).toContain(await stateOf(judged));
    expectRefusal(await ballot(judged.donor, judged, 'approve'), 'wrong_state');
  });

  test('donors alone are a quorum when the creator is gone, at the end of the window', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['400', '200']));
    for (const donor of judged.donors) await ballot(donor, judged, 'approve');
    // The creator could still make it a tie.
    expect(await stateOf(judged)).toBe('voting');
    await passHours(71);
    expect(await stateOf(judged)).toBe('voting');
    await passHours(1);
    expect((await caseOf(judged)).proofs[0]).toMatchObject({
      outcome: 'accepted',
      decidedBy: 'vote',
      tally: { hasQuorum: true },
    });
    expectRefusal(await ballot(judged.reporter, judged, 'reject'), 'issue_closed');
  });

  test('a single donor has half, and decides together with the creator', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const view = await caseOf(judged, judged.donor);
    expect(view.viewer.weightBp).toBe(5000);
    expect(view.proofs[0]?.voters).toHaveLength(2);
    await ballot(judged.donor, judged, 'approve');
    await ballot(judged.reporter, judged, 'approve');
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('the creator is half of the weight, and heard when nobody else speaks', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    const judged = await handIn(work);
    await ballot(judged.reporter, judged, 'reject');
    expect(await stateOf(judged)).toBe('voting');
    await passHours(72);
    // Half of the weight said no, and the donor nothing: rejected.
    expect(await stateOf(judged)).toBe('rework');
  });

  test('a solver who has pledged has no say over their own proof', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    await pledge(work.solver, work.issueId, '5000');
    const judged = await handIn(work);
    expect((await caseOf(judged, judged.solver)).viewer).toMatchObject({
      weightBp: 0,
      abilities: { vote: false },
    });
    expectRefusal(await ballot(judged.solver, judged, 'approve'), 'forbidden');
  });

  test('money that comes after the choice buys no say', async () => {
    const work = await openWorkAt(newPlace(), ['600']);
    const late = await newPerson('donator');
    await pledge(late, work.issueId, '5000');
    const judged = await handIn(work);
    expect((await caseOf(judged, late)).viewer.weightBp).toBe(0);
    expectRefusal(await ballot(late, judged, 'reject'), 'forbidden');
    for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'approve');
    // And what is not needed goes back in proportion, to the late one too.
    expect((await caseOf(judged)).payout).toMatchObject({ amount: '450.00', returned: '5100.00' });
    expect(await notesOf(late, judged)).toContainEqual(expect.stringContaining('was refunded'));
  });

  test('a ballot is given once, from whatever device, and is on record', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['400', '200']));
    const { donor, proof } = judged;
    const key = newKey();
    const input = {
      params: { id: proof.id },
      body: { choice: 'reject', reason: 'The edge is loose.' },
      key,
    } as const;
    const phone = await elsewhere(donor);
    const answers = await Promise.all([
      donor.call(castBallot, input),
      phone.call(castBallot, input),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expectRefusal(await ballot(phone, judged, 'approve'), 'wrong_state');
    const view = await caseOf(judged, donor);
    expect(view.viewer).toMatchObject({ ownChoice: 'reject', abilities: { vote: false } });
    const own = view.proofs[0]?.voters.find(({ userId }) => userId === donor.id);
    expect(own).toMatchObject({ choice: 'reject', reason: 'The edge is loose.' });
    const actions = await actionsOf(judged);
    expect(actions.filter((action) => action === 'ballot_cast')).toHaveLength(1);
    const page = await (
      await newVisitor()
    ).expectCall(listAudit, {
      params: { id: judged.issueId },
    });
    const entry = page.items.find(({ action }) => action === 'ballot_cast');
    expect(entry?.data).toContain('"choice":"reject"');
    expect(entry?.data).not.toContain('loose');
  });

  test('strangers and visitors have no say', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    expectRefusal(await ballot(await newPerson(), judged, 'approve'), 'forbidden');
    const visitor = await newVisitor();
    const input = { params: { id: judged.proof.id }, body: { choice: 'approve' } } as const;
    expectRefusal(await visitor.call(castBallot, input), 'not_signed_in');
    const unknown = { ...input, params: { id: judged.issueId } };
    expectRefusal(await judged.donor.call(castBallot, unknown), 'proof_not_found');
  });
});
