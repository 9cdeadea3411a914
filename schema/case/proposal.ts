import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import {
  PROPOSAL_DESCRIPTION_MAX_LENGTH,
  PROPOSAL_DESCRIPTION_MIN_LENGTH,
  PROPOSAL_MAX_DAYS,
  PROPOSAL_TITLE_MAX_LENGTH,
} from '#schema/limits.ts';
import { shownProfile } from '#schema/people/profile.ts';
import { amount, decimalText } from '#schema/money/amount.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { line, shortText, text, timestamp, uuid } from '#schema/text.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { withLatinDigits } from '#schema/typed/digits.ts';

export const PROPOSAL_STATUSES = [
  'pending',
  'selected',
  'not_selected',
  'withdrawn',
  'expired',
  'rejected',
  'completed',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

const DURATION = /^(\d{1,3})\s*(\p{L}[\p{L}\p{M}]*)?$/u;
/** Words for units of days in each language, with and without diacritics. */
const UNITS = [
  [1, /^(?:days?|tag(?:en?)?|d[ií]as?|يوم(?:ا|ًا|اً)?|[أا]يام)$/iu],
  [7, /^(?:weeks?|wochen?|semanas?|[أا]سبوع(?:ا|ًا|اً)?|[أا]سابيع)$/iu],
  [30, /^(?:months?|monat(?:en?)?|mes(?:es)?|شهر(?:ا|ًا|اً)?|[أا]شهر|شهور)$/iu],
] as const;
const DURATION_MESSAGE = `Please enter a time such as 10 days or 3 weeks, at most ${PROPOSAL_MAX_DAYS} days.`;

/** Parses durations ("10", "3 weeks", "2 Monate", "1 mes", "٣ أيام") to days; null: invalid. */
export function parseDays(value: string): number | null {
  const typed = withLatinDigits(value.normalize('NFKC')).trim();
  const [, count, unit = 'days'] = DURATION.exec(typed) ?? [];
  const [perUnit] = UNITS.find(([, words]) => words.test(unit)) ?? [];
  if (count === undefined || perUnit === undefined) return null;
  const days = Number(count) * perUnit;
  return days >= 1 && days <= PROPOSAL_MAX_DAYS ? days : null;
}

/** Output: the compensation in smallest units and the time in days. */
export const proposalForm = ({ currency, pledgeMin: min, pledgeMax: max }: MoneyRules) =>
  v.object({
    description: text(
      PROPOSAL_DESCRIPTION_MIN_LENGTH,
      PROPOSAL_DESCRIPTION_MAX_LENGTH,
      `Description must be at least ${PROPOSAL_DESCRIPTION_MIN_LENGTH} characters`,
    ),
    proposedCompensation: amount('Proposed compensation is required', currency, { min, max }),
    estimatedTimeToComplete: v.pipe(
      shortText('Estimated time is required', DURATION_MESSAGE),
      v.trim(),
      v.nonEmpty('Estimated time is required'),
      v.check((value) => parseDays(value) !== null, DURATION_MESSAGE),
      v.transform((value) => parseDays(value) ?? 1),
    ),
  });

const createProposalRequest = (money: MoneyRules) =>
  v.object({
    ...proposalForm(money).entries,
    title: v.optional(line(1, PROPOSAL_TITLE_MAX_LENGTH, 'Please enter a title.')),
    issueId: v.optional(uuid),
  });

/** Up to the first end of a sentence or of a line. */
export const firstSentence = (description: string): string =>
  description.split(/(?<=[.!?])\s|\n/u)[0]?.trim() ?? description;

/** The first sentence of the description, shortened: proposals have no title field. */
export function proposalTitle(description: string): string {
  const sentence = firstSentence(description);
  if (sentence.length <= 80) return sentence;
  return `${cutText(sentence, 79).trimEnd()}…`;
}

export const HIDDEN_PROPOSAL = {
  title: 'Hidden by a moderator',
  description: 'A moderator hid the text of this proposal. Its amount, time and votes remain.',
} as const;

/** What a solver has done on this site. */
const solverRecord = v.object({
  solved: v.number(),
  ratingCount: v.number(),
  /** Hundredths of a star; null: not rated. */
  averageRatingHundredths: v.nullable(v.number()),
  /** The latest, with their photos as paths of this site. */
  works: v.array(
    v.object({ issueId: uuid, title: v.string(), before: v.string(), after: v.string() }),
  ),
});
export type SolverRecord = v.InferOutput<typeof solverRecord>;

export const proposal = v.object({
  id: uuid,
  issueId: uuid,
  title: v.string(),
  description: v.string(),
  /** The issue’s criteria at the time of the proposal: if chosen, the work is judged by them. */
  solutionCriteria: v.string(),
  solverId: uuid,
  solverName: v.string(),
  /** Null: none, and in the answer to proposing. */
  solverProfile: v.nullable(shownProfile),
  /** Null in the answer to proposing. */
  solverRecord: v.nullish(solverRecord),
  budget: decimalText,
  /** Such as "10 days". */
  timeline: v.string(),
  status: v.picklist(PROPOSAL_STATUSES),
  createdAt: timestamp,
  upvotes: v.number(),
  downvotes: v.number(),
  /** Escrow whose donors vote for it; more than half of the base decides. */
  backing: decimalText,
  /**
   * Escrow that counts in this choice: paid for 24 hours, without the solver's own and, unless
   * nobody else has any, the reporter's.
   */
  backingBase: decimalText,
});
export type Proposal = v.InferOutput<typeof proposal>;

const issueParams = v.object({ id: uuid });

export const listProposals = defineEndpoint({
  operation: 'listProposals',
  method: 'GET',
  path: '/api/issues/{id}/proposals',
  summary:
    'The proposals for an issue, oldest first, at most 200. `after` (the last known id) continues from there.',
  access: 'public',
  cache: 'shared',
  deviceStore: 'of-issues',
  params: issueParams,
  query: v.object({ after: v.optional(uuid) }),
  status: 200,
  response: v.array(proposal),
  refusals: ['issue_not_found'],
});

export const createProposal = defineEndpoint({
  operation: 'createProposal',
  method: 'POST',
  path: '/api/issues/{id}/proposals',
  summary: 'Submits a proposal to solve an issue. Anyone but its reporter.',
  access: 'session',
  params: issueParams,
  body: createProposalRequest,
  status: 201,
  response: proposal,
  refusals: [
    'issue_not_found',
    'own_issue',
    'proposals_closed',
    'too_many_proposals',
    'issue_closed',
    'issue_merged',
    'account_frozen',
    'account_restricted',
    'trust_too_low',
  ],
});

export const withdrawProposal = defineEndpoint({
  operation: 'withdrawProposal',
  method: 'POST',
  path: '/api/proposals/{id}/withdraw',
  summary:
    'Withdraws the solver’s proposal: before one is chosen, or the chosen one before its proof.',
  access: 'session',
  params: issueParams,
  status: 204,
  refusals: [
    'proposal_not_found',
    'issue_not_found',
    'forbidden',
    'wrong_state',
    'issue_closed',
    'account_frozen',
  ],
});

export const listUserProposals = defineEndpoint({
  operation: 'listUserProposals',
  method: 'GET',
  path: '/api/users/{id}/proposals',
  summary: 'The proposals a person has made, newest first.',
  access: 'session',
  params: issueParams,
  status: 200,
  response: v.array(proposal),
});
