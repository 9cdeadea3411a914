import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import type {
  APPEAL_OUTCOMES,
  ModerationChoice,
  QueueState,
  ReportedKind,
  ReportGround,
} from '#schema/moderation/choices.ts';

type Outcome = (typeof APPEAL_OUTCOMES)[number];

const kinds: Record<ReportedKind, string> = {
  issue: 'Issue',
  message: 'Message',
  proposal: 'Proposal',
  proof: 'Proof',
  profile: 'Profile',
};

const grounds: Record<ReportGround, string> = {
  abuse: 'Insult, threat or hate',
  privacy: 'Privacy',
  false: 'Not true',
  spam: 'Spam',
  unlawful: 'Against the law',
  other: 'Something else',
};

const options: Record<ModerationChoice, string> = {
  leave: 'Leave it',
  warn: 'Warn',
  hide_message: 'Hide the message',
  hide_proposal: 'Hide its words',
  redact_photo: 'Remove the ticked photos',
  hide_issue: 'Hide the issue',
  restrict: 'Restrict the account',
};

const effects: Record<ModerationChoice, string> = {
  leave: 'Nothing changes, and nobody is told. Others may still report it.',
  warn: 'It stays. Its author reads your reason and may appeal.',
  hide_message:
    'Nobody sees it in the discussion any more. Its author reads your reason and may appeal.',
  hide_proposal:
    'Others read a sentence in their place. Its sum, its time, its votes and the money stay as they are. Its author reads your reason and may appeal.',
  redact_photo:
    'They are replaced for good, everywhere: the original and every copy are deleted, and no appeal brings them back. The author reads your reason.',
  hide_issue:
    'Only ambassadors and operators see the issue with all that belongs to it, and its money is frozen. Reporter, donors and solvers read your reason.',
  restrict: `For ${RESTRICTION_DAYS} days its author cannot report or change issues, propose or write. Pledges, votes and proofs stay possible. What was reported stays as it is.`,
};

const outcomes: Record<Outcome, string> = {
  upheld: 'The decision stands',
  undone: 'Take the decision back',
};

const outcomeEffects: Record<Outcome, string> = {
  upheld: 'What was done stays. The author reads your reason; there is no second appeal.',
  undone:
    'What was hidden is seen again, a restriction or a warning is taken back. Removed photos stay removed. The author reads your reason.',
};

const states: Record<QueueState, string> = {
  open: 'Open',
  appeals: 'Appeals',
  decided: 'Decided',
};

const empty: Record<QueueState, string> = {
  open: 'Nothing waits for a decision.',
  appeals: 'No appeal waits.',
  decided: 'Nothing was decided yet.',
};

const hint = `At least ${JUSTIFICATION_MIN_LENGTH} characters. The author reads it, so name nobody who reported.`;

const form = {
  missing: 'Please choose one.',
  reason: 'Reason',
  reasonHint: hint,
  pending: 'Working...',
};

export const moderationQueueContent = {
  title: 'Reports by users',
  subtitle: 'What people reported, and what is to become of it. Authors never learn who did.',
  back: 'Ambassador desk',
  open: 'Open the queue',
  failed: 'The reports could not be loaded',
  failedText: 'They will load when the server can be reached.',
  waiting: (open: string, appeals: string) => `${open} to decide, ${appeals} to hear on appeal.`,
  tabs: 'Parts of the queue',
  states,
  empty,
  kinds,
  grounds,
  options,
  of: 'of',
  by: 'by',
  nobody: 'somebody who is gone',
  reports: ['report', 'reports'],
  since: (moment: string) => `Waits since ${moment}`,
  content: 'What it says',
  noText: 'There is no text.',
  gone: 'It was removed or hidden since.',
  photo: (number: string) => `Photo ${number}`,
  tick: 'Photos to remove',
  told: 'What people say about it',
  noWords: 'Without further words.',
  history: (count: string) => `Decided before (${count})`,
  sameThing: 'about the same',
  undone: 'taken back',
  record: 'Public record of the issue',
  stake: 'You are concerned, or decided it yourself, so somebody else has to decide.',
  soFar: 'What was decided',
  decided: (choice: string, by: string, moment: string) => `${choice}, by ${by}, ${moment}`,
  appealed: (moment: string) => `Appeal of ${moment}`,
  settled: { upheld: 'Decision upheld', undone: 'Decision taken back' },
  decision: {
    ...form,
    heading: 'Your decision',
    choice: 'What is to be done?',
    options,
    effects,
    submit: 'Decide',
    title: 'Decide this report?',
    text: '',
    confirm: 'Decide',
    done: 'Report decided',
    failed: 'Error deciding the report',
  },
  settling: {
    ...form,
    heading: 'Your answer to the appeal',
    choice: 'Does the decision stand?',
    options: outcomes,
    effects: outcomeEffects,
    submit: 'Answer the appeal',
    title: 'Answer this appeal?',
    text: '',
    confirm: 'Answer',
    done: 'Appeal answered',
    failed: 'Error answering the appeal',
  },
} as const;
