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
  abuse: 'Insults, threats or hate',
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
  warn: 'It stays. The author sees your reason and can appeal.',
  hide_message:
    'Nobody sees it in the discussion any more. The author sees your reason and can appeal.',
  hide_proposal:
    'Others read a sentence in their place. Its sum, its time, its votes and the money stay as they are. The author sees your reason and can appeal.',
  redact_photo:
    'They are deleted for good, originals and every copy, and no appeal brings them back. The author sees your reason.',
  hide_issue:
    'Only ambassadors and operators can see the issue and everything that belongs to it, and its money is frozen. Reporter, donors and solvers see your reason.',
  restrict: `For ${RESTRICTION_DAYS} days the author cannot report or edit issues, propose or post. Pledges, votes and proofs stay possible. What was reported stays as it is.`,
};

const outcomes: Record<Outcome, string> = {
  upheld: 'The decision stands',
  undone: 'Reverse the decision',
};

const outcomeEffects: Record<Outcome, string> = {
  upheld: 'Nothing changes. The author sees your reason; there is no second appeal.',
  undone:
    'What was hidden is shown again, and a restriction or warning is lifted. Removed photos stay removed. The author sees your reason.',
};

const states: Record<QueueState, string> = {
  open: 'Open',
  appeals: 'Appeals',
  decided: 'Decided',
};

const empty: Record<QueueState, string> = {
  open: 'Nothing is waiting for a decision',
  appeals: 'No appeals are waiting',
  decided: 'Nothing has been decided yet',
};

const emptyText: Record<QueueState, string> = {
  open: 'What people report appears here, the oldest first.',
  appeals: 'If an author appeals, someone other than the first moderator decides here.',
  decided: 'Every decision is kept here, with its reason.',
};

const hint = `At least ${JUSTIFICATION_MIN_LENGTH} characters. The author sees it, so do not name anybody who reported.`;

const form = {
  missing: 'Please choose one.',
  reason: 'Reason',
  reasonHint: hint,
  pending: 'Working...',
};

export const moderationQueueContent = {
  title: 'Reports by users',
  subtitle: 'What people reported, for you to decide. Authors never learn who reported them.',
  noAccess: {
    title: 'This desk is for ambassadors and operators',
    text: 'They are appointed by operators. Everybody can read what they decide on the page of each issue.',
    action: 'Browse issues',
  },
  back: 'Ambassador desk',
  open: 'Open the queue',
  failed: 'The reports could not be loaded',
  waiting: (open: string, appeals: string) => `${open} to decide, ${appeals} on appeal.`,
  tabs: 'Parts of the queue',
  states,
  empty,
  emptyText,
  kinds,
  grounds,
  options,
  of: 'of',
  by: 'by',
  nobody: 'a deleted account',
  reports: { one: '# report', other: '# reports' },
  since: (moment: string) => `Waiting since ${moment}`,
  content: 'What it says',
  noText: 'There is no text.',
  gone: 'It has since been removed or hidden.',
  photo: (number: string) => `Photo ${number}`,
  tick: 'Photos to remove',
  told: 'What the reports say',
  noWords: 'No further details.',
  history: (count: string) => `Earlier decisions (${count})`,
  sameThing: 'on the same content',
  undone: 'reversed',
  record: 'Public record of the issue',
  stake: 'You are involved, or made the first decision, so somebody else has to decide.',
  soFar: 'What was decided',
  decided: (choice: string, by: string, moment: string) => `${choice}, by ${by}, ${moment}`,
  appealed: (moment: string) => `Appeal of ${moment}`,
  settled: { upheld: 'Decision upheld', undone: 'Decision reversed' },
  decision: {
    ...form,
    heading: 'Your decision',
    choice: 'What should happen?',
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
