import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { RATING_MAX, RATING_MIN, REASON_MAX_LENGTH } from '#schema/limits.ts';
import { text, timestamp, uuid } from '#schema/text.ts';
import { shownProfile } from '#schema/people/profile.ts';
import { userParams } from '#schema/people/user.ts';

export const TRUST_EVENTS = [
  'agreed',
  'disagreed',
  'solution_completed',
  'finally_rejected',
  'account_flag_upheld',
  'flag_dismissed',
] as const;
const trustEvent = v.picklist(TRUST_EVENTS);

/** In basis points, rounded down; null: nothing to divide. */
const share = v.nullable(v.number());

export const reputation = v.object({
  userId: uuid,
  username: v.string(),
  ...shownProfile.entries,
  about: v.nullable(v.string()),
  memberSince: timestamp,
  trust: v.object({
    score: v.number(),
    /** The formula: everybody's starting score, and the points of each event. */
    start: v.number(),
    points: v.array(v.object({ event: trustEvent, points: v.number() })),
    minToPropose: v.number(),
    /** Newest first; the score follows from the whole log, oldest first. */
    log: v.array(
      v.object({
        event: trustEvent,
        points: v.number(),
        /** Null: about the account, a removed issue, or a juror's own vote. */
        issue: v.nullable(v.object({ id: uuid, title: v.string() })),
        /** For a juror's own vote the start of the month: who sat on which jury stays private. */
        createdAt: timestamp,
      }),
    ),
  }),
  solver: v.object({
    issuesSolved: v.number(),
    averageRatingHundredths: v.nullable(v.number()),
    ratingCount: v.number(),
    disputeRateBp: share,
  }),
  verifier: v.object({
    verifications: v.number(),
    /** Votes that agreed with the final outcome. */
    accuracyBp: share,
    /** Votes with the majority of their round. */
    consensusBp: share,
  }),
});
export type Reputation = v.InferOutput<typeof reputation>;

export const getReputation = defineEndpoint({
  operation: 'getReputation',
  method: 'GET',
  path: '/api/users/{id}/reputation',
  summary: "A person's trust score with its log and formula, and their record as solver and juror.",
  access: 'public',
  cache: 'shared',
  params: userParams,
  status: 200,
  response: reputation,
  refusals: ['user_not_found'],
});

export const month = v.pipe(
  v.string('Must be a month such as 2026-05.'),
  v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, 'Must be a month such as 2026-05.'),
);

export const leaderboard = v.object({
  month,
  /** The first month with a final case; null: none yet. */
  firstMonth: v.nullable(month),
  currentMonth: month,
  /** The top; equal records share a rank. */
  rows: v.array(
    v.object({
      rank: v.number(),
      userId: uuid,
      username: v.string(),
      agreedCount: v.number(),
      verifications: v.number(),
      accuracyBp: v.number(),
    }),
  ),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;

export const getLeaderboard = defineEndpoint({
  operation: 'getLeaderboard',
  method: 'GET',
  path: '/api/leaderboard',
  summary: 'The verifier leaderboard of a month (UTC), by default the latest with any entries.',
  access: 'public',
  cache: 'shared',
  query: v.object({ month: v.optional(month) }),
  status: 200,
  response: leaderboard,
});

export const rateSolver = defineEndpoint({
  operation: 'rateSolver',
  method: 'POST',
  path: '/api/issues/{id}/ratings',
  summary: 'Rates the solver of a completed issue, once. Creator and donors only.',
  access: 'session',
  params: v.object({ id: uuid }),
  body: v.object({
    stars: v.pipe(
      v.number('Please choose one to five stars.'),
      v.integer('Please choose one to five stars.'),
      v.minValue(RATING_MIN, 'Please choose one to five stars.'),
      v.maxValue(RATING_MAX, 'Please choose one to five stars.'),
    ),
    comment: v.optional(text(0, REASON_MAX_LENGTH, 'Please write a text.'), ''),
  }),
  status: 204,
  refusals: ['issue_not_found', 'forbidden', 'account_frozen', 'wrong_state'],
});
