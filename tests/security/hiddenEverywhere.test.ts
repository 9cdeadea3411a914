import { beforeAll, expect, it } from 'vitest';
import { mergeIssue } from '#api/case/closing/merges.ts';
import { publishStory } from '#api/case/closing/publishStory.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { fileReport, OFFER, propose } from '#tests/scenarios/fixtures.ts';
import type { Client } from '#tests/scenarios/client.ts';
import {
  openCourt,
  playContested,
  playRating,
  playRuling,
  playVerdicts,
} from '#tests/support/cases/playedCases.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { personOf, type TestPerson, visitorOf } from '#tests/support/database/testPerson.ts';
import { createTestClock } from '#tests/support/servers/testApi.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';
import { readOperations, requestOf } from './contract/sampleRequest.ts';

const PATIENCE_MS = 120_000;
const TOLD = 'Zebra crossing faded beyond recognition';

/** Pages that the server paints, beside those of single issues and people. */
const PAGES = ['/', '/issues', '/map', '/transparency', '/success-stories', '/sitemap.xml'];

// The time of the cases: nothing more falls due in them.
const api = await apiOfTests({ clock: createTestClock(hoursAfter(testNow, 24 * 30)) });
let operator: TestPerson;
let issueIds: string[];
/** What an address can name, by the word before it; other words may name any of them. */
let idsByWord: Record<string, string[]>;
/** Texts that stand in those issues and nowhere else. */
let texts: string[];

const idsOf = async (sql: string): Promise<string[]> => {
  const rows: { id: string }[] = await api.database.query(sql);
  return rows.map(({ id }) => id);
};

/** An issue that was paid for and told of, one before a jury, one that was ruled, one with a merged report. */
beforeAll(async () => {
  if (!(await visitorOf(api).fetch('/issues')).ok)
    throw new Error('Without the build there are no pages to read: run `npm run build` first');
  const court = await openCourt(api.database);
  const done = await playContested(court, 20_000n);
  await playVerdicts(court, done, ['approve', 'approve', 'approve']);
  await playRating(court, done);
  const story = { issueId: done.issueId, isPublished: true };
  await court.as(done.reporter, (tx) => publishStory(tx, story));
  const open = await playContested(court, 20_000n);
  const ruled = await playContested(court, 50_000n);
  await playRuling(court, ruled, 'release');

  const [reporter, solver] = [await personOf(api), await personOf(api)];
  operator = await operatorOf(api);
  const twin = await fileReport(reporter, { title: 'Crossing in bad repair' });
  const { id: intoId } = await fileReport(solver, { title: TOLD });
  await propose(reporter, intoId);
  const merge = { issueId: twin.id, intoId };
  await court.as(court.ambassadors[0] ?? null, (tx) => mergeIssue(tx, merge));
  const body = { message: 'The zebra stood here when I was a child.' };
  await solver.expectCall(postMessage, { params: { id: intoId }, body });
  await reporter.expectCall(tellAffected, { params: { id: intoId }, body: { isAffected: true } });

  issueIds = [done.issueId, open.issueId, ruled.issueId, intoId];
  idsByWord = {
    issues: await idsOf('select id from issue'),
    proposals: await idsOf('select id from proposal'),
    proofs: await idsOf('select id from proof'),
    users: [reporter.id, solver.id, done.reporter.id, done.solver.id, open.solver.id],
  };
  texts = [
    TOLD,
    body.message,
    OFFER.description,
    'Broken lamp',
    'I mend it.',
    'Neat work.',
    'Mended as it was offered',
    'The lamp is on a timer.',
    'another lamp',
    'both pictures',
  ];
}, PATIENCE_MS);

/** Every answer to a read in which one of the issues shows, by the name of its call and what shows. */
async function shownTo(client: Client): Promise<string[]> {
  const reads = readOperations().filter(({ method }) => method === 'GET');
  const allIds = Object.values(idsByWord).flat();
  const shown = new Set<string>();
  const look = async (name: string, address: string, init?: RequestInit) => {
    const text = await (await client.fetch(address, init)).text();
    const found = [...issueIds, ...texts].filter((secret) => text.includes(secret));
    // A refusal may repeat the address that it was asked for.
    for (const secret of found.filter((one) => !address.includes(one)))
      shown.add(`${name}: ${issueIds.includes(secret) ? 'id' : secret}`);
  };
  for (const operation of reads) {
    const word = /(\w+)\/\{id\}/.exec(operation.path)?.[1];
    for (const id of word ? (idsByWord[word] ?? allIds) : ['']) {
      const { address, init } = requestOf(operation, (name) => (name === 'id' ? id : '1'));
      await look(operation.name, address, init);
      // Without what narrows a list it holds the most.
      const [whole = '', narrowed] = address.split('?');
      if (narrowed) await look(operation.name, whole, init);
    }
  }
  for (const issueId of issueIds) await look('listVotes', `/api/votes?issueId=${issueId}`);
  await look('listIssueChanges', '/api/issues/changes?since=0');
  await look('search', '/api/issues?search=zebra&page=1');
  for (const id of allIds) await look('page of an issue', `/issues/${id}`);
  for (const page of PAGES) await look(page, page);
  return [...shown].toSorted();
}

it(
  'nothing of a hidden issue shows in any read of the contract, nor on any page',
  async () => {
    const visitor = visitorOf(api);
    const signedIn = isWholeRun ? [await personOf(api)] : [];
    const before = await shownTo(visitor);
    expect(new Set(before.map((one) => one.split(':')[0])).size).toBeGreaterThanOrEqual(15);
    for (const id of issueIds) {
      const body = { isHidden: true, reason: 'It shows the face of a passer-by.' };
      await operator.expectCall(hideIssue, { params: { id }, body });
    }
    // What chains are recomputed from, and by what devices and the merged report know of it: ids alone.
    const kept = ['getIssue: id', 'listAudit: id', 'listAuditHeads: id', 'listIssueChanges: id'];
    expect(await shownTo(visitor)).toEqual([...kept, 'page of an issue: id']);
    for (const person of signedIn) expect(await shownTo(person)).toEqual(kept);
  },
  PATIENCE_MS,
);
