import { monthOf, verifierLeaderboard } from '#api/domain/verification/leaderboard.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { TRUST_POINTS } from '#api/domain/verification/reputation.ts';
import { LEADERBOARD_ROWS, LIST_MAX, TRUST_MIN_TO_PROPOSE, TRUST_START } from '#schema/limits.ts';
import { TRUST_EVENTS } from '#schema/verification/reputation.ts';
import { auditHeadLine, type AuditHead } from '#schema/verification/transparency.ts';
import { chainOf } from '../auditChain.ts';
import type { DailyRecord } from '../dailyRecord.ts';
import { isListed } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockState } from '../mockState.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { transparencyOf } from '../transparency.ts';
import type { TrustRow } from '../trust.ts';
import { solverRecord, verifierRecord } from '../reputation.ts';

/** The heads that a day's record names, with their hashes and the root over all of them. */
async function publicationOf(state: MockState, { day, at, sequences }: DailyRecord) {
  const heads = sequences.map(([issueId, sequence]): AuditHead => {
    const chain = chainOf(state, issueId);
    return { issueId, sequence, hash: chain[sequence - 1]?.hash ?? '' };
  });
  const root = await sha256Hex(heads.map(auditHeadLine).join(''));
  return { heads, publication: { day, publishedAt: at, issueCount: heads.length, root } };
}

const nameOf = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.username ?? '';

/** An entry of a person's log; of a juror's own vote neither the case nor the minute. */
function logged(state: MockState, { event, issueId, proofId, userId, createdAt }: TrustRow) {
  const points = TRUST_POINTS[event];
  const verdicts = (proofId === null ? undefined : state.juries.get(proofId))?.verdicts ?? [];
  if (verdicts.some((row) => row.userId === userId)) {
    return {
      event,
      points,
      issue: null,
      createdAt: `${monthOf(new Date(createdAt))}-01T00:00:00.000Z`,
    };
  }
  const issue = issueId === null ? undefined : state.issues.get(issueId);
  const shown = issue && isListed(issue) ? { id: issue.id, title: issue.title } : null;
  return { event, points, issue: shown, createdAt };
}

/** What everybody may know: of people, of all money, and of the records' ends. */
export const openRecordHandlers: MockHandlersOf<
  'getReputation' | 'getLeaderboard' | 'getTransparency' | 'listAuditHeads'
> = {
  getReputation({ world: { state }, params }) {
    const person = state.users.find(({ id }) => id === params.id);
    if (!person) throw new Refusal('user_not_found');
    const log = state.trustLog.filter(({ userId }) => userId === person.id).toReversed();
    return {
      userId: person.id,
      username: person.username,
      memberSince: person.createdAt,
      trust: {
        score: person.trustScore,
        start: TRUST_START,
        points: TRUST_EVENTS.map((event) => ({ event, points: TRUST_POINTS[event] })),
        minToPropose: TRUST_MIN_TO_PROPOSE,
        log: log
          .map((row) => logged(state, row))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .slice(0, LIST_MAX),
      },
      solver: solverRecord(state, person.id),
      verifier: verifierRecord(state, person.id),
    };
  },

  getLeaderboard({ world, query }) {
    const { state } = world;
    const currentMonth = monthOf(new Date(world.now()));
    const month = query.month ?? currentMonth;
    const votes = state.trustLog
      .filter(({ event }) => event === 'agreed' || event === 'disagreed')
      .map(({ userId, event, createdAt }) => ({
        userId,
        hasAgreed: event === 'agreed',
        isWithMajority: null,
        decidedAt: new Date(createdAt),
      }));
    const [first] = votes;
    const rows = verifierLeaderboard(votes, month).slice(0, LEADERBOARD_ROWS);
    return {
      month,
      firstMonth: first ? monthOf(first.decidedAt) : null,
      currentMonth,
      rows: rows.map((row) => ({ ...row, username: nameOf(state, row.userId) })),
    };
  },

  async getTransparency({ world }) {
    const { state } = world;
    const last = state.dailyRecords.at(-1);
    return {
      ...transparencyOf(state, new Date(world.now())),
      booksCheck: last
        ? {
            checkedAt: last.at,
            entryCount: last.entryCount,
            transactionCount: last.transactionCount,
            problem: null,
          }
        : null,
      publication: last ? (await publicationOf(state, last)).publication : null,
    };
  },

  async listAuditHeads({ world: { state }, query }) {
    const record = state.dailyRecords.findLast(
      ({ day }) => query.day === undefined || day === query.day,
    );
    if (!record) throw new Refusal('not_found');
    const { heads, publication } = await publicationOf(state, record);
    const page = heads
      .filter(({ issueId }) => query.after === undefined || issueId > query.after)
      .slice(0, LIST_MAX);
    const next = page.length === LIST_MAX ? (page.at(-1)?.issueId ?? null) : null;
    return { ...publication, heads: page, next };
  },
};
