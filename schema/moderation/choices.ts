export const REPORTED_KINDS = ['issue', 'message', 'proposal', 'proof', 'profile'] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const REPORT_GROUNDS = ['abuse', 'privacy', 'false', 'spam', 'unlawful', 'other'] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];

export const MODERATION_CHOICES = [
  'leave',
  'hide_message',
  'hide_proposal',
  'redact_photo',
  'hide_issue',
  'warn',
  'restrict',
] as const;
export type ModerationChoice = (typeof MODERATION_CHOICES)[number];

/** Choices by kind of content, mildest first. */
export const CHOICES_OF: Record<ReportedKind, readonly ModerationChoice[]> = {
  issue: ['leave', 'warn', 'redact_photo', 'hide_issue', 'restrict'],
  message: ['leave', 'warn', 'hide_message', 'restrict'],
  proposal: ['leave', 'warn', 'hide_proposal', 'hide_issue', 'restrict'],
  proof: ['leave', 'warn', 'redact_photo', 'hide_issue', 'restrict'],
  profile: ['leave', 'warn', 'redact_photo', 'restrict'],
};

export const QUEUE_STATES = ['open', 'appeals', 'decided'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Whether the decision was upheld or reverted. */
export const APPEAL_OUTCOMES = ['upheld', 'undone'] as const;
