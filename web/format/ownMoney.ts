import type { MoneyStep } from '#schema/case/audit.ts';
import { PLEDGE_WEIGHS_AFTER_HOURS } from '#schema/limits.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { HOUR_MS } from '#schema/durations.ts';
import type { Cents } from '#schema/money/money.ts';
import { parseAmount } from './moneyInUse.ts';

/** Ways in which money comes out of an escrow other than by paying the solver. */
export const RETURNS = [
  'withdrawal',
  'refund',
  'release',
  'chargeback',
  'provider_refund',
  'move_out',
] as const;
type Return = (typeof RETURNS)[number];

const isReturn = (kind: MoneyStep['kind']): kind is Return =>
  (RETURNS as readonly string[]).includes(kind);

/** One person's money in one issue, added up. Fees for independent reports are no part of it. */
export type OwnMoney = {
  pledged: Cents;
  held: Cents;
  spent: Cents;
  /** What a bank or the provider took of spent or returned money: the platform's loss, not the escrow's. */
  borne: Cents;
  /** What was returned, by kind of return, with the last day of each. */
  returned: { kind: Return; cents: Cents; at: string }[];
};

type Step = Pick<MoneyStep, 'kind' | 'amount' | 'createdAt' | 'isBorne'>;

/** Adds up a person's movements; null: none. What is left once an issue is completed was spent. */
export function ownMoney(steps: readonly Step[], status: IssueStatus): OwnMoney | null {
  let pledged = 0n;
  const returned = new Map<Return, { kind: Return; cents: Cents; at: string }>();
  let borne = 0n;
  for (const { kind, amount, createdAt: at, isBorne } of steps) {
    const cents = parseAmount(amount);
    if (isBorne) borne -= cents;
    if (kind === 'pledge' || kind === 'move_in') pledged += cents;
    else if (kind === 'reinstated') putBack(returned, cents);
    else if (isReturn(kind))
      returned.set(kind, { kind, cents: (returned.get(kind)?.cents ?? 0n) - cents, at });
  }
  if (pledged === 0n) return null;
  const ways = [...returned.values()].filter(({ cents }) => cents > 0n);
  const left = ways.reduce((sum, { cents }) => sum - cents, pledged + borne);
  const isOver = status === 'completed';
  return { pledged, held: isOver ? 0n : left, spent: isOver ? left : 0n, borne, returned: ways };
}

/** Money that a bank or the provider had taken is in the escrow again. */
function putBack(returned: Map<Return, { cents: Cents }>, cents: Cents): void {
  let rest = cents;
  for (const kind of ['chargeback', 'provider_refund'] as const) {
    const taken = returned.get(kind);
    if (!taken) continue;
    const part = rest < taken.cents ? rest : taken.cents;
    taken.cents -= part;
    rest -= part;
  }
}

/** A standing pledge as far as its age matters. */
export type DatedPledge = { amount: string; createdAt: string };

/** When a pledge starts to count in the choice of a proposal. */
export const countsFrom = ({ createdAt }: Pick<DatedPledge, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + PLEDGE_WEIGHS_AFTER_HOURS * HOUR_MS);

/** Money too young to count in a choice, and when all of it will; null: all of it counts. */
export function youngMoney(
  pledges: readonly DatedPledge[],
  now: Date,
): { cents: Cents; from: string } | null {
  const young = pledges.filter((pledge) => countsFrom(pledge) > now);
  if (young.length === 0) return null;
  const last = Math.max(...young.map((pledge) => countsFrom(pledge).getTime()));
  const cents = young.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
  return { cents, from: new Date(last).toISOString() };
}
