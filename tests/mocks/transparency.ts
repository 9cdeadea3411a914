import { hasOpenFlag } from '#api/domain/verification/flags.ts';
import { monthOf } from '#api/domain/verification/leaderboard.ts';
import { isPayoutOverdue } from '#api/domain/money/payout.ts';
import { TRANSPARENCY_MONTHS } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Transparency } from '#schema/verification/transparency.ts';
import type { MockState } from './mockState.ts';

const HOUR_MS = 3_600_000;

type Flow = { month: string; account: string; amountCents: bigint };

const flowsOf = ({ movements }: MockState): Flow[] =>
  [...movements.values()].flat().flatMap(({ postings, createdAt }) =>
    postings.map(({ account, amountCents }) => ({
      month: createdAt.slice(0, 7),
      account: account.kind,
      amountCents,
    })),
  );

const sumOf = (flows: readonly Flow[], wanted: string, onlyPositive = false): string =>
  formatCents(
    flows
      .filter(
        ({ account, amountCents }) => account === wanted && !(onlyPositive && amountCents < 0n),
      )
      .reduce((sum, { amountCents }) => sum + amountCents, 0n),
  );

/** The months up to a moment, the oldest first. */
function monthsUntil(now: Date): string[] {
  return Array.from({ length: TRANSPARENCY_MONTHS }, (_, at) => {
    const back = TRANSPARENCY_MONTHS - 1 - at;
    return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)));
  });
}

/** Issues before a jury or ambassadors, and those with an objection that nobody has settled. */
function disputedIssues({ issues, proofs }: MockState): Set<string> {
  const judged = [...issues.values()].filter(
    ({ verification }) => verification === 'jury' || verification === 'arbitration',
  );
  const flagged = [...proofs.values()].filter(
    ({ isFinal, flags }) => !isFinal && hasOpenFlag(flags),
  );
  return new Set([...judged.map(({ id }) => id), ...flagged.map(({ issueId }) => issueId)]);
}

/** How many proofs were decided for good in a month, and how long half of them took at most. */
function decisionsIn({ proofs }: MockState, month: string) {
  const hours = [...proofs.values()]
    .filter(({ isFinal, decidedAt }) => isFinal && decidedAt?.startsWith(month) === true)
    .map(({ decidedAt, submittedAt }) => Date.parse(decidedAt ?? '') - submittedAt.getTime())
    .map((ms) => ms / HOUR_MS)
    .toSorted((a, b) => a - b);
  const [low, high] = [hours[(hours.length - 1) >> 1], hours[hours.length >> 1]];
  const isKnown = low !== undefined && high !== undefined;
  const median = isKnown ? Math.round(((low + high) / 2) * 10) / 10 : null;
  return { decisions: hours.length, medianDecisionHours: median };
}

/** The figures of all books and decisions, as the real API computes them in SQL. */
export function transparencyOf(
  state: MockState,
  now: Date,
): Omit<Transparency, 'booksCheck' | 'publication'> {
  const flows = flowsOf(state);
  const open = [...state.payouts.values()].filter(({ paidAt }) => !paidAt);
  return {
    escrow: sumOf(flows, 'escrow'),
    released: sumOf(flows, 'solver'),
    refunded: sumOf(flows, 'donor', true),
    fees: sumOf(flows, 'platform'),
    openDisputes: disputedIssues(state).size,
    openPayouts: open.length,
    overduePayouts: open.filter(({ releasedAt }) => isPayoutOverdue(releasedAt, now)).length,
    months: monthsUntil(now).map((month) => {
      const own = flows.filter((flow) => flow.month === month);
      return {
        month,
        pledged: sumOf(own, 'escrow', true),
        released: sumOf(own, 'solver'),
        refunded: sumOf(own, 'donor', true),
        ...decisionsIn(state, month),
      };
    }),
  };
}
