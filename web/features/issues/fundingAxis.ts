import type { Issue } from '#schema/issues/issue.ts';
import { neededFor, shownNeed } from '#schema/money/neededFor.ts';
import { formatMoneyShort } from '#web/format/formatMoney.ts';
import { toAmount, parseAmount, moneyInUse } from '#web/format/moneyInUse.ts';
import { fundingContent as words } from './fundingContent.ts';

export type Funded = Pick<Issue, 'status' | 'currentFunding' | 'offerPrice' | 'selectedProposalId'>;

export type FundingAxis = {
  /** Numbers only to draw with. */
  max: number;
  value: number;
  flags: number[];
  text: string;
};

const neededText = (price: string, raised: string) =>
  formatMoneyShort(
    toAmount(shownNeed(parseAmount(price), parseAmount(raised), moneyInUse().currency)),
  );

const drawn = (price: string) => Number(toAmount(neededFor(parseAmount(price))));

/**
 * What an issue has raised and what its offers need, on one axis. `prices`: of the offers that can be
 * chosen. Null once paid, or with neither money nor offers.
 */
export function fundingAxis(issue: Funded, prices: readonly string[] = []): FundingAxis | null {
  const { status, currentFunding, offerPrice, selectedProposalId } = issue;
  const value = Number(currentFunding);
  if (status === 'completed' || (value === 0 && !offerPrice)) return null;
  const raised = formatMoneyShort(currentFunding);
  if (!offerPrice) return { max: 0, value, flags: [], text: words.noOffer(raised) };
  const shown = selectedProposalId === null ? [offerPrice, ...prices] : [offerPrice];
  const flags = [...new Set(shown.map(drawn))].toSorted((a, b) => a - b);
  const needed = neededText(offerPrice, currentFunding);
  const text = selectedProposalId === null ? words.cheapest : words.chosen;
  return { max: Math.max(value, ...flags), value, flags, text: text(raised, needed) };
}

/** `of $1,462`: beside an amount on a card; null without an offer. */
export function goalText({ status, offerPrice, currentFunding }: Funded): string | null {
  return status === 'completed' || !offerPrice
    ? null
    : words.goal(neededText(offerPrice, currentFunding));
}
