import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRUST_POINTS } from '#api/people/reputation.rules.ts';
import * as caseLimits from '#schema/caseLimits.ts';
import * as limits from '#schema/limits.ts';
import * as roleLimits from '#schema/people/roleLimits.ts';

/** The figures of the rules of money and decisions, each with its sentence; a change of one is a change of the rule. */
const RULES: [sentence: string, figures: readonly unknown[], known: readonly unknown[]][] = [
  [
    'A pledge is of $1.00 to $1,000,000.00',
    [limits.PLEDGE_MIN_CENTS, limits.PLEDGE_MAX_CENTS],
    [100n, 100_000_000n],
  ],
  [
    'After three card refunds in 30 days no further card pledges',
    [caseLimits.CARD_RETURNS_MAX, caseLimits.CARD_RETURNS_DAYS],
    [3, 30],
  ],
  [
    'A pledge without a winner goes back after 180 days, at most 300, with notices 14 days and 1 day before',
    [
      limits.PLEDGE_EXPIRY_DAYS,
      limits.PLEDGE_EXPIRY_MAX_DAYS,
      limits.PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
      limits.PLEDGE_EXPIRY_LAST_NOTICE_DAYS,
    ],
    [180, 300, 14, 1],
  ],
  ['Money weighs once it is 24 hours old', [limits.PLEDGE_WEIGHS_AFTER_HOURS], [24]],
  ['A choice takes effect after 24 hours of notice', [limits.SELECTION_NOTICE_HOURS], [24]],
  [
    '7 days of grace, and a reminder 3 days before the deadline',
    [limits.DEADLINE_GRACE_DAYS, limits.DEADLINE_REMINDER_DAYS],
    [7, 3],
  ],
  [
    'Three open offers of a solver, a hundred of an issue',
    [caseLimits.OPEN_PROPOSALS_PER_SOLVER, caseLimits.OPEN_PROPOSALS_MAX],
    [3, 100],
  ],
  [
    'Hiding stops a case for 14 days, both together for 30, with a second ambassador 60',
    [caseLimits.HIDDEN_MAX_DAYS, caseLimits.HELD_MAX_DAYS, caseLimits.HELD_BY_TWO_MAX_DAYS],
    [14, 30, 60],
  ],
  [
    'A proof is taken within 200 m, with a nonce of 14 days, a summary of 20 characters and a video of 30 seconds',
    [
      limits.PROOF_RADIUS_M,
      limits.PROOF_NONCE_DAYS,
      limits.JUSTIFICATION_MIN_LENGTH,
      limits.PROOF_VIDEO_MAX_SECONDS,
    ],
    [200, 14, 20, 30],
  ],
  [
    'Creator, top donor and other donors hold 50, 30 and 20 percent for 72 hours',
    [
      limits.CREATOR_WEIGHT_PERCENT,
      limits.TOP_DONOR_WEIGHT_PERCENT,
      limits.OTHER_DONORS_WEIGHT_PERCENT,
      limits.BALLOT_WINDOW_HOURS,
    ],
    [50n, 30n, 20n, 72],
  ],
  [
    'No acceptance within 24 hours unless every donor has said yes',
    [caseLimits.ACCEPTANCE_AFTER_HOURS],
    [24],
  ],
  ['Much money is more than $1,000', [limits.LARGE_ESCROW_CENTS], [100_000n]],
  [
    'Released after 5 days, noticed 24 hours before, never less than 24 hours after a pause',
    [limits.AUTO_RELEASE_DAYS, limits.RELEASE_NOTICE_HOURS, limits.RELEASE_RESUME_MIN_HOURS],
    [5, 24, 24],
  ],
  [
    'A second proof within 7 days, an appeal within 72 hours, two proofs in all',
    [limits.SECOND_PROOF_DAYS, limits.APPEAL_HOURS, limits.PROOFS_PER_PROPOSAL],
    [7, 72, 2],
  ],
  [
    'One pause of 24 hours; a co-signer after two refuted objections within 180 days',
    [limits.LATE_FLAG_HOURS, limits.DISMISSED_FLAGS_BEFORE_COSIGNER, limits.DISMISSED_FLAGS_DAYS],
    [24, 2, 180],
  ],
  [
    'Five jurors, three decide, 72 hours, 24 to take a seat, two without experience',
    [
      limits.JURY_SEATS,
      limits.JURY_MAJORITY,
      limits.JURY_HOURS,
      limits.JURY_SEAT_OFFER_HOURS,
      limits.JURY_MAX_NOVICES,
    ],
    [5, 3, 72, 24, 2],
  ],
  [
    'Jurors: trust of 50, older than 14 days, within 50 km or 250 km of a home of 30 days, three unconnected donors',
    [
      limits.JUROR_MIN_TRUST,
      limits.JUROR_MIN_ACCOUNT_DAYS,
      limits.JURY_RADII_KM,
      limits.HOME_AREA_MIN_DAYS,
      limits.EXPERIENCE_MIN_DONORS,
    ],
    [50, 14, [50, 250], 30, 3],
  ],
  ['More than 20 people on a network in a slot say nothing', [limits.CROWD_MAX_PEOPLE], [20]],
  ['The money’s own vote after 30 days', [caseLimits.ARBITRATION_MAX_DAYS], [30]],
  [
    'Later appointments after 14 days, roles remembered for 90, the first of 24 hours at once',
    [roleLimits.ROLE_NOTICE_DAYS, roleLimits.ROLE_MEMORY_DAYS, roleLimits.FIRST_AMBASSADORS_HOURS],
    [14, 90, 24],
  ],
  [
    'The solver has nine tenths of what leaves the escrow, within 5 business days',
    [limits.SOLVER_SHARE_BP, limits.PAYOUT_BUSINESS_DAYS],
    [9_000n, 5],
  ],
  [
    'Trust: 0 to 100 from 50, below 20 no proposal, ratings of 1 to 5',
    [
      limits.TRUST_START,
      limits.TRUST_MAX,
      limits.TRUST_MIN_TO_PROPOSE,
      limits.RATING_MIN,
      limits.RATING_MAX,
    ],
    [50, 100, 20, 1, 5],
  ],
  [
    'Trust moves by 2 for a ballot and a refuted objection, 5, 10 and 20 for what is final',
    [
      TRUST_POINTS.agreed,
      TRUST_POINTS.disagreed,
      TRUST_POINTS.flag_dismissed,
      TRUST_POINTS.solution_completed,
      TRUST_POINTS.finally_rejected,
      TRUST_POINTS.account_flag_upheld,
    ],
    [2, -2, -2, 5, -10, -20],
  ],
  ['A paid report costs $5.00 or more', [limits.PREMIUM_FEE_MIN_CENTS], [500n]],
];

describe('the rules of money and decisions', () => {
  it.each(RULES)('%s', (_, figures, known) => {
    expect(figures).toEqual(known);
  });

  it('leave out no limit of cases and roles', () => {
    const text = readFileSync(import.meta.filename, 'utf8');
    const names = [
      ...Object.keys(caseLimits).map((name) => `caseLimits.${name}`),
      ...Object.keys(roleLimits).map((name) => `roleLimits.${name}`),
    ];
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});
