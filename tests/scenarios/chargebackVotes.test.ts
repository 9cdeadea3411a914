import { expect, test } from 'vitest';
import { listPledges } from '#schema/case/pledge.ts';
import { playChargeback } from '#schema/case/testChargeback.ts';
import { actionsOf } from './case.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt, type Judged, type Work } from './court.ts';
import { scenarios } from './scenarios.ts';
import type { Person } from './target.ts';

/** The bank of a donor takes back the first pledge that stands. */
async function takeBackFrom(donor: Person, { issueId }: Pick<Work, 'issueId'>): Promise<void> {
  const pledges = await donor.expectCall(listPledges, { params: { id: issueId } });
  const own = pledges.filter(({ userId }) => userId === donor.id);
  const first = own.toSorted((a, b) => a.pledgeNumber - b.pledgeNumber)[0];
  if (!first) throw new RangeError('No pledge of this donor stands here');
  await donor.expectCall(playChargeback, { body: { pledgeId: first.id } });
}

const weightsOf = async (work: Judged): Promise<number[]> => {
  const { proofs } = await caseOf(work);
  const voters = [work.reporter, ...work.donors];
  return voters.map(
    ({ id }) => proofs[0]?.voters.find(({ userId }) => userId === id)?.weightBp ?? 0,
  );
};

scenarios('the say of a donor whose bank has taken the money back', () => {
  test('stays while a proof is judged, with the ballot that was cast', async () => {
    const work = await handIn(await openWorkAt(newPlace(), ['600', '700', '100']));
    const [first, second, third] = work.donors;
    if (!first || !second || !third) throw new RangeError('This work has three donors');
    await ballot(second, work, 'reject');
    const before = await weightsOf(work);
    await takeBackFrom(second, work);
    await takeBackFrom(third, work);
    expect(await weightsOf(work)).toEqual(before);
    expect((await caseOf(work, third)).viewer.abilities.vote).toBe(true);
    // Creator and the first donor have most of the weight, and most of the money is against.
    for (const voter of [work.reporter, first]) await ballot(voter, work, 'approve');
    await ballot(third, work, 'reject');
    expect((await caseOf(work)).status).toBe('in_progress');
  });

  test('is there for a proof that comes later', async () => {
    const work = await openWorkAt(newPlace(), ['600', '500']);
    const [, second] = work.donors;
    if (!second) throw new RangeError('This work has two donors');
    await takeBackFrom(second, work);
    const judged = await handIn(work);
    expect((await weightsOf(judged))[2]).toBeGreaterThan(0);
    await ballot(second, judged, 'reject');
    expect(await actionsOf(work)).toContain('ballot_cast');
  });
});
