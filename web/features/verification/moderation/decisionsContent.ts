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
  message: 'Because of a message of yours',
  proposal: 'Because of a proposal of yours',
  proof: 'Because of a proof of yours',
  profile: 'Because of your profile',
};

export const decisionsContent = {
  title: 'Decisions',
  subtitle:
    'What moderators decided about what you published, and why. Against each decision you can appeal once; somebody else hears it.',
  emptyTitle: 'No decisions',
  empty: 'Moderators have done nothing about what you published.',
  failed: 'The decisions could not be loaded',
  failedText: 'They will load when the server can be reached.',
  choices,
  because,
  of: (title: string) => `In “${title}”`,
  until: (moment: string) =>
    `Until ${moment} you cannot report or change issues, propose or write messages.`,
  appealed: (moment: string) => `You appealed on ${moment}`,
  waits: 'Another moderator will hear it.',
  outcomes: { upheld: 'The decision stands', undone: 'The decision was taken back' },
  appeal: {
    button: 'Appeal',
    title: 'Appeal against this decision?',
    text: 'A moderator who had no part in it looks again. You can appeal once.',
    label: 'Why is the decision wrong?',
    hint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. Moderators read it.`,
    confirm: 'Appeal',
    pending: 'Sending...',
    done: 'Appeal sent',
    doneText: 'You are told when somebody has heard it.',
    failed: 'Error sending the appeal',
  },
} as const;
