import { expect, test } from 'vitest';
import { freezeEscrow } from '#schema/case/desk.ts';
import { listPledges } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { actionsOf, pledge } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt, type Judged, type Work } from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPersonAs, type Person } from './target.ts';

/** The bank of a donor takes back the first pledge that stands; an ambassador lets the case go on. */
async function takeBackFrom(donor: Person, { issueId }: Pick<Work, 'issueId'>): Promise<void> {
  const pledges = await donor.expectCall(listPledges, { params: { id: issueId } });
  const own = pledges.filter(({ userId }) => userId === donor.id);
  const first = own.toSorted((a, b) => a.pledgeNumber - b.pledgeNumber)[0];
  if (!first) throw new RangeError('No pledge of this donor stands here');
  await donor.expectCall(playChargeback, { body: { pledgeId: first.id } });
  const ambassador = await newPersonAs('ambassador');
  const body = { isFrozen: false, reason: 'I asked the donor and looked at what is left.' };
  await ambassador.expectCall(freezeEscrow, { params: { id: issueId }, body });
}

const weightsOf = async (work: Judged): Promise<number[]> => {
  const { proofs } = await caseOf(work);
  const voters = [work.reporter, ...work.donors];
  return voters.map(
    ({ id }) => proofs[0]?.voters.find(({ userId }) => userId === id)?.weightBp ?? 0,
  );
};

scenarios('the say of a donor whose bank has taken the money back', () => {
  test('ends while a proof is judged, with the ballot that was cast', async () => {
    const work = await handIn(await openWorkAt(newPlace(), ['600', '700', '100']));
    const [first, second, third] = work.donors;
    if (!first || !second || !third) throw new RangeError('This work has three donors');
    await ballot(second, work, 'reject');
    await takeBackFrom(second, work);
    await takeBackFrom(third, work);
    expect(await weightsOf(work)).toEqual([7_446, 2_553, 0, 0]);
    expect((await caseOf(work, third)).viewer.abilities.vote).toBe(false);
    expectRefusal(await ballot(third, work, 'reject'), 'forbidden');
    // The only no is gone: with it most of the money would be against.
    for (const voter of [work.reporter, first]) await ballot(voter, work, 'approve');
    expect((await caseOf(work)).status).toBe('completed');
  });

  test('does not begin with a proof that comes later', async () => {
    const work = await openWorkAt(newPlace(), ['600', '500']);
    const [, second] = work.donors;
    if (!second) throw new RangeError('This work has two donors');
    await takeBackFrom(second, work);
    const judged = await handIn(work);
    expect(await weightsOf(judged)).toEqual([5_000, 5_000, 0]);
    expectRefusal(await ballot(second, judged, 'reject'), 'forbidden');
  });

  test('does not come back with money that comes after the choice', async () => {
    const work = await handIn(await openWorkAt(newPlace(), ['600', '500']));
    const [, second] = work.donors;
    if (!second) throw new RangeError('This work has two donors');
    await takeBackFrom(second, work);
    await pledge(second, work.issueId, '500');
    expectRefusal(await ballot(second, work, 'reject'), 'forbidden');
    expect(await actionsOf(work)).not.toContain('ballot_cast');
  });
});
