import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { editIssue } from '#schema/issues/issue.ts';
import { listAudit } from '#schema/case/audit.ts';
import { issueOf, offer, passHours, pledge } from './case.ts';
import { ballot, handIn, newPlace, openWorkAt } from './court.ts';
import { fileReport } from './fixtures.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

/** What the public record of an issue holds of an action; undefined where it is not on it. */
async function dataOf(issueId: string, action: string): Promise<unknown> {
  const { items } = await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } });
  const data = items.find((entry) => entry.action === action)?.data;
  return data === undefined ? undefined : JSON.parse(data);
}

scenarios('the public record', () => {
  test('says of a payout which one it was', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    await ballot(judged.reporter, judged, 'approve');
    await ballot(judged.donor, judged, 'approve');
    await passHours(1);
    expect(await dataOf(judged.issueId, 'payout_paid')).toEqual({
      amountCents: '45000',
      payoutId: expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
    });
  });
});

scenarios('when an issue was changed', () => {
  test('is when its words were, and not when people paid, offered or wrote', async () => {
    const reporter = await newPerson();
    const { id: issueId } = await fileReport(reporter);
    const filed = await issueOf({ issueId });
    await pledge(await newPerson('donator'), issueId, '20');
    await offer(await newPerson('solver'), issueId);
    const message = { params: { id: issueId }, body: { message: 'I can see it from here.' } };
    await reporter.expectCall(postMessage, message);
    const talkedOf = await issueOf({ issueId });
    expect(talkedOf.updatedAt).toBe(filed.updatedAt);
    const body = { title: 'Deeper pothole in the bus lane' };
    await reporter.expectCall(editIssue, { params: { id: issueId }, body });
    expect((await issueOf({ issueId })).updatedAt > filed.updatedAt).toBe(true);
  });
});
