import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { getIssue, reportIssue } from '#schema/issues/issue.ts';
import { listOwnDecisions } from '#schema/moderation/queue.ts';
import { listAudit, listProfileRecord } from '#schema/case/audit.ts';
import { issueOf, openCase, passDays } from './case.ts';
import { verifyChain } from '#web/features/record/audit/useChainCheck.ts';
import { fileReport, REPORT, sha256Of } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import {
  appeal,
  APPEAL,
  caseAbout,
  decide,
  findCase,
  INSULT,
  messagesOf,
  report,
  reportedMessage,
  settle,
  toldTo,
  WHY,
} from './reporting.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, target } from './target.ts';

scenarios('a decision about a report', () => {
  test('can leave everything as it is, which nobody is told', async () => {
    const { author, moderator, issueId, id, caseId } = await reportedMessage();
    expect((await decide(moderator, caseId, 'leave')).status).toBe(204);
    expectRefusal(await decide(moderator, caseId, 'warn'), 'wrong_state');
    expect(await messagesOf(issueId, author)).toEqual([id]);
    expect(await toldTo(author)).toEqual([]);
    expect(await author.expectCall(listOwnDecisions)).toEqual([]);
    expectRefusal(await appeal(author, caseId), 'wrong_state');
  });

  test('hides a message from everybody, and tells its author why', async () => {
    const { author, reader, moderator, issueId, id, caseId } = await reportedMessage();
    expect((await decide(moderator, caseId, 'hide_message')).status).toBe(204);
    for (const person of [author, reader, moderator])
      expect(await messagesOf(issueId, person)).toEqual([]);
    expect((await issueOf({ issueId })).messageCount).toBe(0);
    expect(await toldTo(author)).toEqual([expect.stringContaining(WHY)]);
    expect(await toldTo(reader)).toEqual([]);
    const [own] = await author.expectCall(listOwnDecisions);
    expect(own).toMatchObject({ id: caseId, choice: 'hide_message', reason: WHY, appeal: null });
    expectRefusal(await report(await newPerson(), 'message', id), 'not_found');
  });

  test('hides an issue, and tells its reporter how to appeal', async () => {
    const { issueId, reporter, donor } = await openCase();
    await report(await newPerson(), 'issue', issueId);
    const moderator = await newPersonAs('operator');
    const { id } = await caseAbout(moderator, issueId);
    expect((await decide(moderator, id, 'hide_issue')).status).toBe(204);
    const params = { id: issueId };
    expectRefusal(await donor.call(getIssue, { params }), 'issue_not_found');
    expect(await toldTo(reporter)).toEqual([expect.stringContaining(WHY)]);
    expect(await caseAbout(moderator, issueId, 'decided')).toMatchObject({
      isIssueHidden: true,
      decision: { choice: 'hide_issue', reason: WHY, byName: moderator.username },
    });
  });

  test('warns, which the next moderator reads in the history', async () => {
    const { author, moderator, caseId } = await reportedMessage();
    expect((await decide(moderator, caseId, 'warn')).status).toBe(204);
    expect(await toldTo(author)).toEqual([expect.stringContaining(WHY)]);
    await report(await newPerson(), 'profile', author.id);
    const next = await caseAbout(moderator, author.id);
    expect(next.history).toMatchObject([
      { kind: 'message', choice: 'warn', reason: WHY, isSameThing: false, isUndone: false },
    ]);
  });

  test('restricts an account for two weeks: it publishes nothing, and its money and votes stay its own', async () => {
    const { author, moderator, issueId, caseId } = await reportedMessage();
    expect((await decide(moderator, caseId, 'restrict')).status).toBe(204);
    const [own] = await author.expectCall(listOwnDecisions);
    expect(own?.endsAt).not.toBeNull();
    const params = { id: issueId };
    const message = { params, body: { message: 'But I meant it well.' } };
    expectRefusal(await author.call(postMessage, message), 'account_restricted');
    expectRefusal(await author.call(reportIssue, { body: REPORT }), 'account_restricted');
    const { abilities } = (await author.expectCall(getIssue, { params })).viewer;
    expect(abilities).toMatchObject({ discuss: false, propose: false, pledge: true, vote: true });
    expect((await report(author, 'issue', issueId)).status).toBe(204);
    await passDays(14);
    expect((await author.call(postMessage, message)).status).toBe(201);
  });

  test('fits the kind of thing', async () => {
    const { author, moderator, caseId } = await reportedMessage();
    expectRefusal(await decide(moderator, caseId, 'hide_issue'), 'wrong_state');
    await report(await newPerson(), 'profile', author.id);
    const { id } = await caseAbout(moderator, author.id);
    expectRefusal(await decide(moderator, id, 'hide_message'), 'wrong_state');
    expectFieldError(
      await decide(moderator, id, 'warn', 'Bad.'),
      'reason',
      'Please explain in at least 20 characters.',
    );
  });

  test('is not for who wrote it, reported it or has a stake in the issue', async () => {
    const { issueId, donor, solver } = await openCase();
    const moderator = await newPersonAs('operator');
    const { id } = await solver.expectCall(postMessage, {
      params: { id: issueId },
      body: { message: INSULT },
    });
    const hands = await target();
    expect((await report(moderator, 'message', id)).status).toBe(204);
    const found = await caseAbout(moderator, id);
    expect(found.hasStake).toBe(true);
    for (const person of [solver, donor]) await hands.giveRole(person.id, 'ambassador');
    for (const person of [moderator, solver, donor])
      expectRefusal(await decide(person, found.id, 'leave'), 'has_stake');
    expect((await decide(await newPersonAs('ambassador'), found.id, 'leave')).status).toBe(204);
  });

  test('is on the public record, without the content and without who reported it', async () => {
    const { issueId, author, reader, moderator, other, caseId } = await reportedMessage();
    await decide(moderator, caseId, 'hide_message');
    await appeal(author, caseId);
    await settle(other, caseId, 'upheld');
    const page = await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } });
    const entries = page.items.filter(({ action }) => action.startsWith('moderation'));
    expect(entries.map(({ action }) => action)).toEqual([
      'moderation_decided',
      'moderation_appealed',
      'moderation_appeal_settled',
    ]);
    const written = JSON.stringify(page);
    expect(JSON.stringify(entries[0])).toContain('hide_message');
    for (const secret of [INSULT, WHY, APPEAL, reader.id, reader.username])
      expect(written).not.toContain(secret);
  });
});

scenarios('a decision about a profile', () => {
  test('is on a public record of its own, which names nobody and nothing', async () => {
    const author = await newPerson();
    await report(await newPerson(), 'profile', author.id);
    const [moderator, other] = [await newPersonAs('operator'), await newPersonAs('ambassador')];
    const { id } = await caseAbout(moderator, author.id);
    await decide(moderator, id, 'warn');
    await appeal(author, id);
    await settle(other, id, 'undone');
    const { items } = await (await newVisitor()).expectCall(listProfileRecord);
    const own = items.filter(({ data }) => data.includes(id));
    expect(own.map(({ action, data }) => [action, JSON.parse(data)])).toEqual([
      ['moderation_decided', { caseId: id, kind: 'profile', choice: 'warn' }],
      ['moderation_appealed', { caseId: id }],
      ['moderation_appeal_settled', { caseId: id, outcome: 'undone' }],
    ]);
    const sha256 = async (text: string) => sha256Of(text);
    expect(await verifyChain(items, sha256)).toEqual({ kind: 'whole', count: items.length });
  });
});

scenarios('an appeal against a moderator’s decision', () => {
  test('is heard once, by another moderator, who can take the decision back', async () => {
    const { author, reader, moderator, other, issueId, id, caseId } = await reportedMessage();
    await decide(moderator, caseId, 'hide_message');
    expectRefusal(await appeal(reader, caseId), 'case_not_found');
    expect((await appeal(author, caseId)).status).toBe(204);
    expectRefusal(await appeal(author, caseId), 'wrong_state');
    expect(await caseAbout(moderator, id, 'appeals')).toMatchObject({
      hasStake: true,
      appeal: { text: APPEAL, outcome: null },
    });
    expectRefusal(await settle(moderator, caseId, 'upheld'), 'has_stake');
    expectRefusal(await settle(author, caseId, 'undone'), 'forbidden');
    expect((await settle(other, caseId, 'undone')).status).toBe(204);
    expectRefusal(await settle(other, caseId, 'upheld'), 'wrong_state');
    expect(await messagesOf(issueId, reader)).toEqual([id]);
    expect((await issueOf({ issueId })).messageCount).toBe(1);
    const [own] = await author.expectCall(listOwnDecisions);
    expect(own?.appeal).toMatchObject({ outcome: 'undone', reason: WHY });
    expect(await toldTo(author)).toHaveLength(2);
    expect(await findCase(other, id, 'appeals')).toBeUndefined();
  });

  test('that fails leaves what was done', async () => {
    const { author, reader, moderator, other, issueId, caseId } = await reportedMessage();
    await decide(moderator, caseId, 'hide_message');
    await appeal(author, caseId);
    expect((await settle(other, caseId, 'upheld')).status).toBe(204);
    expect(await messagesOf(issueId, reader)).toEqual([]);
    expect(await toldTo(author)).toContainEqual(expect.stringContaining('upheld'));
  });

  test('lifts a restriction at once, and shows a hidden issue again', async () => {
    const restricted = await reportedMessage();
    await decide(restricted.moderator, restricted.caseId, 'restrict');
    await appeal(restricted.author, restricted.caseId);
    await settle(restricted.other, restricted.caseId, 'undone');
    expect((await restricted.author.call(reportIssue, { body: REPORT })).status).toBe(201);

    const [reporter, moderator, other] = [
      await newPerson(),
      await newPersonAs('operator'),
      await newPersonAs('ambassador'),
    ];
    const { id: issueId } = await fileReport(reporter);
    await report(await newPerson(), 'issue', issueId);
    const { id } = await caseAbout(moderator, issueId);
    await decide(moderator, id, 'hide_issue');
    expect((await appeal(reporter, id)).status).toBe(204);
    expect((await settle(other, id, 'undone')).status).toBe(204);
    expect((await issueOf({ issueId })).isHidden).toBe(false);
  });
});
