import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sayFixed } from '#schema/case/fixed.ts';
import { DAY_MS } from '#schema/durations.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { followIssue } from '#schema/issues/follow.ts';
import { tellStory } from '#schema/issues/story.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { listBodies, retireBody, saveBody } from '#schema/partners/bodies.ts';
import { makeDesk, openDesk } from '#schema/partners/bodyDesk.ts';
import { answerForwarding, openForwarding } from '#schema/partners/officialAnswers.ts';
import { actionsOf, issueOf, notesOf } from './case.ts';
import { merge } from './duplicateReports.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor } from './target.ts';
import {
  areaAround,
  beside,
  HARBOUR,
  mailsOf,
  nameBody,
  PATIENCE,
  REASON,
  report,
  say,
  toldReport,
} from './toldReports.ts';

scenarios('the body that is responsible', () => {
  test('is told once of a report in its area and category, and the record says so', async () => {
    const { operator, issue, title, body, mail } = await toldReport();
    expect(await mailsOf(operator, title)).toHaveLength(1);
    expect(mail?.text).toContain(`named ${body.name} as responsible`);
    expect(mail?.text).toContain(`/issues/${issue.issueId}\n`);
    expect(await actionsOf(issue)).toContain('issue_told');
    const { bodies } = await operator.expectCall(listBodies);
    expect(bodies.find(({ id }) => id === body.id)).toMatchObject({
      isRetired: true,
      toldCount: 1,
      area: areaAround(HARBOUR),
    });
  });

  test('answers by its link: in public, to everybody who follows', async () => {
    const { reporter, issue, title, token, body } = await toldReport();
    const follower = await newPerson();
    const params = { id: issue.issueId };
    await follower.expectCall(followIssue, { params, body: { isFollowing: true } });
    const official = await newVisitor();
    expect(await official.expectCall(openForwarding, { body: { token } })).toMatchObject({
      title,
      responsible: { bodyName: body.name, answers: [] },
    });
    await official.expectCall(answerForwarding, say(token, 'received'));
    const promise = { fixBy: '2999-01-01', text: 'We wait for a crane.' };
    const late = await official.call(answerForwarding, say(token, 'will_fix', promise));
    expectFieldError(late, 'answer.fixBy', 'Please choose a day from today on.');
    const dayless = await official.call(answerForwarding, say(token, 'will_fix'));
    expectFieldError(dayless, 'answer.fixBy', 'Please say by which day.');
    // By the installation's time, which other scenarios move on.
    const reportedMs = Date.parse((await issueOf(issue)).createdAt);
    const fixBy = new Date(reportedMs + 40 * DAY_MS).toISOString().slice(0, 10);
    await official.expectCall(answerForwarding, say(token, 'will_fix', { ...promise, fixBy }));
    expect((await issueOf(issue)).responsible?.answers).toMatchObject([
      { state: 'received', fixBy: null, text: '', bodyName: body.name },
      { state: 'will_fix', fixBy, text: 'We wait for a crane.' },
    ]);
    expect(await actionsOf(issue)).toContain('body_answered');
    for (const person of [reporter, follower])
      expect(await notesOf(person, issue)).toContainEqual(
        expect.stringContaining(`${body.name} says that it will fix “${title}” by `),
      );
  });

  test('asks the reporter and the donors whether it is fixed: most of their money ends it, all paid back', async () => {
    const { reporter, issue, token } = await toldReport();
    const [large, small] = [await newPerson(), await newPerson()];
    const params = { id: issue.issueId };
    await large.expectCall(createPledge, { body: { ...issue, amount: '60' } });
    await small.expectCall(createPledge, { body: { ...issue, amount: '40' } });
    const isFixed = (is: boolean) => ({ params, body: { isFixed: is } });
    expectRefusal(await large.call(sayFixed, isFixed(true)), 'wrong_state');
    await (await newVisitor()).expectCall(answerForwarding, say(token, 'fixed'));
    expectRefusal(await (await newPerson()).call(sayFixed, isFixed(true)), 'forbidden');
    expect(await reporter.expectCall(sayFixed, isFixed(false))).toEqual({ isCompleted: false });
    expect(await small.expectCall(sayFixed, isFixed(true))).toEqual({ isCompleted: false });
    const asked = await large.expectCall(getIssue, { params });
    expect(asked.fixedQuestion).toMatchObject({ said: null });
    expect(await large.expectCall(sayFixed, isFixed(true))).toEqual({ isCompleted: true });
    expect(await issueOf(issue)).toMatchObject({ status: 'completed', currentFunding: '0.00' });
    expect(await actionsOf(issue)).toContain('issue_fixed');
    expect(await notesOf(large, issue)).toContainEqual(
      expect.stringContaining('your $60.00 was given back'),
    );
    expectRefusal(await small.call(sayFixed, isFixed(false)), 'issue_closed');
    const told = { params, body: { isTold: true } };
    expectRefusal(await reporter.call(tellStory, told), 'wrong_state');
  });

  test('asks nobody while it is hidden, and its reporter ends it without money', async () => {
    const { reporter, issue, token } = await toldReport();
    const [moderator, params] = [await newPersonAs('ambassador'), { id: issue.issueId }];
    await (await newVisitor()).expectCall(answerForwarding, say(token, 'fixed'));
    const hide = (isHidden: boolean) =>
      moderator.expectCall(hideIssue, { params, body: { isHidden, reason: REASON } });
    await hide(true);
    const yes = { params, body: { isFixed: true } };
    expectRefusal(await reporter.call(sayFixed, yes), 'issue_not_found');
    await hide(false);
    expect(await reporter.expectCall(sayFixed, yes)).toEqual({ isCompleted: true });
    expect(await issueOf(issue)).toMatchObject({ status: 'completed', fixedQuestion: null });
  });

  test('reads at its desk all that it was told of, what waits first, until its link is replaced', async () => {
    const { operator, issue, title, token, body } = await toldReport();
    const params = { id: body.id };
    const make = async () => {
      const { link } = await operator.expectCall(makeDesk, { params, body: { reason: REASON } });
      return /#desk=([\da-f]{96})$/u.exec(link)?.[1] ?? '';
    };
    const official = await newVisitor();
    const open = (asked: string) => official.call(openDesk, { body: { token: asked } });
    expectRefusal(await open(token), 'link_expired');
    const first = await make();
    const desk = await official.expectCall(openDesk, { body: { token: first } });
    expect(desk).toMatchObject({ bodyName: body.name, total: 1, waiting: 1 });
    expect(desk.reports).toMatchObject([{ issueId: issue.issueId, title, answer: null }]);
    const found = desk.reports[0]?.token ?? '';
    await official.expectCall(answerForwarding, say(found, 'not_ours'));
    const later = await official.expectCall(openDesk, { body: { token: first } });
    expect(later).toMatchObject({ waiting: 0, reports: [{ answer: { state: 'not_ours' } }] });
    // Its own link answers nothing by itself, and ends when a new one is made, with all that it led to.
    expectRefusal(await official.call(answerForwarding, say(first, 'fixed')), 'link_expired');
    const second = await make();
    expectRefusal(await open(first), 'link_expired');
    expectRefusal(await official.call(answerForwarding, say(found, 'fixed')), 'link_expired');
    await official.expectCall(openForwarding, { body: { token } });
    const moderator = await newPersonAs('ambassador');
    const hidden = { isHidden: true, reason: REASON };
    await moderator.expectCall(hideIssue, { params: { id: issue.issueId }, body: hidden });
    expect(await official.expectCall(openDesk, { body: { token: second } })).toMatchObject({
      total: 0,
      waiting: 0,
      reports: [],
    });
    const stranger = await newPerson();
    const refused = await stranger.call(makeDesk, { params, body: { reason: REASON } });
    expectRefusal(refused, 'forbidden');
  });

  test('has a link of its own alone, which ends when the report is hidden', async () => {
    const { issue, token } = await toldReport();
    const stranger = await newVisitor();
    for (const bad of [`${token.slice(0, -2)}00`, token.slice(2), 'x'.repeat(96)])
      expectRefusal(await stranger.call(answerForwarding, say(bad, 'fixed')), 'link_expired');
    const moderator = await newPersonAs('ambassador');
    const body = { isHidden: true, reason: 'This shows a private person at home.' };
    await moderator.expectCall(hideIssue, { params: { id: issue.issueId }, body });
    expectRefusal(await stranger.call(openForwarding, { body: { token } }), 'link_expired');
    expectRefusal(await stranger.call(answerForwarding, say(token, 'fixed')), 'link_expired');
  });

  test('hears nothing of other places and categories, of what came before it, and twice of nothing', async () => {
    const [operator, reporter] = [await newPersonAs('operator'), await newPerson()];
    const early = await report(reporter, `Early crane of ${reporter.username}`);
    const body = await nameBody(operator);
    const far = await report(reporter, `Far crane of ${reporter.username}`, beside(HARBOUR, 3, 3));
    const told = await report(reporter, `Crane of ${reporter.username}`);
    const seen = async () => (await issueOf(told)).responsible;
    await expect.poll(seen, PATIENCE).toBeTruthy();
    const twin = await report(reporter, `Same crane of ${reporter.username}`);
    await merge(reporter, twin.issueId, told.issueId);
    // What is resumed hears of what comes from then on, and a report that was told changes nothing.
    await body.end();
    await body.end(false);
    const later = await report(reporter, `Later crane of ${reporter.username}`);
    await expect.poll(async () => (await issueOf(later)).responsible, PATIENCE).toBeTruthy();
    await body.end();
    for (const other of [early, far]) expect((await issueOf(other)).responsible).toBeNull();
    expect(await mailsOf(operator, `Crane of ${reporter.username}`)).toHaveLength(1);
    expect(await mailsOf(operator, `Early crane of ${reporter.username}`)).toHaveLength(0);
  });

  test('is named by operators alone, at most with an area that is one', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const params = { id: randomUUID() };
    const named = { channel: 'mail' as const, name: 'Nobody', address: 'a@example.org' };
    const body = { ...named, categories: ['safety'], area: null, reason: REASON };
    const given = { params, body };
    expectRefusal(await person.call(saveBody, given), 'forbidden');
    expectRefusal(await person.call(listBodies), 'forbidden');
    const open = { type: 'MultiPolygon' as const, coordinates: [[[[0, 0] as [number, number]]]] };
    const bad = await operator.call(saveBody, { params, body: { ...body, area: open } });
    expect(bad.status).toBe(400);
    const unknown = { params, body: { isRetired: true, reason: REASON } };
    expectRefusal(await operator.call(retireBody, unknown), 'not_found');
  });
});
