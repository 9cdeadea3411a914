import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { writeRuling } from '#schema/case/desk.ts';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import type { User } from '#schema/people/user.ts';
import { castBallot, getCase, raiseFlag } from '#schema/case/verification.ts';
import { castVote } from '#schema/case/vote.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { handInProof } from '#tests/scenarios/proofs.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import {
  QUICK_SETTINGS,
  startServerProcess,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { registerAs } from '#tests/support/registerAs.ts';

const CALLS = 50;
const dataDir = makeTemporaryFolder();
let database: EmptyDatabase;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const environment = {
    ...QUICK_SETTINGS,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    TIME_MACHINE: 'on',
    TILE_URL: 'none',
  };
  servers = await Promise.all([1, 2].map(() => startServerProcess(environment)));
}, 90_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  removeFolder(dataDir);
});

/** Somebody whose calls go to one process after the other, as a load balancer sends them. */
type Person = Client & { user: User };

let sent = 0;
const spread = (): Client =>
  createClient((path, init) => {
    sent += 1;
    return fetch((servers[sent % servers.length]?.origin ?? '') + path, init);
  });

async function newPerson(): Promise<Person> {
  const client = spread();
  return { ...client, user: await registerAs(client, `p${randomUUID().slice(0, 12)}`) };
}

async function newAmbassador(): Promise<Person> {
  const person = await newPerson();
  const sql = "update app_user set account_role = 'ambassador' where id = $1";
  await database.query(sql, [person.user.id]);
  await database.query(
    `insert into case_ambassador select proposal_id, $1 from selection where ended_at is null`,
    [person.user.id],
  );
  return person;
}

const passHours = (advanceHours: number) =>
  spread().expectCall(moveTestClock, { body: { advanceHours } });

type Played = {
  issueId: string;
  proofId: string;
  pledgeId: string;
  reporter: Person;
  solver: Person;
  donor: Person;
};

/** A case of $600 with a proof that waits to be judged. */
async function playToProof(): Promise<Played> {
  const [reporter, solver, donor] = [await newPerson(), await newPerson(), await newPerson()];
  const { id: issueId } = await fileReport(reporter);
  const params = { id: issueId };
  const proposal = await solver.expectCall(createProposal, { params, body: OFFER });
  const pledged = { issueId, amount: '600' };
  const { id: pledgeId } = await donor.expectCall(createPledge, { body: pledged });
  await donor.expectCall(castVote, {
    params: { id: proposal.id },
    body: { voteType: 'upvote' },
  });
  for (const hours of [24, 24]) await passHours(hours);
  const { id: proofId } = await handInProof(solver, issueId);
  return { issueId, proofId, pledgeId, reporter, solver, donor };
}

/** All at once, in an order of chance. */
const allAtOnce = <Result>(calls: readonly (() => Promise<Result>)[]): Promise<Result[]> =>
  Promise.all(calls.toSorted(() => (randomUUID() < '8' ? -1 : 1)).map((call) => call()));

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

const statusesOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Every book holds, and the case is over or open, never both. */
async function seeBooksHold({ issueId }: Played): Promise<{ released: number; escrow: string }> {
  const manager = { query: (sql: string, values?: unknown[]) => database.query(sql, values) };
  const report = await checkBooks(manager as unknown as Parameters<typeof checkBooks>[0]);
  expect(report.problem).toBeNull();
  const [row] = await database.query<{ released: string; escrow: string }>(
    `select (select count(*) from ledger_transaction where issue_id = $1 and kind = 'release')
       as released, (select balance_cents from escrow_balance where issue_id = $1) as escrow`,
    [issueId],
  );
  return { released: Number(row?.released), escrow: row?.escrow ?? '' };
}

describe('two processes at which everything arrives at once', () => {
  // First: as long as nobody is old enough for a jury, a contested case goes to ambassadors.
  test('release and refund ruled by two ambassadors: one winner', async () => {
    const played = await playToProof();
    const { issueId, proofId, donor, reporter } = played;
    const vote = (by: Person, choice: 'approve' | 'reject') =>
      by.expectCall(castBallot, { params: { id: proofId }, body: { choice } });
    await vote(reporter, 'approve');
    await vote(donor, 'reject');
    const [one, other] = [await newAmbassador(), await newAmbassador()];
    const reason = 'I went there and looked at the place myself.';
    const rule = (by: Person, choice: 'release' | 'refund') => () =>
      by.call(writeRuling, { params: { id: proofId }, body: { choice, reason } });
    const answers = await allAtOnce([
      ...times(CALLS / 2, () => rule(one, 'release')),
      ...times(CALLS / 2, () => rule(other, 'refund')),
    ]);
    expect(statusesOf(answers, 204)).toBe(1);
    const { released, escrow } = await seeBooksHold(played);
    const view = await spread().expectCall(getCase, { params: { id: issueId } });
    const isReleased = view.proofs[0]?.ruling?.choice === 'release';
    expect([released, escrow]).toEqual([isReleased ? 1 : 0, '0']);
    expect(view.status).toBe(isReleased ? 'completed' : 'reported');
  }, 60_000);

  test('a release that is due, objections and withdrawals: one winner', async () => {
    for (let cycle = 0; cycle < 4; cycle += 1) {
      const played = await playToProof();
      const { issueId, proofId, pledgeId, donor, reporter, solver } = played;
      for (const hours of [72, 24, 23]) await passHours(hours);
      const people = [donor, reporter, solver];
      const body = { justification: 'The asphalt is breaking at the kerb again.' };
      const flag = (at: number) => () =>
        (people[at % 3] ?? donor).call(raiseFlag, { params: { id: proofId }, body });
      const release = () => () => spread().call(moveTestClock, { body: { advanceHours: 1 } });
      const refund = () => () => donor.call(withdrawPledge, { params: { id: pledgeId } });
      const calls = [...times(4, release), ...times(23, flag), ...times(CALLS - 27, refund)];
      const answers = await allAtOnce<{ status: number }>(calls);
      expect(answers.some(({ status }) => status >= 500)).toBe(false);
      expect(statusesOf(answers, 204)).toBe(0);
      const flags = statusesOf(answers, 201);
      const view = await spread().expectCall(getCase, { params: { id: issueId } });
      const { released, escrow } = await seeBooksHold(played);
      const isReleased = view.status === 'completed';
      expect([isReleased, flags > 0]).toEqual([isReleased, !isReleased]);
      expect([released, escrow]).toEqual(isReleased ? [1, '0'] : [0, '60000']);
      expect(view.proofs[0]?.flags).toHaveLength(flags);
    }
  }, 120_000);

  test('a ballot from many devices counts once', async () => {
    const { proofId, donor, issueId } = await playToProof();
    const vote = (choice: 'approve' | 'reject') => () =>
      donor.call(castBallot, { params: { id: proofId }, body: { choice } });
    const answers = await allAtOnce(
      times(CALLS, (at) => vote(at % 2 === 0 ? 'approve' : 'reject')),
    );
    expect(statusesOf(answers, 204)).toBe(1);
    expect(statusesOf(answers, 409)).toBe(CALLS - 1);
    const cast = await database.query(
      "select 1 from audit_entry where issue_id = $1 and action = 'ballot_cast'",
      [issueId],
    );
    expect(cast).toHaveLength(1);
  }, 60_000);
});
