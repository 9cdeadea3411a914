import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES } from '#schema/case/verification.ts';
import { timelineSteps } from './timelineSteps.ts';

type Issue = Parameters<typeof timelineSteps>[0];
type Case = NonNullable<Parameters<typeof timelineSteps>[1]>;

const day = (date: number) => `2026-05-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const reported: Issue = {
  status: 'reported',
  createdAt: day(1),
  imageUrl: '/before.jpg',
  fundedAt: null,
  chosenAt: null,
  work: null,
  selectionPending: null,
  selectedProposalId: null,
  mergedInto: null,
};
const funded: Issue = { ...reported, status: 'funded', fundedAt: day(2) };
const working: Issue = {
  ...funded,
  status: 'in_progress',
  selectedProposalId: 'p',
  chosenAt: day(3),
  work: {
    proposalId: 'p',
    solverId: 's',
    solverName: 'sam',
    selectedAt: day(3),
    deadlineAt: day(20),
  },
};
const proof = {
  submittedAt: day(9),
  windowEndsAt: day(12),
  checkIn: { at: day(8) },
  before: { photo: { url: '/start.jpg' } },
  after: { photo: { url: '/end.jpg' } },
  release: { releaseAt: day(14), noticeAt: null, pausedAt: null },
  remedy: { secondProofUntil: day(17), appealUntil: day(13) },
  jury: { endsAt: day(15) },
  outcome: null,
};
const caseOf = (part: object) =>
  ({ verification: 'none', proofs: [], payout: null, ...part }) as unknown as Case;
const payout = { paidAt: null, dueAt: day(19) };

/** `reported=1 funded! ...`: the day of each step, with a mark for the current one. */
const told = (issue: Issue, view?: Case) =>
  timelineSteps(issue, view)
    .map(({ name, state, at }) => {
      const date = at === null ? '' : String(new Date(at).getUTCDate());
      return `${name}${{ done: '=', current: '!', ahead: '' }[state]}${date}`;
    })
    .join(' ');

describe('the way of an issue', () => {
  it.each([
    ['reported', reported, undefined, 'reported=1 funded! chosen work proof paid'],
    ['funded', funded, undefined, 'reported=1 funded=2 chosen! work proof paid'],
    [
      'an offer has won',
      { ...funded, selectionPending: { proposalId: 'p', effectiveAt: day(4) } },
      undefined,
      'reported=1 funded=2 chosen!4 work proof paid',
    ],
    ['at work', working, undefined, 'reported=1 funded=2 chosen=3 work!20 proof paid'],
    [
      'paid, on its way',
      { ...working, status: 'completed' },
      caseOf({ proofs: [{ ...proof, outcome: 'accepted' }], payout }),
      'reported=1 funded=2 chosen=3 work=8 proof=9 paid!19',
    ],
    [
      'paid',
      { ...working, status: 'completed' },
      caseOf({ proofs: [proof], payout: { ...payout, paidAt: day(18) } }),
      'reported=1 funded=2 chosen=3 work=8 proof=9 paid=18',
    ],
    [
      'ended, as far as is known without its case',
      { ...working, status: 'completed' },
      undefined,
      'reported=1 funded=2 chosen=3 work= proof= paid!',
    ],
    [
      'merged',
      { ...funded, mergedInto: { id: 'o', title: null } },
      undefined,
      'reported=1 funded=2',
    ],
    ['settled without a solver', { ...reported, status: 'completed' }, undefined, 'reported=1'],
  ] as [string, Issue, Case | undefined, string][])('%s', (_, issue, view, text) => {
    expect(told(issue, view)).toBe(text);
  });

  it('counts down to what comes next while a proof is judged', () => {
    const ends = VERIFICATION_STATES.map((verification) => {
      const way = told(working, caseOf({ verification, proofs: [proof] })).split(' ');
      return `${verification} ${way.find((step) => step.includes('!'))}`;
    });
    expect(ends).toEqual([
      'none work!20',
      'voting proof!12',
      'waiting_release proof!14',
      'jury proof!15',
      'arbitration proof!',
      'rework proof!17',
    ]);
    const paused = { ...proof, release: { ...proof.release, pausedAt: day(13) } };
    expect(told(working, caseOf({ verification: 'waiting_release', proofs: [paused] }))).toContain(
      'proof! paid',
    );
  });

  it('shows the work as it began and ended', () => {
    const steps = timelineSteps(working, caseOf({ verification: 'voting', proofs: [proof] }));
    expect(steps.flatMap(({ photo }) => photo ?? [])).toEqual([
      '/before.jpg',
      '/start.jpg',
      '/end.jpg',
    ]);
  });
});
