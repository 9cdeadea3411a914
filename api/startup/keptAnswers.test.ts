import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { createProposal, withdrawProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { addIssueNote } from '#schema/issues/amendment.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { deleteIssue, editIssue, type Issue } from '#schema/issues/issue.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { saveLanguage } from '#schema/people/ownLanguage.ts';
import { saveProfile } from '#schema/people/profile.ts';
import { changeUsername } from '#schema/people/user.ts';
import { findTile } from '#schema/places/geo.ts';
import { syncOperations } from '#schema/sync.ts';
import { createClient, newKey, type Client } from '#tests/scenarios/client.ts';
import { fileReport, OFFER, REPORT } from '#tests/scenarios/fixtures.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import type { TestApi } from '#tests/support/servers/testApi.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';
import { visitorOf } from '#tests/support/database/testPerson.ts';

const one = await apiOfTests();
const other = await apiOfTests({ sharedWith: one });
/** Its cache is emptied before it is asked for the truth. */
const fresh = await apiOfTests({ sharedWith: one });

const PLACES = [
  { latitude: '41.88197', longitude: '-87.63396', category: 'infrastructure' },
  { latitude: '41.88301', longitude: '-87.63210', category: 'safety' },
  { latitude: '41.79000', longitude: '-87.60000', category: 'environment' },
] as const;

const NOTICED_MS = 1_500;

type Traveller = Client & { id: string; home: Pick<TestApi, 'origin'> };

async function traveller(): Promise<Traveller> {
  const place = { home: one as Pick<TestApi, 'origin'> };
  const client = createClient((path, init) => fetch(place.home.origin + path, init));
  const { id } = await registerAs(client, `p${newKey().slice(0, 12)}`);
  return Object.assign(place, client, { id });
}

/** The same session, at another process. */
const at = (home: Pick<TestApi, 'origin'>, person: Traveller): Client =>
  Object.assign(person, { home });

const [rosa, dan, sam, operator] = [
  await traveller(),
  await traveller(),
  await traveller(),
  await traveller(),
];
const role = `update app_user set account_role = 'operator' where id = $1`;
await one.database.query(role, [operator.id]);

function addresses(ids: readonly string[]): string[] {
  const tiles = PLACES.flatMap(({ latitude, longitude }) =>
    [2, 15].map((zoom) => {
      const { z, x, y } = findTile({ latitude: +latitude, longitude: +longitude }, zoom);
      return `/api/map/${z}/${x}/${y}`;
    }),
  );
  const near = PLACES.map(
    ({ latitude, longitude }) => `near=${latitude},${longitude}&withinKm=1&sort=near`,
  );
  const lists = [
    'page=1',
    'filter=reported&sort=most-funded',
    'sort=most-affected',
    'search=pothole',
    'bbox=-87.64,41.88,-87.62,41.89',
    ...PLACES.map(({ category }) => `category=${category}`),
    ...near,
  ].map((query) => `/api/issues?${query}`);
  const ofIssues = ids.flatMap((id) => [
    `/api/issues/${id}`,
    `/api/issues/${id}/pledges`,
    `/api/issues/${id}/proposals`,
    `/api/issues/${id}/ledger`,
    `/api/issues/${id}/audit`,
    `/api/votes?issueId=${id}`,
  ]);
  return ['/api/issues', ...lists, ...tiles, ...ofIssues];
}

/** Responses that contain their own server's origin are made equal. */
async function readAll(api: TestApi, paths: readonly string[]) {
  const visitor = visitorOf(api);
  const texts = await Promise.all(
    paths.map(async (path) => {
      const response = await visitor.fetch(path);
      const text = `${response.status} ${await response.text()}`;
      return [path, text.replaceAll(api.origin, '').replace(/"requestId":"[^"]+"/u, '')];
    }),
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

async function readTruth(paths: readonly string[]) {
  // Clears this process's cache, without an event to any other.
  await at(fresh, sam).expectCall(saveLanguage, { body: { language: 'en' } });
  return readAll(fresh, paths);
}

type Place = (typeof PLACES)[number];
const report = (place: Place) => fileReport(at(one, rosa), { ...REPORT, ...place });

function acts(
  issues: readonly Issue[],
): Record<string, (via: (who: Traveller) => Client) => unknown> {
  const [a, b, c] = issues.map(({ id }) => id) as [string, string, string];
  const params = { id: a };
  let pledgeId = '';
  let offerId = '';
  return {
    pledge: async (via) => {
      const body = { issueId: a, amount: '700' };
      pledgeId = (await via(dan).expectCall(createPledge, { body })).id;
    },
    offer: async (via) => {
      offerId = (await via(sam).expectCall(createProposal, { params: { id: b }, body: OFFER })).id;
    },
    vote: (via) => {
      const body = { voteType: 'upvote' } as const;
      return via(dan).expectCall(castVote, { params: { id: offerId }, body });
    },
    message: (via) =>
      via(dan).expectCall(postMessage, { params, body: { message: 'Still there' } }),
    note: (via) => via(rosa).expectCall(addIssueNote, { params, body: { text: 'By the kiosk' } }),
    affected: (via) =>
      via(dan).expectCall(tellAffected, { params: { id: c }, body: { isAffected: true } }),
    sighting: (via) => {
      const body = { isFixed: false, awayM: 5, seenAt: new Date().toISOString() };
      return via(dan).expectCall(sightIssue, { params: { id: b }, body });
    },
    report: (via) => fileReport(via(dan), { ...REPORT, ...PLACES[1] }),
    queued: (via) => {
      const body = { ...REPORT, ...PLACES[2], id: newKey() };
      const item = { operation: 'reportIssue', key: newKey(), params: {}, body } as const;
      return via(dan).expectCall(syncOperations, { body: { items: [item] } });
    },
    move: (via) => {
      const { latitude, longitude, category } = PLACES[0];
      const body = { latitude, longitude, category };
      return via(rosa).expectCall(editIssue, { params: { id: c }, body });
    },
    withdrawOffer: (via) => via(sam).expectCall(withdrawProposal, { params: { id: offerId } }),
    withdrawPledge: (via) => via(dan).expectCall(withdrawPledge, { params: { id: pledgeId } }),
    profile: (via) =>
      via(rosa).expectCall(saveProfile, {
        body: { fullName: `Rosa ${newKey().slice(0, 4)}`, about: '' },
      }),
    name: (via) => {
      const body = { username: `r${newKey().slice(0, 8)}`, password: PASSWORD };
      return via(rosa).expectCall(changeUsername, { body });
    },
    hide: (via) => {
      const body = { isHidden: true, reason: 'It shows somebody’s face.' };
      return via(operator).expectCall(hideIssue, { params, body });
    },
    delete: (via) => via(rosa).expectCall(deleteIssue, { params: { id: c } }),
  };
}

it('every process answers after each change as one that keeps nothing, though it was asked before and meanwhile', async () => {
  const issues = await Promise.all(PLACES.map(report));
  const paths = addresses(issues.map(({ id }) => id));
  let before = await readAll(one, paths);
  for (const [act, carryOut] of Object.entries(acts(issues))) {
    // Some of these start before the change and end after it.
    const meanwhile = [readAll(one, paths), readAll(other, paths)];
    await carryOut((person) => at(one, person));
    await Promise.all(meanwhile);
    const told = await readAll(one, paths);
    const truth = await readTruth(paths);
    const stale = (answers: Record<string, string>) =>
      paths.filter((path) => answers[path] !== truth[path]);
    const isChanged = stale(before).length > 0;
    expect({ act, isChanged, stale: stale(told) }).toEqual({ act, isChanged: true, stale: [] });
    const staleThere = async () => stale(await readAll(other, paths));
    await expect.poll(staleThere, { timeout: NOTICED_MS, message: act }).toEqual([]);
    before = told;
  }
});

it('a change asks again only for what shows its issue, and for the whole site, each question once', async () => {
  const [far, , near] = await Promise.all(PLACES.map(report));
  if (!far || !near) throw new Error('no report');
  const tile = (zoom: number) => {
    const { z, x, y } = findTile({ latitude: far.latitude, longitude: far.longitude }, zoom);
    return `/api/map/${z}/${x}/${y}`;
  };
  const untouched = [
    `/api/issues/${far.id}`,
    `/api/issues/${far.id}/pledges`,
    `/api/issues?category=${far.category}`,
    `/api/issues?near=${far.latitude},${far.longitude}&withinKm=1&sort=near`,
    tile(15),
  ];
  const touched = [`/api/issues/${near.id}`, '/api/issues?page=1', tile(2)];
  const all = [...untouched, ...touched];
  // Wait until all effects of the reports have arrived.
  await sleep(200);
  const [before, beforeThere] = [await readAll(one, all), await readAll(other, all)];
  await at(one, dan).expectCall(createPledge, { body: { issueId: near.id, amount: '9' } });
  await sleep(200);
  for (const [api, kept] of [
    [one, before],
    [other, beforeThere],
  ] as const) {
    const asked = vi.spyOn(api.database, 'query');
    const texts = await readAll(api, untouched);
    expect(asked).not.toHaveBeenCalled();
    for (const path of untouched) expect(texts[path]).toBe(kept[path]);
    await readAll(api, touched.slice(0, 1));
    const once = asked.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    const again = Array.from({ length: 16 }, () => touched[1] ?? '');
    await Promise.all(again.map((path) => visitorOf(api).fetch(path)));
    const statements = asked.mock.calls.slice(once).map(([sql]) => sql);
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements).size).toBe(statements.length);
    asked.mockRestore();
  }
});
