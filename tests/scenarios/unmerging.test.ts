import { expect, test } from 'vitest';
import { tellAffected } from '#schema/issues/affected.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { unmergeIssue } from '#schema/case/merge.ts';
import { movePledge, withdrawPledge } from '#schema/case/pledge.ts';
import { actionsOf, issueOf, notesOf, passDays, voteOn } from './case.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, type Person } from './target.ts';
import { listedIds, merge, merged, mergedReports, duplicateReports } from './duplicateReports.ts';

const unmerge = (person: Person, id: string) => person.call(unmergeIssue, { params: { id } });

scenarios('two reports that were merged by mistake', () => {
  test('are two again when a moderator says so; what moved stays, and counts and votes are as before', async () => {
    const two = await duplicateReports();
    const { issueId, intoId, donor, reporter, solver, proposal } = two;
    const [one, both] = [await newPerson(), await newPerson()];
    const yes = { isAffected: true };
    for (const person of [one, both])
      await person.expectCall(tellAffected, { params: { id: issueId }, body: yes });
    await both.expectCall(tellAffected, { params: { id: intoId }, body: yes });
    const found = { isFixed: true, awayM: 5, seenAt: '2020-02-02T02:02:02Z' };
    await one.expectCall(sightIssue, { params: { id: issueId }, body: found });
    await passDays(1);
    await voteOn(donor, proposal);
    const moderator = await newPersonAs('ambassador');
    expectRefusal(await unmerge(moderator, issueId), 'wrong_state');
    const [{ confirmedAt: byOthers = '' }, { confirmedAt = '' }] = [
      await issueOf({ issueId }),
      await issueOf({ issueId: intoId }),
    ];
    await merged(moderator, issueId, intoId);
    expect(await issueOf({ issueId: intoId })).toMatchObject({
      affectedCount: 3,
      // When people said it, which is before the merge.
      confirmedAt: [byOthers, confirmedAt].toSorted().at(-1),
      sightings: { fixedCount: 1 },
    });
    expectRefusal(await unmerge(reporter, issueId), 'forbidden');
    const seen = await moderator.expectCall(getIssue, { params: { id: issueId } });
    expect(seen.viewer.abilities).toMatchObject({ merge: false, unmerge: true });
    expect((await unmerge(moderator, issueId)).status).toBe(204);
    expectRefusal(await unmerge(moderator, issueId), 'wrong_state');
    expect(await listedIds()).toEqual(expect.arrayContaining([issueId, intoId]));
    const apart = await issueOf({ issueId });
    expect(apart).toMatchObject({ mergedInto: null, affectedCount: 2, currentFunding: '600.00' });
    expect(apart.selectionPending).toMatchObject({ proposalId: proposal.id });
    expect(await issueOf({ issueId: intoId })).toMatchObject({
      affectedCount: 1,
      sightings: null,
      confirmedAt,
    });
    for (const person of [donor, solver])
      expect(await notesOf(person, { issueId })).toContainEqual(
        expect.stringContaining('was undone: pledges'),
      );
    expect(await actionsOf({ issueId })).toContain('issue_unmerged');
    expect(await actionsOf({ issueId: intoId })).toContain('twin_unmerged');
  });

  test('money that moved stays at the other report, where its donor can take it back', async () => {
    const { issueId, intoId, donor, own, moderator } = await mergedReports('40');
    await donor.expectCall(movePledge, { params: { id: own.id } });
    expect((await unmerge(moderator, issueId)).status).toBe(204);
    expect(await issueOf({ issueId })).toMatchObject({ currentFunding: '0.00' });
    expect(await issueOf({ issueId: intoId })).toMatchObject({ currentFunding: '40.00' });
    expect((await donor.call(withdrawPledge, { params: { id: own.id } })).status).toBe(204);
    expect(await issueOf({ issueId: intoId })).toMatchObject({ currentFunding: '0.00' });
  });

  test('what the reporters agreed on is settled, and not asked again', async () => {
    const { issueId, intoId, reporter, other } = await duplicateReports();
    await merged(reporter, issueId, intoId);
    await merged(other, issueId, intoId);
    expect((await unmerge(await newPersonAs('operator'), issueId)).status).toBe(204);
    expectRefusal(await merge(reporter, issueId, intoId), 'wrong_state');
  });
});
