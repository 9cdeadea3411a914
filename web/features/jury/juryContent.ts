import { JURY_MAJORITY, JURY_SEATS, JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { JuryDuty } from '#schema/case/jury.ts';

const outcomes: Record<NonNullable<JuryDuty['outcome']>, string> = {
  accepted: 'The jury accepted the proof.',
  rejected: 'The jury rejected the proof.',
  arbitration: 'The jury came to no decision; an ambassador rules.',
};

const statuses: Record<JuryDuty['status'], string> = {
  offered: 'Seat offered',
  accepted: 'You are a juror',
  declined: 'Declined',
  lapsed: 'Not answered in time',
};

export const juryContent = {
  title: 'Jury',
  link: (openCount: number) => `Jury (${openCount} open)`,
  subtitle: `Contested work is judged by ${JURY_SEATS} uninvolved people; ${JURY_MAJORITY} of them decide.`,
  loading: 'Loading your seats',
  failed: 'Your seats could not be loaded',
  emptyTitle: 'No seat for you at the moment',
  empty:
    'People who took part in earlier decisions and have set a home area nearby are drawn by lot. You get a message when it is your turn.',
  emptyAction: 'Set your home area',
  open: 'Waiting for you',
  past: 'Past seats',
  statuses,
  outcomes,
  over: 'Closed',
  answerBy: (moment: string) => `Answer until ${moment}.`,
  closes: (moment: string) => `The jury closes ${moment}.`,
  verdictCount: { one: '# verdict', other: '# verdicts' },
  progress: (seats: string, verdicts: string) =>
    `${seats} of ${JURY_SEATS} seats taken, ${verdicts} given.`,
  accept: 'Accept the seat',
  decline: 'Decline',
  answering: 'Sending...',
  acceptedDone: 'Seat accepted',
  declinedDone: 'Seat declined',
  answerFailed: 'Error answering',
  look: 'Look at the proof',
  toIssue: 'Open the issue',
  begin: `About 5 minutes. Begin with what was promised, then compare the photos. Nobody learns your name; ${JURY_MAJORITY} of ${JURY_SEATS} decide.`,
  verdict: {
    options: { approve: 'Yes, accept the proof', reject: 'No, reject the proof' },
    reason: 'Reason',
    reasonHint: `At least ${JUSTIFICATION_MIN_LENGTH} characters. It is published without your name when the jury closes.`,
    text: 'It is sealed until the jury closes, and it is final.',
    confirm: 'Give the verdict',
    pending: 'Sealing...',
    done: 'Verdict sealed',
    doneText: 'It is opened when the jury closes.',
    failed: 'Error giving the verdict',
    own: (moment: string) => `You gave your verdict ${moment}.`,
    choices: { approve: 'Accept', reject: 'Reject' },
  },
} as const;
