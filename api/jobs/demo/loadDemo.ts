import type { DataSource } from 'typeorm';
import { castVote } from '#api/case/funding/castVote.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { createProposal } from '#api/case/funding/proposals.ts';
import { postMessage } from '#api/issues/postMessage.ts';
import { recordUpload } from '#api/issues/uploads.ts';
import { registerUser } from '#api/people/accounts.ts';
import { reportIssue } from '#api/issues/reportIssue.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { appendAuditEntry } from '#api/database/auditLog.ts';
import { demoCases, type DemoCase } from '#api/database/demo/cases.ts';
import { HOME_AREA, PEOPLE, STAFF } from '#api/database/demo/people.ts';
import { demoIssues, demoUuid, type DemoIssue } from '#api/database/demo/story.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { DAY_MS } from '#schema/durations.ts';
import { TRUST_START } from '#schema/limits.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { playCase, type ActAs } from './demoCase.ts';
import { startDemoWork } from './demoWork.ts';

/** Varies the viewpoint between photos. */
const NEARBY = 0.1;
const NO_OFFICE = { accountRole: 'user', isValidator: false } as const;

export type DemoDependencies = {
  now: Date;
  randomBytes(length: number): Uint8Array;
  /** Shared by all demo accounts, to save hashing. */
  passwordHash: string;
  /** Stores a drawn photo by name ('pothole'); `view` varies the viewpoint. */
  storePhoto(name: string, view?: number): Promise<StoredPicture>;
};

/**
 * Fills an empty site by playing the demo's story through the regular commands, so that counters,
 * books and audit chains are real. In one transaction. False: the site has people, nothing changed.
 */
export async function loadDemo(database: DataSource, demo: DemoDependencies): Promise<boolean> {
  const issues = demoIssues(demo.now);
  const cases = demoCases(issues, demo.now);
  const photos = await storePhotos(issues, cases, demo);
  const randomBytes = (length: number) => demo.randomBytes(length);
  const clock = { now: () => demo.now, randomBytes };
  return transact(database, { actor: null, clock, isAuditExempt: true }, async (tx) => {
    if (!(await isEmptySite(tx))) return false;
    await tx.query("select set_config('trybe.is_bulk_load', 'on', true)");
    const actAs = await registerPeople(tx, demo);
    const proposalIds = new Map<string, string[]>();
    for (const issue of issues) proposalIds.set(issue.id, await playIssue(actAs, issue, photos));
    const stage = { actAs, cases, proposalIds, photos, now: demo.now };
    // Completed cases first: they create the experience by which juries are drawn.
    for (const isCompleted of [true, false]) {
      for (const issue of issues) {
        if ((issue.status === 'completed') === isCompleted) await playWork(stage, issue);
      }
    }
    for (const { id, status } of issues) {
      if (status === 'funded') await reviewSelection(tx, id);
    }
    await tx.query('select rebuild_aggregates()');
    await readOldNotices(tx);
    return true;
  });
}

type Photos = ReadonlyMap<string, StoredPicture>;

async function storePhotos(
  issues: readonly DemoIssue[],
  cases: ReadonlyMap<string, DemoCase>,
  demo: DemoDependencies,
): Promise<Photos> {
  const photos = new Map<string, StoredPicture>();
  const names = [...new Set(issues.map((issue) => issue.photo))];
  const judged = issues.filter(({ id }) => (cases.get(id)?.stage ?? 'working') !== 'working');
  await Promise.all([
    ...names.map(async (name) => photos.set(name, await demo.storePhoto(name))),
    ...judged.flatMap(({ id, photo }, view) => [
      demo.storePhoto(photo, view).then((stored) => photos.set(`before ${id}`, stored)),
      demo
        .storePhoto(`${photo}-after`, view + NEARBY)
        .then((stored) => photos.set(`after ${id}`, stored)),
    ]),
  ]);
  return photos;
}

/** Processes that start together on an empty database: one loads, the others wait and check. */
async function isEmptySite(tx: Transaction): Promise<boolean> {
  // On a slow machine loading exceeds the usual lock timeout, which would fail the other processes'
  // start.
  await tx.query('set local lock_timeout = 0');
  await tx.query('set local statement_timeout = 0');
  await tx.query("select pg_advisory_xact_lock(hashtext('trybe demo'))");
  return (await tx.query('select 1 from app_user limit 1')).length === 0;
}

async function registerPeople(tx: Transaction, demo: DemoDependencies): Promise<ActAs> {
  const joined = new Date(demo.now.getTime() - 120 * DAY_MS);
  const ids = new Map<string, string>();
  const everybody = [...PEOPLE.map((person) => ({ ...person, ...NO_OFFICE })), ...STAFF];
  for (const { username, fullName, preferredRole, accountRole, isValidator } of everybody) {
    const email = `${username}@demo.trybe.example`;
    const account = { username, email, passwordHash: demo.passwordHash, preferredRole };
    const id = await registerUser({ ...tx, now: joined }, account);
    await tx.query(
      `update app_user set full_name = $2, account_role = $3, is_validator = $4,
         home_latitude = $5, home_longitude = $6, email_proved_at = created_at, is_seeded = true
       where id = $1`,
      [id, fullName, accountRole, isValidator, HOME_AREA.latitude, HOME_AREA.longitude],
    );
    ids.set(username, id);
  }
  return (username, at) => {
    const id = ids.get(username);
    if (id === undefined) throw new RangeError(`nobody is called ${username}`);
    return {
      ...tx,
      now: at,
      actor: {
        id,
        username,
        accountRole: 'user',
        isFrozen: false,
        trustScore: TRUST_START,
        contactLevel: 2,
      },
      audit: async (entry) => {
        await appendAuditEntry(tx.manager, id, at, entry);
      },
      publish: () => undefined,
    };
  };
}

/** The story decides who is chosen: old votes and pledges must not start notices. */
const leaveOpen = async () => undefined;

/** Returns the ids of the offers. */
async function playIssue(actAs: ActAs, issue: DemoIssue, photos: Photos): Promise<string[]> {
  const proposalIds: string[] = [];
  const acts: { at: Date; play: () => Promise<unknown> }[] = [
    {
      at: issue.createdAt,
      play: () => fileReport(actAs(issue.reporter, issue.createdAt), issue, photos),
    },
    ...issue.pledges.map(({ donor, amountCents, at }) => ({
      at,
      play: () => createPledge(actAs(donor, at), { issueId: issue.id, amountCents }, leaveOpen),
    })),
    ...issue.proposals.map((proposal, position) => ({
      at: proposal.at,
      play: async () => {
        proposalIds[position] = await createProposal(actAs(proposal.solver, proposal.at), {
          issueId: issue.id,
          description: proposal.description,
          compensationCents: proposal.compensationCents,
          estimatedDays: proposal.days,
        });
      },
    })),
    ...issue.proposals.flatMap((proposal, position) =>
      proposal.votes.map(({ voter, isUp, at }) => ({
        at,
        play: () =>
          castVote(
            actAs(voter, at),
            {
              proposalId: proposalIds[position] ?? '',
              voteType: isUp ? 'upvote' : 'downvote',
            },
            leaveOpen,
          ),
      })),
    ),
    ...issue.messages.map(({ id, author, text, at }) => ({
      at,
      play: () => postMessage(actAs(author, at), { issueId: issue.id, id, message: text }),
    })),
  ];
  for (const act of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await act.play();
  return proposalIds;
}

async function fileReport(tx: Transaction, issue: DemoIssue, photos: Photos): Promise<void> {
  const picture = photos.get(issue.photo);
  if (!picture) throw new RangeError(`there is no photo ${issue.photo}`);
  const id = demoUuid(`photo of ${issue.id}`);
  await recordUpload(tx, { ...picture, id });
  await reportIssue(tx, {
    ...issue,
    solutionCriteria: issue.criteria,
    photos: [{ id, sha256: picture.sha256 }],
  });
}

type WorkStage = {
  actAs: ActAs;
  cases: ReadonlyMap<string, DemoCase>;
  proposalIds: ReadonlyMap<string, string[]>;
  photos: Photos;
  now: Date;
};

/** After the choice: the work, and its judgement as far as the story tells it. */
async function playWork(stage: WorkStage, issue: DemoIssue): Promise<void> {
  const { actAs, photos, now } = stage;
  const plan = stage.cases.get(issue.id);
  const proposal = issue.proposals[issue.selected ?? 0];
  const proposalId = stage.proposalIds.get(issue.id)?.[issue.selected ?? 0];
  if (!plan || !proposal || proposalId === undefined) return;
  const { days, solver } = proposal;
  const start = actAs(issue.reporter, plan.selectedAt);
  await startDemoWork(start, { issueId: issue.id, proposalId, days, now });
  const before = photos.get(`before ${issue.id}`);
  const after = photos.get(`after ${issue.id}`);
  if (before && after) await playCase(actAs, { issue, plan, solver, pictures: { before, after } });
}

async function readOldNotices(tx: Transaction): Promise<void> {
  await tx.query('update notification set read_at = $1 where created_at < $2', [
    tx.now,
    new Date(tx.now.getTime() - 2 * DAY_MS),
  ]);
}
