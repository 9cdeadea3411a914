import type { Cents } from '#schema/money/money.ts';

/**
 * `donor`: a person's money outside the escrow (negative: paid in). `escrow`: held for one issue,
 * never below zero. `solver`: earnings. `platform`: operating costs.
 */
export type LedgerAccount =
  | { kind: 'donor' | 'solver'; id: string }
  | { kind: 'escrow'; id: string }
  | { kind: 'platform'; id: null };

export type Posting = { account: LedgerAccount; amountCents: Cents };

/** No money was created or lost. */
export function isBalanced(postings: readonly Posting[]): boolean {
  return postings.reduce((sum, posting) => sum + posting.amountCents, 0n) === 0n;
}

/** Zero entries are not booked. */
const move = (from: LedgerAccount, to: LedgerAccount, amountCents: Cents): Posting[] =>
  amountCents === 0n
    ? []
    : [
        { account: from, amountCents: -amountCents },
        { account: to, amountCents },
      ];

export function pledgePostings(donorId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'donor', id: donorId }, { kind: 'escrow', id: issueId }, amountCents);
}

export function refundPostings(donorId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'donor', id: donorId }, amountCents);
}

export function earningPostings(solverId: string, issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'solver', id: solverId }, amountCents);
}

export function feePostings(issueId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'escrow', id: issueId }, { kind: 'platform', id: null }, amountCents);
}

/**
 * For money that was already spent when the provider took it back: the platform bears the loss, and no escrow
 * is touched. Negative: the platform gets back what it bore.
 */
export function bornePostings(donorId: string, amountCents: Cents): Posting[] {
  return move({ kind: 'platform', id: null }, { kind: 'donor', id: donorId }, amountCents);
}
