import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES, type CaseView } from '#schema/case/verification.ts';
import { findCaseStep } from './caseStep.ts';
import { payoutText } from './payoutText.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const later = '2026-05-04T10:00:00.000Z';

type Proof = CaseView['proofs'][number];

const proof = {
  solverName: 'sam',
  windowEndsAt: later,
  release: { releaseAt: later, noticeAt: null, pausedAt: null },
  remedy: { secondProofUntil: later, appealUntil: null },
  jury: null,
  flags: [],
  ruling: null,
} as unknown as Proof;

const paused = { releaseAt: later, noticeAt: null, pausedAt: later };
const objection = { settled: null, needsCosigner: false } as Proof['flags'][number];

const viewer = { weightBp: 3_000, ownChoice: null } as unknown as CaseView['viewer'];

const caseOf = (change: Partial<CaseView>): CaseView =>
  ({
    status: 'in_progress',
    verification: 'voting',
    isFrozen: false,
    judges: { ambassadors: ['amira'], largeEscrow: '1000.00' },
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
      const step = findCaseStep(caseOf({ verification }), now);
      expect(Object.values(step ?? { missing: '' }).every((text) => text.length > 0)).toBe(true);
    }
  });

  it('promises no release while the money is frozen', () => {
    const frozen = { verification: 'waiting_release', isFrozen: true } as const;
    const step = findCaseStep(caseOf({ ...frozen, proofs: [{ ...proof, release: paused }] }), now);
    expect(step?.lead).not.toContain('released automatically');
    expect(step?.until).toContain('because the money is frozen');
    const running = findCaseStep(caseOf({ verification: 'waiting_release' }), now);
    expect(running?.lead).toContain('released automatically');
  });

  it('shows the person’s weight in percent, or the vote they cast', () => {
    expect(findCaseStep(caseOf({}), now)?.who).toContain('You have 30% of the say.');
    const voted = caseOf({ viewer: { ...viewer, ownChoice: 'reject' } });
    expect(findCaseStep(voted, now)?.who).toContain('You have rejected it.');
  });

  it('counts down to the end of the vote', () => {
    expect(findCaseStep(caseOf({}), now)?.until).toContain('3 days left');
  });

  it('names no release while an objection holds it', () => {
    const held = { ...proof, release: paused, flags: [objection] };
    const step = findCaseStep(caseOf({ verification: 'waiting_release', proofs: [held] }), now);
    expect(step?.until).toContain('On hold since');
    expect(step?.until).toContain('because somebody objected');
    expect(step?.until).not.toContain('Released by itself');
  });

  it.each([
    { flags: [objection], isHeld: true },
    { flags: [{ ...objection, settled: 'dismissed' as const }], isHeld: false },
    { flags: [{ ...objection, needsCosigner: true }], isHeld: false },
    {
      flags: [objection, objection].map((flag) => ({ ...flag, needsCosigner: true })),
      isHeld: true,
    },
    { flags: [], isHeld: false },
  ])('says that somebody objected only while that stands (%#)', ({ flags, isHeld }) => {
    const proofs = [{ ...proof, release: isHeld ? paused : proof.release, flags }];
    const waiting = findCaseStep(caseOf({ verification: 'waiting_release', proofs }), now);
    expect(waiting?.lead.startsWith('Somebody objected.')).toBe(isHeld);
    expect(waiting?.lead.startsWith('Nobody objected')).toBe(!isHeld);
    const voting = findCaseStep(caseOf({ proofs }), now);
    expect(voting?.next.startsWith('Somebody objected.')).toBe(isHeld);
  });

  it('blames a freeze, not an objection, where only that holds the release', () => {
    const proofs = [{ ...proof, release: paused }];
    const view = caseOf({ verification: 'waiting_release', isFrozen: true, proofs });
    expect(findCaseStep(view, now)?.until).toContain('because the money is frozen');
  });

  it('names the payment once the case is decided, overdue ones too', () => {
    const done = caseOf({ status: 'completed', verification: 'none', payout });
    expect(findCaseStep(done, now)?.until).toContain('The payment is due by');
    const overdue = findCaseStep({ ...done, payout: { ...payout, isOverdue: true } }, now);
    expect(overdue?.until).toContain('overdue');
    const paid = findCaseStep({ ...done, payout: { ...payout, paidAt: later } }, now);
    expect(paid?.lead).toContain('sam has been paid');
  });

  it('leaves the word to the issue while nothing is judged', () => {
    expect(findCaseStep(caseOf({ verification: 'none' }), now)).toBeNull();
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
