import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';
import type { LiveEvent } from '#schema/event.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';

/** Each recorded act with the topics it makes stale. */
const TOPICS = {
  issue_reported: ['issues'],
  issue_edited: ['issue', 'issues'],
  issue_note_added: ['issue'],
  issue_removed: ['issue', 'pledges', 'issues'],
  issue_hidden: ['issue', 'issues'],
  issue_shown: ['issue', 'issues'],
  hidden_case_resumed: ['issue'],
  message_posted: ['chat', 'issue'],

  merge_asked: ['issue'],
  merge_declined: ['issue'],
  issue_merged: ['issue', 'issues'],
  twin_merged: ['issue', 'issues'],
  issue_unmerged: ['issue', 'issues'],
  twin_unmerged: ['issue', 'issues'],

  issue_told: ['issue'],
  body_answered: ['issue'],
  fixed_said: ['issue'],
  reported_again: ['issue'],
  issue_fixed: ['proposals', 'pledges', 'issue', 'issues'],

  pledge_made: ['pledges', 'issue', 'issues'],
  pledge_moved: ['pledges', 'issue', 'issues'],
  pledge_joined: ['pledges', 'issue', 'issues'],
  pledge_withdrawn: ['pledges', 'issue', 'issues'],
  pledge_refunded: ['pledges', 'issue', 'issues'],
  pledge_charged_back: ['pledges', 'issue', 'issues'],
  pledge_refunded_at_provider: ['pledges', 'issue', 'issues'],
  pledge_reinstated: ['pledges', 'issue', 'issues'],
  expiry_announced: [],

  proposal_made: ['proposals', 'issue', 'issues'],
  proposal_withdrawn: ['proposals', 'issue', 'issues'],
  proposal_displaced: ['proposals', 'issue', 'issues'],
  proposal_expired: ['proposals', 'issue', 'issues'],
  proposal_rejected: ['proposals', 'issue', 'issues'],
  proposal_selected: ['proposals', 'issue', 'issues'],
  selection_pending: ['proposals', 'issue'],
  selection_called_off: ['proposals', 'issue'],
  vote_cast: ['votes', 'proposals'],
  vote_withdrawn: ['votes', 'proposals'],
  solver_reminded: [],

  proof_started: [],
  proof_submitted: ['issue'],
  proof_note_added: ['issue'],
  proof_rejected: ['issue'],
  proof_appealed: ['issue'],
  ballot_cast: ['issue'],
  vote_closed: ['issue'],
  flag_raised: ['issue'],
  flag_settled: ['issue'],
  release_announced: ['issue'],
  release_paused: ['issue'],
  release_resumed: ['issue'],
  jury_called: ['issue'],
  jury_seats_offered: ['issue'],
  jury_seat_answered: ['issue'],
  verdict_sealed: ['issue'],
  jury_closed: ['issue'],
  ruling_written: ['issue'],
  ruling_confirmed: ['issue'],
  arbitration_ended: ['issue'],
  solver_rated: ['issue'],

  premium_ordered: ['issue'],
  premium_delivered: ['issue'],
  premium_paid: ['issue'],
  premium_refunded: ['issue'],
  escrow_frozen: ['issue'],
  escrow_unfrozen: ['issue'],
  funds_released: ['proposals', 'pledges', 'issue', 'issues'],
  funds_refunded: ['proposals', 'pledges', 'issue', 'issues'],
  payout_paid: ['issue'],

  moderation_decided: ['chat', 'proposals', 'issue'],
  moderation_appealed: [],
  moderation_appeal_settled: ['chat', 'proposals', 'issue'],
} as const satisfies Record<string, readonly LiveEvent['topic'][]>;

export type AuditAction = keyof typeof TOPICS;

/** Acts that webhooks announce, and as which event; all others are steps within one of these. */
const TOLD: Partial<Record<AuditAction, WebhookEvent>> = {
  issue_reported: 'reported',
  issue_edited: 'edited',
  issue_note_added: 'edited',
  body_answered: 'answered',
  issue_shown: 'edited',
  issue_merged: 'edited',
  twin_merged: 'edited',
  issue_unmerged: 'edited',
  twin_unmerged: 'edited',
  pledge_made: 'funded',
  pledge_moved: 'funded',
  pledge_joined: 'funded',
  pledge_reinstated: 'funded',
  proposal_selected: 'chosen',
  proof_submitted: 'proof',
  proof_rejected: 'decided',
  vote_closed: 'decided',
  jury_closed: 'decided',
  ruling_written: 'decided',
  ruling_confirmed: 'decided',
  arbitration_ended: 'decided',
  funds_released: 'decided',
  payout_paid: 'paid',
  pledge_withdrawn: 'refunded',
  pledge_refunded: 'refunded',
  pledge_charged_back: 'refunded',
  pledge_refunded_at_provider: 'refunded',
  funds_refunded: 'refunded',
  issue_hidden: 'hidden',
  issue_removed: 'hidden',
};

/** Null: webhooks do not announce this act. */
export const webhookEvent = (action: AuditAction): WebhookEvent | null => TOLD[action] ?? null;

/**
 * Acts that leave untouched everything by which lists and maps select issues, except their money, status and
 * counts: not the issue's place, category or words, no person and no other issue.
 */
const NARROW: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'issue_reported',
  'issue_note_added',
  'message_posted',
  'pledge_made',
  'pledge_withdrawn',
  'expiry_announced',
  'proposal_made',
  'proposal_withdrawn',
  'selection_pending',
  'selection_called_off',
  'vote_cast',
  'vote_withdrawn',
  'solver_reminded',
]);

export const isNarrow = (action: AuditAction): boolean => NARROW.has(action);

/** Public events of a recorded act; none for profiles. */
export function toEvents({
  action,
  issueId,
}: {
  action: AuditAction;
  issueId: string;
}): LiveEvent[] {
  if (issueId === PROFILE_RECORD_ID) return [];
  return TOPICS[action].map((topic) => ({ topic, id: topic === 'issues' ? null : issueId }));
}
