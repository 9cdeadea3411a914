import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import {
  createProposal,
  listProposals,
  listUserProposals,
  type Proposal,
} from '#schema/case/proposal.ts';
import { castVote, listVotes } from '#schema/case/vote.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { OFFER, REPORT, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const REASON = 'It shows the face of a passer-by.';

const api = await apiOfTests();
const [reporter, solver] = [await personOf(api), await personOf(api)];
const operator = await operatorOf(api);
let imagePath = '';
let issueId = '';
let offered: Proposal;

beforeAll(async () => {
  const { id, sha256 } = await uploadPicture(reporter);
  imagePath = `/api/images/${id}?w=800`;
  const body = { ...REPORT, photos: [{ id, sha256 }] };
  issueId = (await reporter.expectCall(reportIssue, { body })).id;
  offered = await solver.expectCall(createProposal, { params: { id: issueId }, body: OFFER });
  const vote = { params: { id: offered.id }, body: { voteType: 'upvote' as const } };
  await operator.expectCall(castVote, vote);
});

const setHidden = (isHidden: boolean) =>
  operator.expectCall(hideIssue, { params: { id: issueId }, body: { isHidden, reason: REASON } });

const statusFor = async (who: Pick<TestPerson, 'fetch'>, path: string) =>
  (await who.fetch(path)).status;

/** What a stranger gets to see that names the issue or stands in it. */
async function seenByStranger() {
  const visitor = visitorOf(api);
  const stranger = await personOf(api);
  const proposals = await visitor.call(listProposals, { params: { id: issueId } });
  const votes = await visitor.expectCall(listVotes, { query: { issueId } });
  const allVotes = await visitor.expectCall(listVotes);
  const ofSolver = await stranger.expectCall(listUserProposals, { params: { id: solver.id } });
  const siteMap = await (await visitor.fetch('/sitemap.xml')).text();
  return {
    image: await statusFor(visitor, imagePath),
    proposals: proposals.status,
    votes: votes.length,
    allVotes: allVotes.length,
    ofSolver: ofSolver.length,
    isInSiteMap: siteMap.includes(issueId),
  };
}

it('a hidden issue is gone for those who may not see it, at once, with all that stands in it', async () => {
  const seen = {
    image: 200,
    proposals: 200,
    votes: 1,
    allVotes: 1,
    ofSolver: 1,
    isInSiteMap: true,
  };
  expect(await seenByStranger()).toEqual(seen);
  await setHidden(true);
  expect(await seenByStranger()).toEqual({
    image: 404,
    proposals: 404,
    votes: 0,
    allVotes: 0,
    ofSolver: 0,
    isInSiteMap: false,
  });
  expect(await statusFor(operator, imagePath)).toBe(200);
  expect(await statusFor(reporter, imagePath)).toBe(200);
  const own = await solver.expectCall(listUserProposals, { params: { id: solver.id } });
  expect(own.map(({ id }) => id)).toEqual([offered.id]);
  await setHidden(false);
  expect(await seenByStranger()).toEqual(seen);
});

it('the live stream names no hidden issue, whatever happens to it', async () => {
  const events = await openEventReader((path, init) => fetch(`${api.origin}${path}`, init));
  await setHidden(true);
  expect(await events.hasHeard('issues', null)).toBe(true);
  expect(await events.hasHeard('issue', issueId, 300)).toBe(false);
  await setHidden(false);
  expect(await events.hasHeard('issue', issueId)).toBe(true);
  events.close();
});

it('a picture or a video that nothing visible names is seen by its owner alone', async () => {
  const { id } = await uploadPicture(reporter);
  const video = `/api/videos/${randomUUID()}`;
  await reporter.fetch(video, { method: 'PUT', body: mp4({ seconds: 3 }) });
  for (const path of [`/api/images/${id}?w=800`, video]) {
    expect(await statusFor(reporter, path)).toBe(200);
    expect(await statusFor(solver, path)).toBe(404);
    expect(await statusFor(visitorOf(api), path)).toBe(404);
  }
});

it('pictures are kept by no cache between the server and the person', async () => {
  const { headers } = await visitorOf(api).fetch(imagePath);
  expect(headers.get('cache-control')).toMatch(/^private,/u);
  const { id } = await uploadPicture(reporter);
  const unnamed = await reporter.fetch(`/api/images/${id}?w=800`);
  expect(unnamed.headers.get('cache-control')).toBe('no-store');
});
