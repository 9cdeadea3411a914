import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';
import type { OwnPledge } from '#schema/case/ownLists.ts';
import type { MoneyStep } from '#schema/case/audit.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { formatDate, formatDateTime, formatSoon } from './format.ts';
import { formatMoney } from './formatMoney.ts';
import { language } from './language.ts';
import { toAmount, parseAmount } from './moneyInUse.ts';
import { ownMoney, youngMoney, type DatedPledge } from './ownMoney.ts';
import { ownMoneyContent as words } from './ownMoneyContent.ts';

/** The parts of an issue that decide which sentences about one's money are true. */
export type MoneyCase = Pick<Issue, 'status'> & {
  /** Null: no solver has been chosen. */
  work: { selectedAt: string } | null;
  selectionPending: { effectiveAt: string } | null;
  mergedInto: object | null;
};

/** A pledge that stands, with its automatic refund, if any. */
export type StandingPledge = DatedPledge & { refundDueAt: string | null };

type Books = {
  steps: readonly Pick<MoneyStep, 'kind' | 'amount' | 'createdAt' | 'isBorne'>[];
  pledges: readonly StandingPledge[];
};

/** Where a person's money in an issue is and what becomes of it, sentence by sentence. */
export function ownMoneyText({ steps, pledges }: Books, issue: MoneyCase, now: Date): string[] {
  const own = ownMoney(steps, issue.status);
  if (!own) return [];
  const { held, spent, returned } = own;
  const money = (cents: bigint) => formatMoney(toAmount(cents));
  const parts = [
    ...(held > 0n ? [words.stillHeld(money(held))] : []),
    ...(spent > 0n ? [words.spent(money(spent))] : []),
    ...returned.map(({ kind, cents, at }) => words.returned[kind](money(cents), formatDate(at))),
  ];
  const whole =
    parts.length === 1 && held === own.pledged
      ? words.held(money(held))
      : words.pledged(money(own.pledged), parts.join(language.comma));
  return held > 0n ? [whole, ...heldText(pledges, issue, now)] : [whole];
}

function heldText(pledges: readonly StandingPledge[], issue: MoneyCase, now: Date): string[] {
  if (issue.mergedInto) return [];
  if (issue.work) {
    const { selectedAt } = issue.work;
    const late = pledges.filter(({ createdAt }) => createdAt > selectedAt);
    const cents = late.reduce((sum, { amount }) => sum + parseAmount(amount), 0n);
    return [words.chosen, ...(cents > 0n ? [words.late(formatMoney(toAmount(cents)))] : [])];
  }
  const [first] = pledges.flatMap(({ refundDueAt }) => refundDueAt ?? []).toSorted();
  const counts = countsText(pledges, now);
  return [...(counts ? [counts] : []), ...(first ? [words.returns(formatDate(first))] : [])];
}

/** `Your $210.00 counts from Fri 4:38 PM.`; null: all of it counts. */
export function countsText(pledges: readonly DatedPledge[], now: Date): string | null {
  const young = youngMoney(pledges, now);
  return young && words.counts(formatMoney(toAmount(young.cents)), formatSoon(young.from));
}

/** What becomes of a pledge, for the list of one's own; empty where its state says it all. */
export function pledgeLine(pledge: OwnPledge): string[] {
  const { state, returnsAt, closedAt, flow } = pledge;
  const { line } = words;
  const isPartOver = (state === 'held' || state === 'spent') && Number(flow?.back ?? 0) > 0;
  return [
    ...(isPartOver && flow ? [line.back(formatMoney(flow.back))] : []),
    ...(returnsAt ? [line.returns(formatDate(returnsAt))] : []),
    ...(closedAt && state !== 'held' ? [line[state](formatDate(closedAt))] : []),
    ...(flow && Number(flow.borne) > 0 ? [line.borne(formatMoney(flow.borne))] : []),
  ];
}

type Terms = {
  issue: MoneyCase;
  expiryDays: number;
  /** The chosen proposal's price, with what the escrow still lacks; null: unknown, or none chosen. */
  price: { amount: string; missing: string | null } | null;
};

/** What a pledge made now would be bound to. */
export function pledgeTerms({ issue, expiryDays, price }: Terms): string[] {
  const { terms } = words;
  if (issue.work) {
    if (!price) return [terms.chosen];
    const amount = formatMoney(price.amount);
    return [
      terms.chosen,
      price.missing === null
        ? terms.covered(amount)
        : terms.missing(amount, formatMoney(price.missing)),
    ];
  }
  const { selectionPending: pending } = issue;
  const expiry = terms.expiry(expiryDays, PLEDGE_EXPIRY_FIRST_NOTICE_DAYS);
  return pending ? [terms.pending(formatDateTime(pending.effectiveAt)), expiry] : [expiry];
}
