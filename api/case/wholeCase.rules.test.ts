import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveCase, type CaseMove, type CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { isBalanced, type Posting } from '#api/money/ledger.rules.ts';
import { decidePayout, type SharedPledge } from '#api/money/payout.rules.ts';
import { decideReturn } from '#api/case/funding/pledgeExpiry.rules.ts';
import {
  decidePledge,
  decideRefundOfAll,
  type FundingDecision,
} from '#api/money/pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';

/** One issue with its books, moved by the rules alone, in the same way as the commands move it. */
class Books {
  state: CaseState = { status: 'reported', verification: 'none', isFrozen: false };
  fundingCents = 0n;
  pledgerCount = 0;
  pledges: SharedPledge[] = [];
  postings: Posting[] = [];
  pledgesMade = 0;

  get issue() {
    return {
      id: 'i',
      status: this.state.status,
      fundingCents: this.fundingCents,
      pledgerCount: this.pledgerCount,
      isFrozen: this.state.isFrozen,
    };
  }

  balance(kind: string, id?: string): bigint {
    return this.postings
      .filter(({ account }) => account.kind === kind && (id === undefined || account.id === id))
      .reduce((sum, { amountCents }) => sum + amountCents, 0n);
  }

  private settle(decision: FundingDecision) {
    this.fundingCents = decision.fundingCents;
    this.pledgerCount = decision.pledgerCount;
    this.state = { ...this.state, status: decision.status };
    this.postings.push(...decision.postings);
  }

  pledge(donorId: string, amountCents: bigint) {
    moveCase(this.state, 'pledge_received');
    const isFirstOfDonor = this.pledges.every((pledge) => pledge.donorId !== donorId);
    this.settle(decidePledge(this.issue, { donorId, amountCents, isFirstOfDonor }));
    this.pledgesMade += 1;
    const id = `p${this.pledgesMade}`;
    this.pledges.push({ id, donorId, amountCents, solverShareBp: 9_000n });
  }

  withdraw() {
    const [pledge, ...others] = this.pledges;
    if (!pledge) return;
    const isLastOfDonor = others.every(({ donorId }) => donorId !== pledge.donorId);
    this.settle(decideReturn(this.issue, { ...pledge, isLastOfDonor }));
    this.pledges = others;
  }

  refundAll() {
    const state = moveCase(this.state, 'selection_ended');
    if (this.fundingCents > 0n) moveCase(state, 'escrow_emptied');
    this.state = state;
    this.settle(decideRefundOfAll(this.issue, this.pledges));
    this.pledges = [];
  }

  pay(compensationCents: bigint) {
    const state = moveCase(this.state, 'proof_accepted');
    const solver = { id: 'solver', compensationCents };
    const { postings } = decidePayout('i', solver, this.pledges);
    this.postings.push(...postings);
    this.state = state;
    this.fundingCents = 0n;
    this.pledges = [];
  }

  move(name: CaseMove) {
    this.state = moveCase(this.state, name);
  }
}

const donors = ['ann', 'bob', 'cy', 'solver'] as const;
const cents = fc.bigInt({ min: 100n, max: 1_000_000n });
const step = fc.oneof(
  fc.tuple(fc.constantFrom(...donors), cents).map(
    ([donor, amount]) =>
      (books: Books) =>
        books.pledge(donor, amount),
  ),
  fc.constant((books: Books) => books.withdraw()),
  fc.constant((books: Books) => books.refundAll()),
  cents.map((amount) => (books: Books) => books.pay(amount)),
  fc
    .constantFrom<CaseMove>(
      'proposal_selected',
      'selection_ended',
      'proof_submitted',
      'proof_rejected',
      'vote_unopposed',
      'jury_called',
      'jury_failed',
      'freeze',
      'unfreeze',
    )
    .map((name) => (books: Books) => books.move(name)),
);

const snapshot = ({ state, issue, postings }: Books) => ({ state, issue, posted: postings.length });

function isRefusedBy(books: Books, take: (books: Books) => void): boolean {
  try {
    take(books);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

it('keeps every cent accounted for, whatever is tried in whatever order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const books = new Books();
      for (const take of steps) {
        const before = snapshot(books);
        const isRefused = isRefusedBy(books, take);
        // A rule may refuse, but then nothing has moved.
        expect(isRefused ? snapshot(books) : before).toEqual(before);
        const held = books.pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n);
        expect(isBalanced(books.postings)).toBe(true);
        expect([books.balance('escrow'), books.fundingCents]).toEqual([held, held]);
        expect(books.state.status === 'funded' && held === 0n).toBe(false);
        expect(books.state.status === 'reported' && held > 0n).toBe(false);
        // Nobody but a paid solver ends with more than they put in.
        for (const donor of donors) expect(books.balance('donor', donor) <= 0n).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

it('ends every open case with all the money paid out or given back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...donors), cents), { minLength: 1 }), (made) => {
      const refunded = new Books();
      const paid = new Books();
      for (const books of [refunded, paid]) {
        for (const [donor, amount] of made) books.pledge(donor, amount);
        for (const move of ['proposal_selected', 'proof_submitted', 'jury_called'] as const) {
          books.move(move);
        }
      }
      const price = (paid.fundingCents * 9n) / 10n;
      refunded.refundAll();
      paid.pay(price);
      expect(refunded.state.status).toBe('reported');
      for (const donor of donors) expect(refunded.balance('donor', donor)).toBe(0n);
      expect(paid.state.status).toBe('completed');
      expect([paid.balance('escrow'), paid.balance('solver')]).toEqual([0n, price]);
      expect(paid.balance('platform') * 9n <= price).toBe(true);
    }),
  );
});
