import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { tellAffected } from '#schema/issues/affected.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { SIGHTINGS_PER_HOUR } from '#schema/issues/sightingLimits.ts';
import { followIssue } from '#schema/issues/follow.ts';
import { mergeIssue, MERGES_ASKED_PER_HOUR } from '#schema/case/merge.ts';
import { AFFECTED_PER_HOUR, STORED_BYTES_PER_PERSON } from '#schema/limits.ts';
import { FOLLOWS_PER_HOUR } from '#schema/people/followLimits.ts';
import { fileReport, picture, sendUpload } from '#tests/scenarios/fixtures.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const MORE = 8;
const COME_AGAIN: readonly (number | undefined)[] = [409, 503];

const api = await apiOfTests();
const reporter = await personOf(api);

/** So many issues of one reporter. */
async function issues(count: number): Promise<string[]> {
  const filed = Array.from({ length: count }, () => fileReport(reporter));
  return (await Promise.all(filed)).map(({ id }) => id);
}

type Act = (person: TestPerson, id: string) => Promise<{ status: number }>;

it.each<[string, number, Act]>([
  [
    'issues that affect somebody',
    AFFECTED_PER_HOUR,
    (person, id) => person.call(tellAffected, { params: { id }, body: { isAffected: true } }),
  ],
  [
    'issues of which somebody says what is there',
    SIGHTINGS_PER_HOUR,
    (person, id) => {
      const body = { isFixed: false, awayM: 5, seenAt: new Date().toISOString() };
      return person.call(sightIssue, { params: { id }, body });
    },
  ],
  [
    'issues that somebody follows',
    FOLLOWS_PER_HOUR,
    (person, id) => person.call(followIssue, { params: { id }, body: { isFollowing: true } }),
  ],
  [
    'reports that somebody wants merged',
    MERGES_ASKED_PER_HOUR,
    async (person, id) => {
      const own = await fileReport(person);
      return person.call(mergeIssue, { params: { id: own.id }, body: { intoId: id } });
    },
  ],
])('%s are no more in an hour when all are sent at once', async (_what, most, act) => {
  const person = await personOf(api);
  const ids = await issues(most + MORE);
  const statuses = await Promise.all(ids.map(async (id) => (await act(person, id)).status));
  // On a slow machine some wait too long for their turn, and are told to come again.
  for (const [at, id] of ids.entries())
    if (COME_AGAIN.includes(statuses[at])) statuses[at] = (await act(person, id)).status;
  expect(statuses.filter((status) => status === 429)).toHaveLength(MORE);
  expect(statuses.filter((status) => status < 400)).toHaveLength(most);
});

it('photos find no more room when all are sent at once', async () => {
  const hoarder = await personOf(api);
  const photos = Array.from({ length: MORE }, (_, at) => picture(40 + at));
  const size = Math.max(...photos.map(({ byteLength }) => byteLength));
  // Room for one more.
  await api.database.query(
    `insert into video_upload (id, owner_id, sha256, mime, bytes, duration_ms, created_at)
     values ($1, $2, sha256('full'::bytea), 'video/mp4', $3, 1000, now())`,
    [randomUUID(), hoarder.id, STORED_BYTES_PER_PERSON - size],
  );
  const sent = photos.map((bytes) => sendUpload(hoarder, randomUUID(), bytes));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 413)).toHaveLength(MORE - 1);
});
