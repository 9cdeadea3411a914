import { expect, test } from 'vitest';
import { listProposals } from '#schema/case/proposal.ts';
import { rateSolver } from '#schema/people/reputation.ts';
import { ballot, caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

scenarios('rating a solver', () => {
  test('creator and donors may, once, after completion [4.26]', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const { issueId, reporter, donor, solver } = judged;
    const rate = (by: typeof donor, stars: number) =>
      by.call(rateSolver, { params: { id: issueId }, body: { stars } });
    expectRefusal(await rate(donor, 5), 'wrong_state');
    for (const voter of [donor, reporter]) await ballot(voter, judged, 'approve');
    expect((await caseOf(judged, donor)).viewer.abilities.rate).toBe(true);
    expect((await rate(donor, 5)).status).toBe(204);
    expect((await rate(reporter, 4)).status).toBe(204);
    expectRefusal(await rate(donor, 1), 'wrong_state');
    expectRefusal(await rate(solver, 5), 'forbidden');
    expectRefusal(await rate(await newPerson(), 5), 'forbidden');
    const after = await caseOf(judged, donor);
    expect(after.rating).toEqual({ count: 2, averageHundredths: 450 });
    expect(after.viewer).toMatchObject({ ownStars: 5, abilities: { rate: false } });
    const [offer] = await (
      await newVisitor()
    ).expectCall(listProposals, { params: { id: issueId } });
    const { works, ...figures } = offer?.solverRecord ?? { works: [] };
    expect(figures).toEqual({ solved: 1, ratingCount: 2, averageRatingHundredths: 450 });
    expect(works.map((work) => work.issueId)).toEqual([issueId]);
    const [proof] = after.proofs;
    expect(
      [proof?.before, proof?.after].map((shot) => new URL(shot?.photo.url ?? '').pathname),
    ).toEqual(works.flatMap((work) => [work.before, work.after]));
  });
});
