import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { listNeeds } from '#schema/case/needs.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { castVote } from '#schema/case/vote.ts';
import {
  endCalendarAddress,
  getCalendarAddress,
  makeCalendarAddress,
} from '#schema/partners/calendar.ts';
import { fileReport, propose } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { createTestClock } from '#tests/support/servers/testApi.ts';

const HOUR_MS = 3_600_000;
const TITLE = 'Lamp; broken, at night \\ 灯が消えて暗い通りを誰も歩けないので困っています';

const clock = createTestClock();
const api = await apiOfTests({ clock });
const visitor = visitorOf(api);
const params = (id: string) => ({ params: { id } });
const makeAddress = async (person: TestPerson) =>
  (await person.expectCall(makeCalendarAddress)).path;

/** Two donors, one of whom has chosen an offer: the other has a day left to vote. */
async function donorWithDeadline() {
  const [donor, chooser] = [await personOf(api), await personOf(api)];
  const { id } = await fileReport(await personOf(api), { title: TITLE });
  const proposal = await propose(await personOf(api), id);
  await donor.expectCall(createPledge, { body: { issueId: id, amount: '20' } });
  await chooser.expectCall(createPledge, { body: { issueId: id, amount: '600' } });
  clock.advance(25 * HOUR_MS);
  await chooser.expectCall(castVote, { ...params(proposal.id), body: { voteType: 'upvote' } });
  const { needs } = await donor.expectCall(listNeeds);
  return { donor, issueId: id, proposal, endsAt: needs[0]?.endsAt ?? '' };
}

test('a calendar program reads the own deadlines, and another parser understands them', async () => {
  const { donor, issueId, proposal, endsAt } = await donorWithDeadline();
  expect(endsAt).not.toBe('');
  const path = await makeAddress(donor);
  const response = await visitor.fetch(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ summary }) => summary)).toEqual([`Vote on offers: ${TITLE}`]);
  const seconds = Math.floor(Date.parse(endsAt) / 1_000);
  expect(events[0]?.startDate.toUnixTime()).toBe(seconds);
  const url = events[0]?.component.getFirstPropertyValue('url');
  expect(url).toBe(`${api.origin}/issues/${issueId}#proposals`);
  // Done: nothing is left to be reminded of.
  await donor.expectCall(castVote, { ...params(proposal.id), body: { voteType: 'upvote' } });
  expect(await (await visitor.fetch(path)).text()).not.toContain('VEVENT');
});

test('the address is shown once, kept as a digest, and says when it was read', async () => {
  const person = await personOf(api);
  expect(await person.expectCall(getCalendarAddress)).toBeNull();
  const path = await makeAddress(person);
  expect(path).toMatch(/^\/feeds\/calendar\/[\w-]{43}$/u);
  const unread = await person.expectCall(getCalendarAddress);
  expect(unread).toMatchObject({ lastReadAt: null });
  const rows = await api.database.query('select * from calendar_address');
  expect(JSON.stringify([unread, rows])).not.toContain(path.split('/').at(-1));
  expect((await visitor.fetch(path)).status).toBe(200);
  expect((await person.expectCall(getCalendarAddress))?.lastReadAt).toBe(clock.now().toISOString());
});

test('a new address ends the one before it, and an ended one shows nothing', async () => {
  const person = await personOf(api);
  const first = await makeAddress(person);
  const second = await makeAddress(person);
  expect((await visitor.fetch(first)).status).toBe(404);
  expect((await visitor.fetch(second)).status).toBe(200);
  expect((await person.call(endCalendarAddress)).status).toBe(204);
  expect((await visitor.fetch(second)).status).toBe(404);
  expect((await person.call(endCalendarAddress)).problem.code).toBe('not_found');
  expect((await visitor.call(makeCalendarAddress)).status).toBe(401);
});

test('who guesses, or is signed in as somebody else, sees nothing', async () => {
  const person = await personOf(api);
  for (const token of ['', 'a'.repeat(43), person.id, '%00'])
    expect((await person.fetch(`/feeds/calendar/${token}`)).status).toBe(404);
});
