import { HELD_BY_TWO_MAX_DAYS, HELD_MAX_DAYS } from '#schema/caseLimits.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import type { DeskCase } from '#schema/case/desk.ts';

const states: Record<DeskCase['verification'], string> = {
  none: 'At work',
  voting: 'Being voted on',
  waiting_release: 'Waiting for release',
  jury: 'With the jury',
  arbitration: 'Waits for a ruling',
  rework: 'Back with the solver',
};

const hint = `At least ${JUSTIFICATION_MIN_LENGTH} characters.`;

export const deskContent = {
  title: 'Ambassador desk',
  administration: 'Administration',
  subtitle: 'Cases that votes and juries could not settle, and whatever else needs a decision.',
  loading: 'Loading the desk',
  failed: 'The desk could not be loaded',
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
    sides: {
      release: {
        button: (amount: string) => `Release ${amount}`,
        title: (amount: string, who: string) => `Release ${amount} to ${who}?`,
      },
      refund: {
        button: (amount: string) => `Refund ${amount}`,
        title: (amount: string, who: string) => `Refund ${amount} to ${who}?`,
      },
    },
    donors: { one: '# donor', other: '# donors' },
    lookFirst: 'Look at what was promised, delivered and said first.',
    reason: 'Reason',
    reasonHint: `${hint} Everybody can read it.`,
    text: 'A ruling is final. Above {largeEscrow} it takes effect when a second ambassador confirms it.',
    pending: 'Ruling...',
    done: 'Ruling recorded',
    failed: 'Error ruling',
  },
  confirming: {
    title: (act: string) => `Confirm this ruling? ${act}`,
    button: (act: string) => `Confirm: ${act}`,
    instead:
      'The ruling below waits for you. You can also rule differently; then yours needs a second ambassador.',
    own: 'Waiting for a second ambassador.',
    told: (names: string) => `Told: ${names}.`,
    alone: 'There is no other ambassador for this case yet.',
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
      text: `Nothing is chosen or released until an ambassador unfreezes it. Once a solver is chosen it unfreezes by itself: after ${HELD_MAX_DAYS} days in all, or ${HELD_BY_TWO_MAX_DAYS} if a second ambassador freezes it too.`,
      confirm: 'Freeze',
      done: 'Money frozen',
    },
    thaw: {
      button: 'Unfreeze the money',
      title: 'Unfreeze the money of this issue?',
      text: 'Deadlines resume with the time that was left, an automatic release with at least 24 hours.',
      confirm: 'Unfreeze the money',
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
      freeze: 'The account loses trust and is read-only from now on.',
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
    pending: 'Sending...',
    done: 'Account reported',
    doneText: 'Another ambassador decides.',
    failed: 'Error reporting the account',
  },
} as const;
