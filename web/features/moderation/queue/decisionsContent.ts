import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { ModerationChoice, ReportedKind } from '#schema/moderation/choices.ts';

const choices: Record<ModerationChoice, string> = {
  leave: 'Nothing was done',
  warn: 'Warning',
  hide_message: 'Message hidden',
  hide_proposal: 'Words of a proposal hidden',
  redact_photo: 'Photos removed',
  hide_issue: 'Issue hidden',
  restrict: 'Account restricted',
};

const because: Record<ReportedKind, string> = {
  issue: 'Because of an issue that you reported',
  message: 'Because of one of your messages',
  proposal: 'Because of one of your proposals',
  proof: 'Because of one of your proofs',
  profile: 'Because of your profile',
};

export const decisionsContent = {
  title: 'Decisions',
  subtitle:
    'What moderators decided about what you published, and why. You can appeal each decision once; another moderator hears the appeal.',
  emptyTitle: 'No decisions',
  empty: 'Moderators have taken no action on what you published.',
  failed: 'The decisions could not be loaded',
  choices,
  because,
  of: (title: string) => `In “${title}”`,
  until: (moment: string) =>
    `Until ${moment} you cannot report or edit issues, propose or post messages.`,
  appealed: (moment: string) => `You appealed on ${moment}`,
  waits: 'Another moderator will hear it.',
  outcomes: { upheld: 'The decision stands', undone: 'The decision was reversed' },
  appeal: {
    button: 'Appeal',
    title: 'Appeal this decision?',
    text: 'A moderator who was not involved will review it. You can appeal once.',
    label: 'Why is the decision wrong?',
    hint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. Moderators read it.`,
    confirm: 'Appeal',
    pending: 'Sending...',
    done: 'Appeal sent',
    doneText: 'You will be notified when it has been heard.',
    failed: 'Error sending the appeal',
  },
} as const;
