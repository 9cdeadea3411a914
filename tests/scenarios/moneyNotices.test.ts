import { expect, test } from 'vitest';
import { followIssue } from '#schema/issues/follow.ts';
import { deleteIssue, editIssue } from '#schema/issues/issue.ts';
import { stopDigest } from '#schema/notices/digest.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getNoticeChoices, saveNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { notesOf, openCase, pledge, voteOn } from './case.ts';
import { fileReport } from './fixtures.ts';
import { mailAbout, proveAddress } from './mailbox.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const mailsOf = async (person: Person, issueId: string) =>
  (await person.expectCall(listMailbox)).filter(({ text }) => text.includes(issueId));

/** Somebody with a confirmed address and $20 in an issue. */
async function newDonor() {
  const [reporter, donor] = [await newPerson(), await newPerson('donator')];
  await proveAddress(donor);
  const { id } = await fileReport(reporter);
  await pledge(donor, id, '20');
  const params = { id };
  const body = { solutionCriteria: 'The whole lane is resurfaced, not only the hole.' };
  return { reporter, donor, id, change: () => reporter.expectCall(editIssue, { params, body }) };
}

const moneyOf = async (person: Person) => {
  const { choices } = await person.expectCall(getNoticeChoices);
  return choices.find(({ type }) => type === 'money');
};

scenarios('news about one’s money and deadlines', () => {
  test('comes by email unasked once the address is proved, and one tap ends it', async () => {
    const { reporter, donor, id, change } = await newDonor();
    await change();
    const mail = await mailAbout(donor, 'After your pledge the reporter changed');
    expect(mail.text).toContain('because it concerns your money or a deadline');
    const [, token = ''] = /\/stop\/([\w-]+)/u.exec(mail.text) ?? [];
    // As a mail program sends it.
    const pressed = await (
      await target()
    ).send(`/api/digest-stops/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(204);
    expect(await moneyOf(donor)).toEqual({ type: 'money', byPush: false, byEmail: false });
    await reporter.expectCall(deleteIssue, { params: { id } });
    expect(await notesOf(donor, { issueId: id })).toContainEqual(
      expect.stringContaining('was refunded'),
    );
    // What comes after it shows that it would have come.
    const choice = { type: 'money' as const, byPush: false, byEmail: true };
    await donor.expectCall(saveNoticeChoices, { body: { choices: [choice] } });
    const other = await fileReport(reporter);
    await pledge(donor, other.id, '20');
    await reporter.expectCall(deleteIssue, { params: { id: other.id } });
    await expect.poll(() => mailsOf(donor, other.id), { timeout: 10_000 }).toHaveLength(1);
    expect(await mailsOf(donor, id)).toHaveLength(1);
  });

  test('goes to no address that is not proved, nor to who merely follows', async () => {
    const { reporter, donor, solver, proposal, issueId } = await openCase();
    const follower = await newPerson();
    for (const person of [donor, follower]) await proveAddress(person);
    const body = { isFollowing: true };
    await follower.expectCall(followIssue, { params: { id: issueId }, body });
    await voteOn(donor, proposal);
    await mailAbout(donor, 'has won the vote');
    expect(await notesOf(follower, { issueId })).toContainEqual(
      expect.stringContaining('is chosen in 24 hours'),
    );
    for (const person of [follower, solver, reporter]) {
      expect(await mailsOf(person, issueId)).toEqual([]);
    }
  });

  test('a token ends the mails of its own kind only', async () => {
    const { donor, change } = await newDonor();
    const choice = { type: 'digest' as const, byPush: false, byEmail: true };
    await donor.expectCall(saveNoticeChoices, { body: { choices: [choice] } });
    await change();
    const mail = await mailAbout(donor, 'After your pledge the reporter changed');
    const [, token = ''] = /\/stop\/([\w-]+)/u.exec(mail.text) ?? [];
    await (await newVisitor()).expectCall(stopDigest, { params: { token } });
    const { choices } = await donor.expectCall(getNoticeChoices);
    expect(choices.filter(({ byEmail }) => byEmail).map(({ type }) => type)).toEqual(['digest']);
  });
});
