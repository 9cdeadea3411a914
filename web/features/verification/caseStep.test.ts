import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES, type CaseView } from '#schema/verification/verification.ts';
import { caseStepOf, payoutText } from './caseStep.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const later = '2026-05-04T10:00:00.000Z';

type Proof = CaseView['proofs'][number];

const proof = {
  solverName: 'sam',
  windowEndsAt: later,
  release: { releaseAt: later, noticeAt: null, pausedAt: null },
  remedy: { secondProofUntil: later, appealUntil: null },
  jury: null,
  ruling: null,
} as unknown as Proof;

const viewer = { weightBp: 3_000, ownChoice: null } as unknown as CaseView['viewer'];

const caseOf = (change: Partial<CaseView>): CaseView =>
  ({
    status: 'in_progress',
    verification: 'voting',
    isFrozen: false,
    proofs: [proof],
    payout: null,
    viewer,
    ...change,
  }) as CaseView;

const payout = {
  solverName: 'sam',
  amount: '450.00',
  fee: '50.00',
  returned: '100.00',
  releasedAt: now.toISOString(),
  dueAt: later,
  paidAt: null,
  isOverdue: false,
} as unknown as NonNullable<CaseView['payout']>;

describe('what happens now with a proof', () => {
  it('is said of every state of the judging in all four parts', () => {
    for (const verification of VERIFICATION_STATES.filter((state) => state !== 'none')) {
      const step = caseStepOf(caseOf({ verification }), now);
      expect(Object.values(step ?? { missing: '' }).every((text) => text.length > 0)).toBe(true);
    }
  });

  it('shows the person’s weight in percent, or the vote they cast', () => {
    expect(caseStepOf(caseOf({}), now)?.who).toContain('You have 30% of the say.');
    const voted = caseOf({ viewer: { ...viewer, ownChoice: 'reject' } });
    expect(caseStepOf(voted, now)?.who).toContain('You have rejected it.');
  });

  it('counts down to the end of the vote', () => {
    expect(caseStepOf(caseOf({}), now)?.until).toContain('3 days left');
  });

  it('names no release while an objection holds it', () => {
    const held = { ...proof, release: { releaseAt: later, noticeAt: null, pausedAt: later } };
    const step = caseStepOf(caseOf({ verification: 'waiting_release', proofs: [held] }), now);
    expect(step?.until).toContain('On hold since');
    expect(step?.until).not.toContain('Released by itself');
  });

  it('tells of the payment once the case is decided, overdue ones too', () => {
    const done = caseOf({ status: 'completed', verification: 'none', payout });
    expect(caseStepOf(done, now)?.until).toContain('The payment is due by');
    const overdue = caseStepOf({ ...done, payout: { ...payout, isOverdue: true } }, now);
    expect(overdue?.until).toContain('overdue');
    const paid = caseStepOf({ ...done, payout: { ...payout, paidAt: later } }, now);
    expect(paid?.lead).toContain('sam has been paid');
  });

  it('leaves the word to the issue while nothing is judged', () => {
    expect(caseStepOf(caseOf({ verification: 'none' }), now)).toBeNull();
  });
});

describe('where the money is', () => {
  it('is told in all three parts after the release, and not before', () => {
    expect(payoutText(caseOf({ payout }))).toBe(
      '$450.00 to sam, $50.00 to the platform, $100.00 back to the donors.',
    );
    expect(payoutText(caseOf({}))).toBeNull();
  });
});
