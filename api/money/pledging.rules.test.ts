import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { isBalanced } from './ledger.rules.ts';
import { decidePledge, decideRefundOfAll, type FundedIssue } from './pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';

const issue: FundedIssue = { id: 'i', status: 'reported', fundingCents: 0n, pledgerCount: 0 };
const cents = fc.bigInt({ min: 100n, max: 100_000_000n });
const pledges = fc.array(
  fc.record({ donorId: fc.constantFrom('a', 'b', 'c'), amountCents: cents }),
  {
    maxLength: 30,
  },
);

function play(made: { donorId: string; amountCents: bigint }[]) {
  const donors = new Set<string>();
  let current = issue;
  const postings = made.flatMap((pledge) => {
    const decision = decidePledge(current, {
      ...pledge,
      isFirstOfDonor: !donors.has(pledge.donorId),
    });
    donors.add(pledge.donorId);
    current = { ...current, ...decision };
    return decision.postings;
  });
  return { issue: current, postings };
}

const escrowOf = (postings: ReturnType<typeof play>['postings']) =>
  postings
    .filter(({ account }) => account.kind === 'escrow')
    .reduce((sum, posting) => sum + posting.amountCents, 0n);

describe('a pledge', () => {
  it('makes a reported issue funded and counts its donor once', () => {
    const first = decidePledge(issue, { donorId: 'a', amountCents: 2_500n, isFirstOfDonor: true });
    expect(first).toMatchObject({ status: 'funded', fundingCents: 2_500n, pledgerCount: 1 });
    const again = { donorId: 'a', amountCents: 500n, isFirstOfDonor: false };
    const second = decidePledge({ ...issue, ...first }, again);
    expect(second).toMatchObject({ status: 'funded', fundingCents: 3_000n, pledgerCount: 1 });
  });

  it('is taken while work is under way and refused once the issue is completed', () => {
    const pledge = { donorId: 'a', amountCents: 100n, isFirstOfDonor: true };
    expect(decidePledge({ ...issue, status: 'in_progress' }, pledge).status).toBe('in_progress');
    expect(() => decidePledge({ ...issue, status: 'completed' }, pledge)).toThrow(Refusal);
  });

  it('never makes or loses money, and the issue shows what the escrow holds', () => {
    fc.assert(
      fc.property(pledges, (made) => {
        const { issue: after, postings } = play(made);
        expect(isBalanced(postings)).toBe(true);
        expect(after.fundingCents).toBe(escrowOf(postings));
        expect(after.pledgerCount).toBe(new Set(made.map(({ donorId }) => donorId)).size);
      }),
    );
  });
});

describe('the refund of all pledges', () => {
  it('gives every donor exactly what they put in and leaves nothing behind', () => {
    fc.assert(
      fc.property(pledges, (made) => {
        const { issue: before, postings: paid } = play(made);
        const standing = made.map((pledge, index) => ({ id: String(index), ...pledge }));
        const refund = decideRefundOfAll(before, standing);
        const all = [...paid, ...refund.postings];
        expect(refund).toMatchObject({ fundingCents: 0n, pledgerCount: 0, status: 'reported' });
        for (const donor of ['a', 'b', 'c']) {
          const own = all.filter(({ account }) => account.kind === 'donor' && account.id === donor);
          expect(own.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(0n);
        }
      }),
    );
  });

  it('keeps the status of an issue that nobody pledged for', () => {
    for (const status of ISSUE_STATUSES) {
      expect(decideRefundOfAll({ ...issue, status }, []).status).toBe(
        status === 'funded' ? 'reported' : status,
      );
    }
  });
});
