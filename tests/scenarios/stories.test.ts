import { expect, test } from 'vitest';
import { listSuccessStories, tellStory } from '#schema/issues/story.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { getCase } from '#schema/case/verification.ts';
import { issueOf } from './case.ts';
import { ballot, handIn, newPlace, openWorkAt } from './court.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

const storiesNow = async () => (await newVisitor()).expectCall(listSuccessStories);
const told = { isTold: true };

async function completed() {
  const judged = await handIn(await openWorkAt(newPlace(), ['600']));
  await ballot(judged.reporter, judged, 'approve');
  await ballot(judged.donor, judged, 'approve');
  return judged;
}

scenarios('success stories', () => {
  test('are completed issues, told with the consent of their reporter, who can take it back', async () => {
    const { reporter, donor, issueId } = await completed();
    const params = { id: issueId };
    const isTold = async () => (await storiesNow()).some(({ id }) => id === issueId);
    expect(await isTold()).toBe(false);
    expectRefusal(await donor.call(tellStory, { params, body: told }), 'forbidden');
    await reporter.expectCall(tellStory, { params, body: told });
    const issue = await issueOf({ issueId });
    const [story] = await storiesNow();
    expect(story).toMatchObject({
      id: issueId,
      title: issue.title,
      location: issue.location,
      cost: '500.00',
      pledgerCount: 1,
      days: 2,
    });
    for (const address of [story?.before ?? '', story?.after ?? '']) {
      const path = new URL(address).pathname;
      expect((await (await newVisitor()).fetch(path)).status).toBe(200);
    }
    const { viewer } = await reporter.expectCall(getCase, { params });
    expect(viewer).toMatchObject({ isStoryTold: true, abilities: { tellStory: true } });
    expect((await donor.expectCall(getCase, { params })).viewer).toMatchObject({
      isStoryTold: false,
      abilities: { tellStory: false },
    });
    await reporter.expectCall(tellStory, { params, body: { isTold: false } });
    expect(await isTold()).toBe(false);
  });

  test('end where the issue is hidden, and begin with nothing that is not completed', async () => {
    const { reporter, issueId } = await completed();
    const params = { id: issueId };
    await reporter.expectCall(tellStory, { params, body: told });
    const moderator = await newPerson();
    await (await target()).giveRole(moderator.id, 'ambassador');
    const body = { isHidden: true, reason: 'Its photos show somebody who did not agree.' };
    await moderator.expectCall(hideIssue, { params, body });
    expect((await storiesNow()).map(({ id }) => id)).not.toContain(issueId);

    const open = await openWorkAt(newPlace(), ['600']);
    const early = { params: { id: open.issueId }, body: told };
    expectRefusal(await open.reporter.call(tellStory, early), 'wrong_state');
  });
});
