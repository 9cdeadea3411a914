import type { Cents } from '#schema/money/money.ts';

/**
 * A pocket of the books. `donor`: money of a person outside the escrow (negative: what they have
 * put in). `escrow`: money held for one issue, never below zero. `solver`: what a person earned.
 * `platform`: what keeps the site running.
 */
export type LedgerAccount =
  | { kind: 'donor' | 'solver'; id: string }
  | { kind: 'escrow'; id: string }
  | { kind: 'platform'; id: null };

export type Posting = { account: LedgerAccount; amountCents: Cents };

/** Whether money has only moved, and none was made or lost. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.reduce((sum, posting) => sum + posting.amountCents, 0n) === 0n;
}

/** Nothing to move leaves no entry: the books take no entries of zero. */
const move = (from: LedgerAccount, to: LedgerAccount, amountCents: Cents): Posting[] =>
  amountCents === 0n
    ? []
    : [
        { account: from, amountCents: -amountCents },
        { account: to, amountCents },
      ];

/** A donor's money goes into the escrow of an issue. */
export function pledgePostings(donorId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'donor', id: donorId }, { kind: 'escrow', id: issueId }, amountCents);
}

/** A pledge, or what is left of it, goes back to its donor, to the cent. */
export function refundPostings(donorId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'donor', id: donorId }, amountCents);
}

/** The agreed compensation leaves the escrow for the solver. */
export function earningPostings(solverId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'solver', id: solverId }, amountCents);
}

/** The platform's share of a payout leaves the escrow. */
export function feePostings(issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'platform', id: null }, amountCents);
}

/** A bank took money back that is spent: the platform stands in, no escrow is touched. */
export function borneByPlatformPostings(donorId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'platform', id: null }, { kind: 'donor', id: donorId }, amountCents);
}
