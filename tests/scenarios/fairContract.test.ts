import { expect, test } from 'vitest';
import { addIssueNote, ISSUE_NOTES_MAX, listAmendments } from '#schema/issues/amendment.ts';
import { editIssue, getIssue } from '#schema/issues/issue.ts';
import { listProposals } from '#schema/case/proposal.ts';
import { listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import {
  actionsOf,
  issueOf,
  notesOf,
  offer,
  openCase,
  openWork,
  passHours,
  pledge,
  voteOn,
  type Case,
} from './case.ts';
import { fileReport, picture, uploadPicture } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const OTHER_CRITERIA = 'The whole lane is resurfaced, not only the hole.';
const TERMS = {
  title: 'Another problem altogether',
  location: 'Somewhere else altogether',
  latitude: '-33.9',
  longitude: '18.4',
  solutionCriteria: OTHER_CRITERIA,
};

const amendmentsOf = (reader: Pick<Person, 'expectCall'>, id: string) =>
  reader.expectCall(listAmendments, { params: { id } });

/** Tries each term by itself; none may change. */
async function expectLocked({ reporter, issueId }: Case): Promise<void> {
  const params = { id: issueId };
  const message = expect.stringContaining('a proposal has won') as string;
  const photo = await uploadPicture(reporter, picture(77));
  for (const [path, value] of Object.entries({ ...TERMS, photos: [photo] })) {
    const refused = await reporter.call(editIssue, { params, body: { [path]: value } });
    expectRefusal(refused, 'wrong_state');
    expect(refused.problem.errors).toEqual([{ path, message }]);
  }
}

scenarios('the terms of an issue', () => {
  test('are locked from the moment that a proposal has won until its work is over', async () => {
    const opened = await openCase();
    const params = { id: opened.issueId };
    const before = await issueOf(opened);
    await voteOn(opened.donor, opened.proposal);
    await expectLocked(opened);
    await passHours(24);
    expect((await issueOf(opened)).status).toBe('in_progress');
    await expectLocked(opened);
    // What is sent along unchanged is no change; the rest can be edited.
    const { title, solutionCriteria } = before;
    const body = { title, solutionCriteria, description: 'It is wet there on most mornings.' };
    const after = await opened.reporter.expectCall(editIssue, { params, body });
    const { latitude, longitude, location, photos } = before;
    expect(after).toMatchObject({ ...body, latitude, longitude, location, photos });
    // When the work ends without a result, they can change again.
    await passHours(24 * 22);
    expect((await issueOf(opened)).status).toBe('funded');
    await opened.reporter.expectCall(editIssue, { params, body: TERMS });
  });

  test('a change after the first pledge is shown to donors in both versions, with a way out', async () => {
    const { reporter, donor, issueId } = await openCase();
    const params = { id: issueId };
    const { solutionCriteria } = await issueOf({ issueId });
    await reporter.expectCall(editIssue, { params, body: { solutionCriteria: OTHER_CRITERIA } });
    expect(await amendmentsOf(donor, issueId)).toMatchObject([
      {
        note: null,
        photos: null,
        fields: [{ field: 'solutionCriteria', from: solutionCriteria, to: OTHER_CRITERIA }],
      },
    ]);
    expect((await donor.expectCall(getIssue, { params })).amendmentCount).toBe(1);
    expect(await notesOf(donor, { issueId })).toContainEqual(
      expect.stringContaining('Until a proposal is chosen you can withdraw your pledge.'),
    );
    const [own] = await donor.expectCall(listPledges, { params });
    await donor.expectCall(withdrawPledge, { params: { id: own?.id ?? '' } });
    expect(await issueOf({ issueId })).toMatchObject({
      status: 'reported',
      currentFunding: '0.00',
    });
  });

  test('a change before the first pledge concerns nobody', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    await reporter.expectCall(editIssue, { params: { id }, body: TERMS });
    expect(await amendmentsOf(reporter, id)).toEqual([]);
  });

  test('former versions are for people with a stake, and former photos too', async () => {
    const [reporter, donor, other] = [await newPerson(), await newPerson(), await newPerson()];
    const before = await uploadPicture(reporter, picture(61));
    const { id } = await fileReport(reporter, { photos: [before] });
    await pledge(donor, id, '20');
    const after = await uploadPicture(reporter, picture(62));
    await reporter.expectCall(editIssue, { params: { id }, body: { photos: [after] } });
    const seen = async (reader: Person) =>
      (await reader.fetch(`/api/images/${before.id}?w=800`)).status;
    const [shown] = await amendmentsOf(donor, id);
    expect(shown?.photos).toEqual({
      from: [expect.stringContaining(before.id)],
      to: [expect.stringContaining(after.id)],
    });
    expect([await seen(donor), await seen(other)]).toEqual([200, 404]);
    expect(await amendmentsOf(other, id)).toEqual([]);
    expect(await amendmentsOf(await newVisitor(), id)).toEqual([]);
    expect((await issueOf({ issueId: id })).amendmentCount).toBe(0);
    await (await target()).giveRole(other.id, 'ambassador');
    expect(await amendmentsOf(other, id)).toHaveLength(1);
    // The same photos again are no change.
    await reporter.expectCall(editIssue, { params: { id }, body: { photos: [after] } });
    expect(await amendmentsOf(donor, id)).toHaveLength(1);
  });

  test('a proposal keeps the criteria that it was made for, and its work is judged by them', async () => {
    const opened = await openCase();
    const { reporter, donor, issueId } = opened;
    const params = { id: issueId };
    const { solutionCriteria } = await issueOf(opened);
    await reporter.expectCall(editIssue, { params, body: { solutionCriteria: OTHER_CRITERIA } });
    await offer(await newPerson('solver'), issueId);
    const proposals = await donor.expectCall(listProposals, { params });
    expect(proposals.map((proposal) => proposal.solutionCriteria)).toEqual([
      solutionCriteria,
      OTHER_CRITERIA,
    ]);
    await voteOn(donor, opened.proposal);
    await passHours(24);
    expect(await issueOf(opened)).toMatchObject({ status: 'in_progress', solutionCriteria });
    expect(await amendmentsOf(donor, issueId)).toMatchObject([
      { fields: [{ field: 'solutionCriteria', from: OTHER_CRITERIA, to: solutionCriteria }] },
      { fields: [{ field: 'solutionCriteria', from: solutionCriteria, to: OTHER_CRITERIA }] },
    ]);
    expect(await notesOf(donor, opened)).toContainEqual(
      expect.stringContaining('made for earlier criteria'),
    );
  });
});

scenarios('a note on an issue', () => {
  test('can be added while the terms are locked, and everybody reads it', async () => {
    const opened = await openWork();
    const { reporter, donor, issueId } = opened;
    const params = { id: issueId };
    const body = { text: 'The street is closed on Fridays.' };
    expectRefusal(await donor.call(addIssueNote, { params, body }), 'forbidden');
    await reporter.expectCall(addIssueNote, { params, body });
    expect(await amendmentsOf(await newVisitor(), issueId)).toMatchObject([
      { note: body.text, fields: [], photos: null },
    ]);
    expect((await issueOf(opened)).amendmentCount).toBe(1);
    expect(await notesOf(donor, opened)).toContainEqual(expect.stringContaining('added a note'));
    expect((await actionsOf(opened)).at(-1)).toBe('issue_note_added');
    for (let count = 1; count < ISSUE_NOTES_MAX; count += 1) {
      await reporter.expectCall(addIssueNote, { params, body });
    }
    expectRefusal(await reporter.call(addIssueNote, { params, body }), 'wrong_state');
  });
});
