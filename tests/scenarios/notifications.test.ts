import { expect, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { MISSED_MS_MAX, streamEvents } from '#schema/event.ts';
import { deleteIssue, editIssue } from '#schema/issues/issue.ts';
import { listNotifications, markNotificationsRead } from '#schema/notices/notification.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { castVote } from '#schema/case/vote.ts';
import { fileReport, propose } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

async function notesOf(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  expect(notes.every(({ read }) => !read)).toBe(true);
  return notes.map(({ type, issueId }) => `${type} ${issueId}`);
}

scenarios('what people hear about', () => {
  test('the reporter hears of pledges, proposals and messages, newest first [3.9, 7.21]', async () => {
    const [reporter, other] = [await newPerson(), await newPerson('solver')];
    const { id } = await fileReport(reporter);
    await other.expectCall(createPledge, { body: { issueId: id, amount: '5' } });
    await new Promise((resolve) => setTimeout(resolve, 3));
    await propose(other, id);
    await new Promise((resolve) => setTimeout(resolve, 3));
    await other.expectCall(postMessage, { params: { id }, body: { message: 'Hello' } });
    expect(await notesOf(reporter)).toEqual([`message ${id}`, `proposal ${id}`, `pledge ${id}`]);
    expect(await notesOf(other)).toEqual([]);
  });

  test('a lively discussion makes one unread note, not one for each message', async () => {
    const [reporter, other] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    for (const message of ['One', 'Two', 'Three']) {
      await other.expectCall(postMessage, { params: { id }, body: { message } });
    }
    expect(await notesOf(reporter)).toEqual([`message ${id}`]);
  });

  test('a solver hears of votes', async () => {
    const [solver, voter] = [await newPerson('solver'), await newPerson()];
    const { id } = await fileReport(await newPerson());
    const proposal = await propose(solver, id);
    const body = { voteType: 'upvote' as const };
    await voter.expectCall(castVote, { params: { id: proposal.id }, body });
    expect(await notesOf(solver)).toEqual([`vote ${id}`]);
  });

  test('donors and solvers hear that the issue was changed, and of their money back', async () => {
    const [reporter, donor, solver] = [await newPerson(), await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    await donor.expectCall(createPledge, { body: { issueId: id, amount: '12.50' } });
    await propose(solver, id);
    const params = { id };
    await reporter.expectCall(editIssue, { params, body: { title: 'An even deeper pothole' } });
    expect(await notesOf(solver)).toEqual([`issue_update ${id}`]);
    await reporter.expectCall(deleteIssue, { params });
    const notes = await donor.expectCall(listNotifications);
    expect(notes.filter(({ content }) => content.includes('$12.50'))).toHaveLength(1);
  });

  test('a reporter who edits again and again makes one unread note, whatever the title', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    const params = { id };
    await donor.expectCall(createPledge, { body: { issueId: id, amount: '5' } });
    for (const title of ['A deep pothole', 'A deeper pothole', 'The deepest pothole']) {
      await reporter.expectCall(editIssue, { params, body: { title } });
    }
    expect(await notesOf(donor)).toEqual([`issue_update ${id}`]);
    await donor.expectCall(markNotificationsRead, { body: {} });
    await reporter.expectCall(editIssue, { params, body: { title: 'A pothole' } });
    const notes = await donor.expectCall(listNotifications);
    expect(notes.map(({ read }) => read)).toEqual(expect.arrayContaining([false, true]));
    expect(notes).toHaveLength(2);
    // Other news of the same type is not lost.
    await reporter.expectCall(deleteIssue, { params });
    expect(await donor.expectCall(listNotifications)).toHaveLength(3);
  });

  test('they are nobody else’s [7.22]', async () => {
    expectRefusal(await (await newVisitor()).call(listNotifications), 'not_signed_in');
  });
});

/** A reporter who has heard of two pledges, with the ids of the notes, newest first. */
async function informedReporter(): Promise<{ reporter: Person; ids: string[] }> {
  const [reporter, donor] = [await newPerson(), await newPerson()];
  const { id } = await fileReport(reporter);
  for (const amount of ['5', '6']) {
    await donor.expectCall(createPledge, { body: { issueId: id, amount } });
  }
  const notes = await reporter.expectCall(listNotifications);
  return { reporter, ids: notes.map((note) => note.id) };
}

async function unreadIdsOf(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  return notes.filter(({ read }) => !read).map(({ id }) => id);
}

scenarios('reading notifications', () => {
  test('the named ones are read, then all the others [4.14]', async () => {
    const { reporter, ids } = await informedReporter();
    expect(ids).toHaveLength(2);
    const [newest, oldest] = ids;
    await reporter.expectCall(markNotificationsRead, { body: { ids: [String(newest)] } });
    expect(await unreadIdsOf(reporter)).toEqual([oldest]);
    await reporter.expectCall(markNotificationsRead, { body: {} });
    expect(await unreadIdsOf(reporter)).toEqual([]);
    await reporter.expectCall(markNotificationsRead, { body: {} });
  });

  test('nobody marks those of somebody else', async () => {
    const { reporter, ids } = await informedReporter();
    await (await newPerson()).expectCall(markNotificationsRead, { body: { ids } });
    expect(await unreadIdsOf(reporter)).toEqual(ids);
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(markNotificationsRead, { body: {} }), 'not_signed_in');
  });

  test('an id that is none, or too many of them, is refused and marks nothing', async () => {
    const { reporter, ids } = await informedReporter();
    const many = Array.from({ length: 201 }, () => String(ids[0]));
    for (const body of [{ ids: ['1'] }, { ids: many }]) {
      expectRefusal(await reporter.call(markNotificationsRead, { body }), 'invalid_request');
    }
    expect(await unreadIdsOf(reporter)).toEqual(ids);
  });

  test('the person’s other screens hear of it', async () => {
    const { reporter } = await informedReporter();
    const heard = waitFor(await reporter.fetch(streamEvents.path), '"topic":"notification"');
    await reporter.expectCall(markNotificationsRead, { body: {} });
    expect(await heard).toContain(`{"topic":"notification","id":"${reporter.id}"}`);
  });
});

/** Reads a stream until a text has come, or fails after five seconds. */
async function waitFor(response: Response, text: string): Promise<string> {
  if (!response.body) throw new Error('The stream has no body');
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const late = setTimeout(() => void reader.cancel(), 5_000);
  let heard = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value) heard += new TextDecoder().decode(value);
    if (done || heard.includes(text)) break;
  }
  clearTimeout(late);
  await reader.cancel();
  return heard;
}

scenarios('live changes', () => {
  test('a stream names the issue that has changed by its id and nothing more', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    const stream = await (await newVisitor()).fetch(streamEvents.path);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const heard = waitFor(stream, JSON.stringify({ topic: 'pledges', id }));
    await donor.expectCall(createPledge, { body: { issueId: id, amount: '5' } });
    expect(await heard).toContain(`event: pledges\ndata: {"topic":"pledges","id":"${id}"}\n\n`);
  });

  test('a person hears of own notifications, and nobody else does', async () => {
    const [reporter, other] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    const own = waitFor(await reporter.fetch(streamEvents.path), '"topic":"chat"');
    const foreign = waitFor(await other.fetch(streamEvents.path), '"topic":"chat"');
    await other.expectCall(postMessage, { params: { id }, body: { message: 'Hello' } });
    expect(await foreign).not.toContain('notification');
    expect(await own).toBeDefined();
    const later = waitFor(await reporter.fetch(streamEvents.path), '"topic":"notification"');
    await other.expectCall(createPledge, { body: { issueId: id, amount: '5' } });
    expect(await later).toContain(`{"topic":"notification","id":"${reporter.id}"}`);
  });

  test('who comes back after a gap is told to read everything again', async () => {
    const path = `${streamEvents.path}?missedMs=${MISSED_MS_MAX}`;
    const stream = await (await newVisitor()).fetch(path);
    expect(await waitFor(stream, 'resync')).toContain('{"topic":"resync","id":null}');
  });
});
