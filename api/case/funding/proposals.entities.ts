import {
  bigint,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { ProposalStatus } from '#schema/case/proposal.ts';
import type { VoteType } from '#schema/case/vote.ts';

/** An offer to solve an issue. */
export const proposalEntity = defineEntity('proposal', {
  id: key(uuid),
  issueId: uuid,
  solverId: uuid,
  title: text,
  description: text,
  /** What the work is judged by if it is chosen: the issue's criteria when the offer was made. */
  solutionCriteria: text,
  compensationCents: bigint,
  estimatedDays: integer,
  status: withDefault(oneOf<ProposalStatus>(), 'pending'),
  upvoteCount: withDefault(integer, 0),
  downvoteCount: withDefault(integer, 0),
  createdAt: instant,
  /** Since when a placeholder sentence replaces its words. */
  hiddenAt: nullable(instant),
});
export type ProposalRow = RowOf<typeof proposalEntity>;

/** One person on one proposal. */
export const voteEntity = defineEntity('vote', {
  proposalId: key(uuid),
  userId: key(uuid),
  voteType: oneOf<VoteType>(),
  createdAt: instant,
});

/** A proposal that has won, and takes effect unless votes or money change before that. */
export const pendingSelectionEntity = defineEntity('pending_selection', {
  issueId: key(uuid),
  proposalId: uuid,
  takesEffectAt: instant,
});

/** When a pledge starts to count in the choice, so that the vote has to be reviewed. */
export const selectionReviewEntity = defineEntity('selection_review', {
  issueId: key(uuid),
  dueAt: instant,
});

/** Who was chosen, until when the proof is due, and how it ended. */
export const selectionEntity = defineEntity('selection', {
  issueId: uuid,
  proposalId: key(uuid),
  selectedAt: instant,
  deadlineAt: instant,
  reminderAt: instant,
  remindedAt: nullable(instant),
  endedAt: nullable(instant),
  /**
   * The limit above which this case's escrow counts as large; null: the case ended before this was stored.
   */
  largeEscrowCents: nullable(bigint),
});
export type SelectionRow = RowOf<typeof selectionEntity>;

/** Who may judge the case of a chosen proposal: the ambassadors at the time of the choice. Append-only. */
export const caseAmbassadorEntity = defineEntity('case_ambassador', {
  proposalId: key(uuid),
  userId: key(uuid),
});

/** A donor's money at the time of the choice. Append-only. */
export const selectionWeightEntity = defineEntity('selection_weight', {
  proposalId: key(uuid),
  pledgeId: key(uuid),
  userId: uuid,
  amountCents: bigint,
  pledgedAt: instant,
});
