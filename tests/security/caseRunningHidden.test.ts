import { expect, it } from 'vitest';
import { getJuryDraw } from '#api/case/jury/juries.sql.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { listOwnPledges, listOwnVotes } from '#schema/case/ownLists.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { castVote, listVotes } from '#schema/case/vote.ts';
import { followIssue, listFollowedIssues } from '#schema/issues/follow.ts';
import { fileReport, propose, REPORT, uploadPicture } from '#tests/scenarios/fixtures.ts';
import { openCourt, playProof } from '#tests/support/cases/playedCases.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

/** Every read that names an issue, as the contract has it. */
const READS = Object.values<EndpointDefinition>(ENDPOINTS).filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/api/issues/{id}'),
);

const hide = (issueId: string) =>
  api.database.query('update issue set is_hidden = true, runs_hidden = true where id = $1', [
    issueId,
  ]);

const [reporter, donor, solver] = [await personOf(api), await personOf(api), await personOf(api)];
const photo = await uploadPicture(reporter);
const { id: issueId } = await fileReport(reporter, { photos: [photo] });
const params = { id: issueId };
const proposal = await propose(solver, issueId);
await donor.expectCall(createPledge, { body: { issueId, amount: '100' } });
await donor.expectCall(castVote, { params: { id: proposal.id }, body: { voteType: 'upvote' } });
await donor.expectCall(followIssue, { params, body: { isFollowing: true } });
await hide(issueId);

const statusesFor = async (who: ReturnType<typeof visitorOf>) =>
  Promise.all(
    READS.map(async (read) => {
      const path = read.path.replace('{id}', issueId);
      return [read.operation, (await who.fetch(path)).status] as const;
    }),
  );

it('its people read everything of it', async () => {
  expect(READS.length).toBeGreaterThan(8);
  for (const person of [reporter, donor, solver]) {
    const refused = (await statusesFor(person)).filter(([, status]) => status !== 200);
    expect(refused).toEqual([]);
    expect((await person.fetch(`/api/images/${photo.id}`)).status).toBe(200);
  }
  for (const person of [reporter, donor, solver]) {
    const votes = await person.expectCall(listVotes, { query: { issueId } });
    expect(votes.map(({ proposalId }) => proposalId)).toEqual([proposal.id]);
  }
  const answer = await donor.fetch(`/api/issues/${issueId}/pledges`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('others read nothing of it', async () => {
  for (const other of [visitorOf(api), await personOf(api)]) {
    const open = (await statusesFor(other)).filter(([, status]) => status < 400);
    expect(open).toEqual([]);
    expect(await other.expectCall(listVotes, { query: { issueId } })).toEqual([]);
    expect(await other.expectCall(listVotes)).toEqual([]);
    expect((await other.fetch(`/api/images/${photo.id}`)).status).toBe(404);
  }
});

it('stands by its name in the lists that only its people see', async () => {
  const pledges = await donor.expectCall(listOwnPledges);
  expect(pledges.items.map(({ issueTitle }) => issueTitle)).toEqual([REPORT.title]);
  const votes = await donor.expectCall(listOwnVotes);
  expect(votes.items.map(({ issueTitle }) => issueTitle)).toEqual([REPORT.title]);
  const followed = await donor.expectCall(listFollowedIssues);
  expect(followed.items.map(({ id }) => id)).toEqual([issueId]);
});

it('shows the draw of its jury to its people alone', async () => {
  const judged = await playProof(await openCourt(api.database), [20_000n, 20_000n, 20_000n]);
  await hide(judged.issueId);
  const drawFor = (readerId: string | null) => getJuryDraw(api.database, judged.proofId, readerId);
  await expect(drawFor(judged.solver.id)).resolves.toContain(judged.proofId);
  const stranger = await insertPerson(api.database, 'stranger');
  for (const readerId of [null, stranger.id])
    await expect(drawFor(readerId)).rejects.toMatchObject({ code: 'proof_not_found' });
});
