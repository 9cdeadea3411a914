import { expect, test } from 'vitest';
import { getIssue, listIssues, type Issue } from '#schema/issues/issue.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { createPledge, listPledges, withdrawPledge } from '#schema/case/pledge.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { actionsOf, issueOf, notesOf, openCase, passDays } from './case.ts';
import { caseOf, handIn, newPlace, openWorkAt } from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const WHY = 'The photo shows the faces of children.';

async function newModerator(accountRole: AccountRole): Promise<Person> {
  const person = await newPerson();
  await (await target()).giveRole(person.id, accountRole);
  return { ...person, accountRole };
}

const hide = (by: Person, issueId: string, isHidden = true) =>
  by.call(hideIssue, { params: { id: issueId }, body: { isHidden, reason: WHY } });

async function isListed(issueId: string): Promise<boolean> {
  const issues = (await (await newVisitor()).expectCall(listIssues)) as Issue[];
  return issues.some(({ id }) => id === issueId);
}

scenarios('hiding an issue', () => {
  test('takes it from everybody but ambassadors and operators, and tells whom it concerns', async () => {
    const opened = await openCase();
    const { donor, reporter, issueId } = opened;
    const [operator, ambassador] = [
      await newModerator('operator'),
      await newModerator('ambassador'),
    ];
    expect((await hide(operator, issueId)).status).toBe(204);
    expect(await isListed(issueId)).toBe(false);
    const params = { id: issueId };
    for (const person of [reporter, donor, await newVisitor()])
      expectRefusal(await person.call(getIssue, { params }), 'issue_not_found');
    for (const person of [operator, ambassador])
      expect(await person.expectCall(getIssue, { params })).toMatchObject({ isHidden: true });
    for (const person of [reporter, donor])
      expect(await notesOf(person, opened)).toContainEqual(expect.stringContaining(WHY));
    expect((await hide(ambassador, issueId, false)).status).toBe(204);
    expect(await isListed(issueId)).toBe(true);
    expect(await donor.expectCall(getIssue, { params })).toMatchObject({ isHidden: false });
    expect(await actionsOf(opened)).toEqual(
      expect.arrayContaining(['issue_hidden', 'issue_shown']),
    );
  });

  test('lets no money in, and each donor’s own out', async () => {
    const { donor, issueId } = await openCase();
    const [own] = await donor.expectCall(listPledges, { params: { id: issueId } });
    const operator = await newModerator('operator');
    await hide(operator, issueId);
    const more = { body: { issueId, amount: '5' } };
    expectRefusal(await donor.call(createPledge, more), 'issue_not_found');
    const withdrawal = { params: { id: own?.id ?? '' } };
    expectRefusal(await (await newPerson()).call(withdrawPledge, withdrawal), 'forbidden');
    expect((await donor.call(withdrawPledge, withdrawal)).status).toBe(204);
    await hide(operator, issueId, false);
    expect((await issueOf({ issueId })).currentFunding).toBe('0.00');
  });

  test('holds the countdown to a release, and lets it go on', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const operator = await newModerator('operator');
    await hide(operator, judged.issueId);
    await passDays(10);
    await hide(operator, judged.issueId, false);
    expect((await issueOf(judged)).status).toBe('in_progress');
    expect((await caseOf(judged)).proofs[0]?.release?.pausedAt).toBeNull();
    expect(await actionsOf(judged)).toEqual(
      expect.arrayContaining(['release_paused', 'release_resumed']),
    );
    await passDays(4);
    await passDays(1);
    expect((await issueOf(judged)).status).toBe('completed');
  });

  test('is for ambassadors and operators without a stake, once', async () => {
    const { donor, issueId } = await openCase();
    expectRefusal(await hide(donor, issueId), 'forbidden');
    await (await target()).giveRole(donor.id, 'operator');
    expectRefusal(await hide(donor, issueId), 'has_stake');
    const operator = await newModerator('operator');
    expectRefusal(await hide(operator, issueId, false), 'wrong_state');
    await hide(operator, issueId);
    expectRefusal(await hide(operator, issueId), 'wrong_state');
    await hide(operator, issueId, false);
  });
});
