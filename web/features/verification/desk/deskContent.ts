import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { DeskCase } from '#schema/verification/desk.ts';
import type { AccountRole } from '#schema/people/user.ts';

const states: Record<DeskCase['verification'], string> = {
  none: 'At work',
  voting: 'Being voted on',
  waiting_release: 'Waiting for release',
  jury: 'With the jury',
  arbitration: 'Waits for a ruling',
  rework: 'Back with the solver',
};

const roles: Record<AccountRole, string> = {
  user: 'Ordinary account',
  ambassador: 'Ambassador',
  operator: 'Operator',
};

const hint = `At least ${JUSTIFICATION_MIN_LENGTH} characters.`;

export const deskContent = {
  title: 'Ambassador desk',
  administration: 'Administration',
  subtitle: 'What could not be settled by votes and juries, and what has to be looked at.',
  loading: 'Loading the desk',
  failed: 'The desk could not be loaded',
  failedText: 'It will load when the server can be reached.',
  noAccess: {
    title: 'This desk is for ambassadors and operators',
    text: 'They are appointed by operators. Everybody can read what they decide on the page of each issue.',
  },
  cases: {
    heading: 'Cases',
    empty: 'Nothing is waiting for a decision.',
    states,
    frozen: 'Frozen',
    since: (moment: string) => `Waits here since ${moment}.`,
    escrow: (amount: string) => `${amount} in escrow.`,
    stake: 'You have a stake in this issue, so somebody else has to decide it.',
    look: 'Look at the case',
    flags: 'Open objections',
  },
  ruling: {
    heading: 'Your ruling',
    choice: 'Where does the money go?',
    options: {
      release: 'Release it to the solver',
      refund: 'Give it back to the donors',
    },
    missing: 'Please choose release or refund.',
    reason: 'Reason',
    reasonHint: `${hint} Everybody can read it.`,
    submit: 'Rule on this case',
    title: 'Rule on this case?',
    text: 'A ruling is final. Above {largeEscrow} it takes effect when a second ambassador confirms it.',
    confirm: 'Rule',
    pending: 'Ruling...',
    done: 'Ruling recorded',
    failed: 'Error ruling',
  },
  confirming: {
    button: 'Confirm this ruling',
    title: 'Confirm this ruling?',
    text: 'The money moves at once, and nobody can take that back.',
    confirm: 'Confirm',
    pending: 'Confirming...',
    done: 'Ruling confirmed',
    failed: 'Error confirming the ruling',
  },
  freezing: {
    freeze: {
      button: 'Freeze the money',
      title: 'Freeze the money of this issue?',
      text: 'Nothing is released or given back until an ambassador lets it go on.',
      confirm: 'Freeze',
      done: 'Money frozen',
    },
    thaw: {
      button: 'Let it go on',
      title: 'Let the money of this issue go on?',
      text: 'Deadlines resume with the time that was left, a release by itself with at least 24 hours.',
      confirm: 'Let it go on',
      done: 'Money no longer frozen',
    },
    label: 'Reason',
    hint: `${hint} Everybody can read it.`,
    failed: 'Error changing the freeze',
  },
  accounts: {
    heading: 'Reports on accounts',
    empty: 'No account has been reported.',
    by: (by: string, moment: string) => `Reported by ${by}, ${moment}`,
    settled: { upheld: 'Upheld', dismissed: 'Dismissed' },
    open: 'Open',
    own: 'Another ambassador has to settle it.',
    uphold: 'Uphold',
    freeze: 'Uphold and freeze',
    dismiss: 'Dismiss',
    titles: {
      uphold: 'Uphold this report?',
      freeze: 'Uphold this report and freeze the account?',
      dismiss: 'Dismiss this report?',
    },
    texts: {
      uphold: 'The account loses trust.',
      freeze: 'The account loses trust and can only read from now on.',
      dismiss: 'Nothing changes for the account.',
    },
    done: 'Report settled',
    failed: 'Error settling the report',
  },
  lifting: {
    button: 'Lift the freeze',
    title: 'Lift the freeze of this account?',
    text: 'The account can take part again. The trust that it lost stays lost.',
    label: 'Reason',
    hint: `${hint} The person and other ambassadors read it.`,
    confirm: 'Lift the freeze',
    done: 'Freeze lifted',
    failed: 'Error lifting the freeze',
    own: 'The account is frozen. Another ambassador can lift that.',
    lifted: (by: string, moment: string, why: string) =>
      `Freeze lifted by ${by}, ${moment}: ${why}`,
  },
  report: {
    heading: 'Report an account',
    username: 'Username',
    missing: 'Please enter a username.',
    reason: 'Reason',
    hint: `${hint} Other ambassadors read it.`,
    submit: 'Report the account',
    done: 'Account reported',
    doneText: 'Another ambassador decides.',
    failed: 'Error reporting the account',
  },
  role: {
    heading: 'Roles',
    text: 'Operators appoint ambassadors, operators and validators. They cannot move money.',
    username: 'Username',
    label: 'Role',
    roles,
    validator: 'May validate proofs for a fee',
    submit: 'Set the role',
    done: 'Role set',
    failed: 'Error setting the role',
  },
} as const;
