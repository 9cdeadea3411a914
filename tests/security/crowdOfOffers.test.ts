import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { castVote } from '#api/case/funding/castVote.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { createProposal, withdrawProposal } from '#api/case/funding/proposals.ts';
import { findWinner } from '#api/case/funding/selection.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { OPEN_PROPOSALS_MAX, OPEN_PROPOSALS_PER_SOLVER } from '#schema/caseLimits.ts';
import { actAt, later } from '#tests/support/cases/playedCase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertIssue, insertPerson } from '#tests/support/database/testDatabase.ts';

const { database } = await databaseOfTests();
const person = () => insertPerson(database, `p${randomUUID().slice(0, 12)}`);
let minutes = 0;
const as = <Result>(actor: Actor, work: Parameters<typeof actAt<Result>>[2]) =>
  actAt(database, { actor, now: later((minutes += 1) / 60) }, work);

const offer = (solver: Actor, issueId: string) =>
  as(solver, (tx) =>
    createProposal(tx, {
      issueId,
      description: 'I repair it.',
      compensationCents: 10_000n,
      estimatedDays: 3,
    }),
  );

const statusOf = async (id: string) => {
  const [row]: { status: string }[] = await database.query(
    'select status from proposal where id = $1',
    [id],
  );
  return row?.status;
};

const openOn = async (issueId: string) => {
  const [row]: { count: number }[] = await database.query(
    `select count(*)::integer as count from proposal where issue_id = $1 and status = 'pending'`,
    [issueId],
  );
  return row?.count;
};

describe('a crowd of offers', () => {
  let [issueId, donor]: [string, Actor] = ['', {} as Actor];
  beforeAll(async () => {
    issueId = await as(await person(), (tx) => insertIssue(tx));
    donor = await person();
    await as(donor, (tx) => createPledge(tx, { issueId, amountCents: 20_000n }));
  });

  it('of one solver ends at three, and goes on once one of them is withdrawn', async () => {
    const solver = await person();
    const made: string[] = [];
    for (let at = 0; at < OPEN_PROPOSALS_PER_SOLVER; at += 1)
      made.push(await offer(solver, issueId));
    await expect(offer(solver, issueId)).rejects.toMatchObject({ code: 'too_many_proposals' });
    const [first = ''] = made;
    await as(solver, (tx) => withdrawProposal(tx, first));
    expect(await statusOf(await offer(solver, issueId))).toBe('pending');
    const other = await as(await person(), (tx) => insertIssue(tx));
    expect(await statusOf(await offer(solver, other))).toBe('pending');
  });

  it('of many solvers ends at a hundred: the oldest without money makes room, and its solver is told', async () => {
    const backed = await offer(await person(), issueId);
    await as(donor, (tx) => castVote(tx, { proposalId: backed, voteType: 'upvote' }));
    const honest = await person();
    const unbacked = await offer(honest, issueId);
    await database.query('update proposal set created_at = $2 where id = $1', [backed, later(-2)]);
    await database.query('update proposal set created_at = $2 where id = $1', [
      unbacked,
      later(-1),
    ]);
    while ((await openOn(issueId)) !== OPEN_PROPOSALS_MAX) await offer(await person(), issueId);
    expect(await statusOf(unbacked)).toBe('pending');
    await offer(await person(), issueId);
    expect(await openOn(issueId)).toBe(OPEN_PROPOSALS_MAX);
    expect([await statusOf(backed), await statusOf(unbacked)]).toEqual(['pending', 'withdrawn']);
    const told: { content: string }[] = await database.query(
      'select content from notification where user_id = $1',
      [honest.id],
    );
    expect(told.map(({ content }) => content)).toContainEqual(
      expect.stringContaining('made room for a newer one'),
    );
  });

  it('costs each vote and pledge one look at each donor’s vote, however many offers there are', () => {
    let looks = 0;
    const proposals = Array.from({ length: OPEN_PROPOSALS_MAX }, (_, at) => ({
      id: `offer ${at}`,
      solverId: `solver ${at}`,
      compensationCents: 100n,
      createdAt: later(0),
    }));
    const pledges = Array.from({ length: 200 }, (_, at) => ({
      id: `pledge ${at}`,
      get donorId() {
        looks += 1;
        return `donor ${at}`;
      },
      amountCents: 100n,
      solverShareBp: 9_000n,
      createdAt: later(-48),
    }));
    const votes = proposals.flatMap(({ id }) =>
      pledges.map((_, at) => ({
        get proposalId() {
          looks += 1;
          return id;
        },
        userId: `donor ${at}`,
        voteType: 'downvote' as const,
      })),
    );
    expect(findWinner(proposals, { pledges, reporterId: null }, votes, later(0))).toBeNull();
    expect(looks).toBeLessThanOrEqual(2 * (votes.length + pledges.length));
  });
});
