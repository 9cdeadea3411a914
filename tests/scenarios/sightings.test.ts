import { expect, test } from 'vitest';
import { sayFixed } from '#schema/case/fixed.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { getIssue, listIssues, type IssuePage } from '#schema/issues/issue.ts';
import { listIssueChanges } from '#schema/issues/issueChanges.ts';
import { getMapTile } from '#schema/issues/issueMap.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { findTile } from '#schema/places/geo.ts';
import { syncOperations } from '#schema/sync.ts';
import { issueOf, notesOf } from './case.ts';
import { fileReport } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const found = (isFixed: boolean, seenAt = new Date().toISOString()) => ({
  isFixed,
  awayM: 12,
  seenAt,
});
const later = (time: string, byMs: number) => new Date(Date.parse(time) + byMs).toISOString();

const sight = (person: Person, id: string, body = found(false)) =>
  person.expectCall(sightIssue, { params: { id }, body });

/** A report with money in it that three people find fixed. */
async function foundFixed() {
  const [reporter, donor] = [await newPerson(), await newPerson()];
  const { id: issueId } = await fileReport(reporter);
  await donor.expectCall(createPledge, { body: { issueId, amount: '60' } });
  for (const person of [await newPerson(), await newPerson(), await newPerson()])
    await sight(person, issueId, found(true));
  return { reporter, donor, issue: { issueId }, params: { id: issueId } };
}

scenarios('what people find at the place of an issue', () => {
  test('is shown with the day on which somebody last saw it, and the last word of each counts', async () => {
    const { id, createdAt } = await fileReport(await newPerson());
    const [one, two] = [await newPerson(), await newPerson()];
    const seen = await sight(one, id, found(false, later(createdAt, 4)));
    expect(seen).toMatchObject({ id, sightings: { fixedCount: 0, own: false } });
    await sight(two, id, found(true, later(createdAt, 3)));
    expect((await issueOf({ issueId: id })).sightings).toMatchObject({ fixedCount: 0, own: null });
    const { sightings } = await sight(two, id, found(true, later(createdAt, 5)));
    expect(sightings).toEqual({ seenAt: seen.sightings?.seenAt, fixedCount: 1, own: true });
    const late = await sight(two, id, found(false, later(createdAt, 2)));
    expect(late.sightings).toEqual(sightings);
  });

  test('is the last confirmation, in the list, on the map and among the changes', async () => {
    const place = { latitude: 65.1, longitude: -17.3 };
    const { id, createdAt } = await fileReport(await newPerson(), place);
    const visitor = await newVisitor();
    const after = (await visitor.call(listIssues)).headers.get('x-change-number') ?? '';
    const { z, x, y } = findTile(place, 14);
    const shown = async () => {
      const params = { z: String(z), x: String(x), y: String(y) };
      const { points } = await visitor.expectCall(getMapTile, { params });
      const query = { bbox: '-17.4,65,-17.2,65.2', page: '1' };
      const listed = (await visitor.expectCall(listIssues, { query })) as IssuePage;
      return [...points, ...listed.items].map((issue) => issue.confirmedAt);
    };
    expect(await shown()).toEqual([createdAt, createdAt]);
    const one = await newPerson();
    const { sightings } = await sight(one, id, found(false, later(createdAt, 4)));
    expect(await shown()).toEqual([sightings?.seenAt, sightings?.seenAt]);
    const { changed } = await visitor.expectCall(listIssueChanges, { query: { after } });
    expect(changed.find((issue) => issue.id === id)?.confirmedAt).toBe(sightings?.seenAt);
    await sight(await newPerson(), id, found(true, later(createdAt, 6)));
    expect(await shown()).toEqual([sightings?.seenAt, sightings?.seenAt]);
    const tell = (isAffected: boolean) => ({ params: { id }, body: { isAffected } });
    const other = await newPerson();
    await other.expectCall(tellAffected, tell(true));
    const [confirmedAt = ''] = await shown();
    expect(Date.parse(confirmedAt)).toBeGreaterThan(Date.parse(createdAt) + 4);
    await other.expectCall(tellAffected, tell(false));
    expect(await shown()).toEqual([sightings?.seenAt, sightings?.seenAt]);
  });

  test('comes from near by, of what is open, by who is signed in', async () => {
    const { id, createdAt } = await fileReport(await newPerson());
    const person = await newPerson();
    const params = { id };
    for (const awayM of [101, -1, 0.5])
      expectFieldError(
        await person.call(sightIssue, { params, body: { ...found(false), awayM } }),
        'awayM',
        'Only people within 100 m can say what is there.',
      );
    const body = found(false);
    expectFieldError(
      await person.call(sightIssue, { params, body: { ...body, seenAt: '2026-13-45T10:00:00Z' } }),
      'seenAt',
      'Must be an ISO 8601 time.',
    );
    expectRefusal(await (await newVisitor()).call(sightIssue, { params, body }), 'not_signed_in');
    const early = await sight(person, id, found(false, '2001-01-01T00:00:00Z'));
    expect(early.sightings?.seenAt).toBe(createdAt);
    const ahead = await sight(person, id, found(false, later(createdAt, 48 * HOUR_MS)));
    expect(Date.parse(ahead.sightings?.seenAt ?? '') - Date.parse(createdAt)).toBeLessThan(HOUR_MS);
    await (await target()).forceStatus(id, 'completed');
    expectRefusal(await person.call(sightIssue, { params, body }), 'issue_closed');
  });

  test('arrives once with the rest of what was written without network', async () => {
    const { id } = await fileReport(await newPerson());
    const person = await newPerson();
    const operation = 'sightIssue' as const;
    const item = { key: crypto.randomUUID(), operation, params: { id }, body: found(true) };
    for (const _ of [1, 2]) {
      const { results } = await person.expectCall(syncOperations, { body: { items: [item] } });
      expect(results[0]).toMatchObject({ status: 200, body: { sightings: { fixedCount: 1 } } });
    }
  });

  test('asks the reporter once three have found it fixed: yes gives every pledge back', async () => {
    const { reporter, donor, issue, params } = await foundFixed();
    const asked = await reporter.expectCall(getIssue, { params });
    expect(asked.fixedQuestion).toMatchObject({ bodyName: null, said: null });
    expect((await donor.expectCall(getIssue, { params })).fixedQuestion).toBeNull();
    const yes = { params, body: { isFixed: true } };
    expectRefusal(await donor.call(sayFixed, yes), 'wrong_state');
    await sight(await newPerson(), issue.issueId, found(true));
    const notes = await notesOf(reporter, issue);
    expect(notes.filter((note) => note.includes('found'))).toHaveLength(1);
    expect(await reporter.expectCall(sayFixed, yes)).toEqual({ isCompleted: true });
    expect(await issueOf(issue)).toMatchObject({ status: 'completed', currentFunding: '0.00' });
  });

  test('changes nothing where the reporter says no', async () => {
    const { reporter, issue, params } = await foundFixed();
    const no = { params, body: { isFixed: false } };
    expect(await reporter.expectCall(sayFixed, no)).toEqual({ isCompleted: false });
    const { status, fixedQuestion } = await reporter.expectCall(getIssue, { params });
    expect({ status, said: fixedQuestion?.said }).toEqual({ status: 'funded', said: false });
    expect((await issueOf(issue)).currentFunding).toBe('60.00');
  });

  test('asks nobody for the word of two, nor for that of the reporter', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    for (const person of [reporter, await newPerson(), await newPerson()])
      await sight(person, id, found(true));
    expect((await reporter.expectCall(getIssue, { params: { id } })).fixedQuestion).toBeNull();
  });
});
