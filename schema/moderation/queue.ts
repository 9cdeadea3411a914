import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { reason, timestamp, uuid } from '#schema/text.ts';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import {
  APPEAL_OUTCOMES,
  MODERATION_CHOICES,
  QUEUE_STATES,
  REPORT_GROUNDS,
  REPORTED_KINDS,
} from './choices.ts';

const appeal = v.object({
  text: v.string(),
  appealedAt: timestamp,
  /** Null: undecided. */
  outcome: v.nullable(v.picklist(APPEAL_OUTCOMES)),
  reason: v.nullable(v.string()),
  decidedAt: v.nullable(timestamp),
});

const decision = v.object({
  choice: v.picklist(MODERATION_CHOICES),
  reason: v.string(),
  byName: v.string(),
  decidedAt: timestamp,
});

/** Reported content with the basis for a decision. Reporters are not disclosed. */
export const moderationCase = v.object({
  id: uuid,
  kind: v.picklist(REPORTED_KINDS),
  subjectId: uuid,
  issueId: v.nullable(uuid),
  issueTitle: v.nullable(v.string()),
  isIssueHidden: v.boolean(),
  authorId: v.nullable(uuid),
  authorName: v.string(),
  openedAt: timestamp,
  reportCount: v.number(),
  /** Newest first. */
  reports: v.array(
    v.object({ ground: v.picklist(REPORT_GROUNDS), text: v.string(), reportedAt: timestamp }),
  ),
  content: v.object({
    title: v.nullable(v.string()),
    text: v.string(),
    photos: v.array(v.object({ id: uuid, url: v.string(), isRedacted: v.boolean() })),
    /** Removed or hidden since. */
    isGone: v.boolean(),
  }),
  /** Earlier decisions about this content or others of its author, newest first. */
  history: v.array(
    v.object({
      kind: v.picklist(REPORTED_KINDS),
      choice: v.picklist(MODERATION_CHOICES),
      reason: v.string(),
      decidedAt: timestamp,
      isSameThing: v.boolean(),
      isUndone: v.boolean(),
    }),
  ),
  decision: v.nullable(decision),
  appeal: v.nullable(appeal),
  /** The moderator is concerned, or made the appealed decision: another one has to act. */
  hasStake: v.boolean(),
});
export type ModerationCase = v.InferOutput<typeof moderationCase>;

export const listModeration = defineEndpoint({
  operation: 'listModeration',
  method: 'GET',
  path: '/api/moderation',
  summary:
    'Reports to moderators, in pages: open cases and appeals oldest first, decided ones newest first. Ambassadors and operators only.',
  access: 'moderator',
  query: v.object({
    state: v.optional(v.picklist(QUEUE_STATES, 'state is open, appeals or decided.'), 'open'),
    after: v.optional(uuid),
  }),
  status: 200,
  response: v.object({
    cases: v.array(moderationCase),
    counts: v.object({ open: v.number(), appeals: v.number() }),
    /** The next `after`; null: end of the list. */
    next: v.nullable(uuid),
  }),
});

const caseParams = v.object({ id: uuid });

const refusals = [
  'case_not_found',
  'account_frozen',
  'has_stake',
  'shares_thing',
  'wrong_state',
] as const;

export const decideModeration = defineEndpoint({
  operation: 'decideModeration',
  method: 'POST',
  path: '/api/moderation/{id}/decision',
  summary:
    'Decides a report to moderators. Uninvolved ambassadors and operators only. The author is told the decision and the reason.',
  access: 'moderator',
  asksPasskey: true,
  params: caseParams,
  body: v.object({
    choice: v.picklist(MODERATION_CHOICES, 'Please choose what is to be done.'),
    reason,
    /** Photos to redact, with `redact_photo`. */
    photoIds: v.optional(
      v.pipe(v.array(uuid), v.maxLength(PHOTOS_PER_REPORT, 'Please name photos of this report.')),
      [],
    ),
  }),
  status: 204,
  refusals: [...refusals, 'image_not_found', 'issue_not_found'],
});

export const ownDecision = v.object({
  id: uuid,
  kind: v.picklist(REPORTED_KINDS),
  issueId: v.nullable(uuid),
  issueTitle: v.nullable(v.string()),
  choice: v.picklist(MODERATION_CHOICES),
  reason: v.string(),
  decidedAt: timestamp,
  endsAt: v.nullable(timestamp),
  appeal: v.nullable(appeal),
});
export type OwnDecision = v.InferOutput<typeof ownDecision>;

export const listOwnDecisions = defineEndpoint({
  operation: 'listOwnDecisions',
  method: 'GET',
  path: '/api/decisions',
  summary: 'Moderation decisions about the signed-in person’s content, newest first.',
  access: 'session',
  status: 200,
  response: v.array(ownDecision),
});

export const appealDecision = defineEndpoint({
  operation: 'appealDecision',
  method: 'POST',
  path: '/api/decisions/{id}/appeal',
  summary:
    'Appeals a moderation decision to another moderator. The author of the content only, once.',
  access: 'session',
  params: caseParams,
  body: v.object({ text: reason }),
  status: 204,
  refusals: ['case_not_found', 'wrong_state'],
});

export const settleAppeal = defineEndpoint({
  operation: 'settleAppeal',
  method: 'POST',
  path: '/api/moderation/{id}/appeal',
  summary:
    'Upholds or reverses a decision after an appeal. Any other moderator than the one who decided. Final.',
  access: 'moderator',
  asksPasskey: true,
  params: caseParams,
  body: v.object({
    outcome: v.picklist(APPEAL_OUTCOMES, 'Please choose whether the decision stands.'),
    reason,
  }),
  status: 204,
  refusals: [...refusals, 'issue_not_found'],
});
