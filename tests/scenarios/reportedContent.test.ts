import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { reportContent } from '#schema/moderation/contentReport.ts';
import { REPORTS_PER_HOUR } from '#schema/moderation/moderationLimits.ts';
import { listModeration } from '#schema/moderation/queue.ts';
import { actionsOf, passHours } from './case.ts';
import { handIn, newPlace, openWorkAt } from './court.ts';
import { REPORT } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import {
  caseAbout,
  decide,
  INSULT,
  report,
  reportedMessage,
  toldTo,
  writtenMessage,
} from './reporting.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

scenarios('a report of what somebody published', () => {
  test('brings every kind of thing to the queue, with its content and without who reported it', async () => {
    const judged = await handIn(await openWorkAt(newPlace(), ['600']));
    const { issueId, reporter, solver, proposal, proof } = judged;
    const message = await solver.expectCall(postMessage, {
      params: { id: issueId },
      body: { message: INSULT },
    });
    const things: [ReportedKind, string, Person, string][] = [
      ['issue', issueId, reporter, REPORT.description],
      ['message', message.id, solver, INSULT],
      ['proposal', proposal.id, solver, proposal.description],
      ['proof', proof.id, solver, proof.summary],
      ['profile', reporter.id, reporter, ''],
    ];
    const [reader, moderator] = [await newPerson(), await newPersonAs('ambassador')];
    for (const [kind, id, author, text] of things) {
      expect((await report(reader, kind, id, { text: 'Please look at this.' })).status).toBe(204);
      const found = await caseAbout(moderator, id);
      expect(found).toMatchObject({ kind, authorId: author.id, reportCount: 1, hasStake: false });
      expect(found.reports).toMatchObject([{ ground: 'abuse', text: 'Please look at this.' }]);
      expect(found.content.text).toContain(text);
      expect(found.content.photos).toHaveLength(kind === 'proof' ? 2 : 0);
      expect(JSON.stringify(found)).not.toContain(reader.id);
      expect(JSON.stringify(found)).not.toContain(reader.username);
    }
    // Nothing of it is on record, and nobody is told.
    expect((await actionsOf(judged)).filter((name) => name.startsWith('moderation'))).toEqual([]);
    for (const author of [reporter, solver]) expect(await toldTo(author)).toEqual([]);
  });

  test('counts once per person and thing, and is refused for one’s own and for what is not there', async () => {
    const { author, reader, id } = await writtenMessage();
    expect((await report(reader, 'message', id)).status).toBe(204);
    expectRefusal(await report(reader, 'message', id), 'already_reported');
    expect((await report(await newPerson(), 'message', id)).status).toBe(204);
    expect((await caseAbout(await newPersonAs('operator'), id)).reportCount).toBe(2);
    expectRefusal(await report(author, 'message', id), 'own_content');
    expectRefusal(await report(reader, 'proof', id), 'not_found');
    const unexplained = await report(reader, 'profile', author.id, { ground: 'other' });
    expectFieldError(unexplained, 'text', 'Please say in a few words what is wrong.');
    const visitor = await newVisitor();
    const body = { kind: 'message', subjectId: id, ground: 'spam', text: '' } as const;
    expectRefusal(await visitor.call(reportContent, { body }), 'not_signed_in');
  });

  test('is taken no more often when many come at once', async () => {
    const reader = await newPerson();
    const people = await Promise.all(Array.from({ length: REPORTS_PER_HOUR + 5 }, newPerson));
    const answers = await Promise.all(people.map(({ id }) => report(reader, 'profile', id)));
    const taken = answers.filter(({ status }) => status === 204);
    expect(taken).toHaveLength(REPORTS_PER_HOUR);
  });

  test('is taken so many times an hour', async () => {
    const reader = await newPerson();
    for (let count = 0; count < REPORTS_PER_HOUR; count += 1)
      expect((await report(reader, 'profile', (await newPerson()).id)).status).toBe(204);
    const one = await newPerson();
    expectRefusal(await report(reader, 'profile', one.id), 'rate_limited');
    await passHours(1);
    expect((await report(reader, 'profile', one.id)).status).toBe(204);
  });

  test('is read by ambassadors and operators alone', async () => {
    const { reader, author, caseId } = await reportedMessage();
    for (const person of [reader, author]) {
      expectRefusal(await person.call(listModeration), 'forbidden');
      expectRefusal(await decide(person, caseId, 'leave'), 'forbidden');
    }
    expectRefusal(await (await newVisitor()).call(listModeration), 'not_signed_in');
  });
});
