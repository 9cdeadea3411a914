import {
  APPEAL_HOURS,
  JURY_MAJORITY,
  JURY_SEATS,
  PAYOUT_BUSINESS_DAYS,
  SECOND_PROOF_DAYS,
} from '#schema/limits.ts';
import type { CaseView, JudgedProof } from '#schema/case/verification.ts';

type Decider = NonNullable<JudgedProof['decidedBy']>;

const roles: Record<JudgedProof['voters'][number]['role'], string> = {
  creator: 'Reporter',
  top_donor: 'Largest donor',
  donor: 'Donor',
};

const deciders: Record<Decider, string> = {
  vote: 'the vote',
  auto_release: 'the release without objection',
  jury: 'the jury',
  ambassador: 'an ambassador',
  money_vote: 'the donors’ money',
};

const decisions: Record<NonNullable<CaseView['payout']>['decision']['kind'], string> = {
  acceptance: 'Accepted by the vote',
  auto_release: 'Released after nobody objected',
  verdict: 'Accepted by the jury',
  ruling: 'Released by an ambassador',
  money_vote: 'Released by the votes of the donors’ money, since nobody had ruled',
};

export const verificationContent = {
  title: 'Proof of the work',
  proof: (number: number) => (number === 1 ? 'First proof' : 'Second proof'),
  submitted: (solver: string, moment: string) => `Submitted by ${solver}, ${moment}`,
  earlier: (title: string) => `${title}: rejected`,
  states: {
    judged: 'Being judged',
    waiting: 'Waiting for release',
    jury: 'With the jury',
    arbitration: 'With the ambassadors',
    accepted: 'Accepted',
    rejected: 'Rejected',
  },
  decided: (by: Decider, moment: string) => `Decided by ${deciders[by]}, ${moment}.`,
  vote: {
    heading: 'The vote',
    approve: 'Approve',
    reject: 'Reject',
    outstanding: 'Not yet voted',
    share: (share: string) => `${share} of 100`,
    money: (approve: string, reject: string) =>
      `Donors’ money: ${approve} approves, ${reject} rejects.`,
    quorum: 'Enough have voted.',
    noQuorum: (cast: string) => `Not enough votes yet: ${cast} of 50%.`,
    hadNoQuorum: (cast: string) => `Not enough votes: ${cast} of 50%.`,
    closes: (moment: string) => `Open until ${moment}.`,
    voters: (people: string) => `Who may vote: ${people}`,
    person: { one: '# person', other: '# people' },
    caption: 'Votes on this proof',
    columns: { name: 'Name', role: 'Role', weight: 'Counts', choice: 'Vote' },
    roles,
    choices: { approve: 'Approves', reject: 'Rejects' },
    none: 'Not yet',
    weights:
      'The reporter’s vote counts 50 of 100, the largest donor’s 30, and all other donors share 20 by what they gave. This was fixed when the solver was chosen.',
    own: (share: string) => `Your vote counts ${share} of 100.`,
    ownChoice: { approve: 'You approved this proof.', reject: 'You rejected this proof.' },
    dialog: {
      approve: {
        title: 'Approve this proof?',
        text: (price: string | null, solver: string) =>
          `You say that the work is done as agreed. ${price === null ? '' : `If the vote ends like this, ${price} goes to ${solver}. `}A vote is final.`,
        confirm: 'Approve',
      },
      reject: {
        title: 'Reject this proof?',
        text: (price: string | null, solver: string) =>
          `You say that the work is not done as agreed. ${price === null ? '' : `If the vote ends like this, ${solver} does not get ${price} for this proof. `}If the others say yes, your no alone does not stop the payment: an objection with evidence does. Where too few vote, a jury decides. A vote is final.`,
        confirm: 'Reject',
      },
      reason: 'Reason',
      reasonHint: 'Everybody can read it.',
      pending: 'Voting...',
    },
    done: 'Vote recorded!',
    doneText: 'Your vote has been counted.',
    failed: 'Error voting',
  },
  wrong: {
    button: 'Something is wrong',
    title: 'What is wrong?',
    choices: {
      reject: {
        label: 'The work is not done',
        text: 'You vote no. If the others say yes, that alone does not stop the payment.',
      },
      object: {
        label: 'Stop the payment, I have evidence',
        text: 'It pauses for everyone until that is settled.',
      },
      report: { label: 'The photos break the rules', text: 'Moderators look at them.' },
    },
  },
  flags: {
    heading: 'Objections',
    by: (name: string, moment: string) => `${name}, ${moment}`,
    settled: { withdrawn: 'Withdrawn', dismissed: 'Dismissed by an ambassador' },
    open: 'Holds the release',
    needsCosigner: 'Holds the release once somebody else objects too',
    withdraw: 'Withdraw objection',
    dismiss: 'Dismiss',
    dialog: {
      title: 'Object to this proof?',
      text: 'An objection holds the release at once. If it still stands when the vote ends, the jury decides. After the vote there is one pause of 24 hours for all objections together. One that an ambassador finds without ground costs 2 points of trust.',
      label: 'What is wrong?',
      hint: 'Everybody can read it.',
      confirm: 'Object',
      pending: 'Sending...',
    },
    settleTitle: { withdraw: 'Withdraw your objection?', dismiss: 'Dismiss this objection?' },
    settleText: 'It no longer holds the release. This cannot be undone.',
    done: 'Objection recorded',
    doneText: 'Everybody with a stake is notified.',
    failed: 'Error recording the objection',
    settledDone: 'Objection settled',
    settleFailed: 'Error settling the objection',
  },
  release: {
    running: (moment: string) => `Without an objection the money is released ${moment}.`,
    announced: (moment: string) => `Announced to everybody with a stake ${moment}.`,
    paused: (moment: string) => `The release is on hold since ${moment}.`,
  },
  jury: {
    heading: 'The jury',
    appeal: 'Called by the solver’s appeal.',
    called: 'Called because the vote was contested or too few took part.',
    verdict: { one: '# verdict', other: '# verdicts' },
    state: (seats: string, verdicts: string) =>
      `${seats} of ${JURY_SEATS} seats taken, ${verdicts} given. ${JURY_MAJORITY} of ${JURY_SEATS} decide.`,
    sealed: 'Verdicts are sealed until the jury closes.',
    until: (moment: string) => `It closes ${moment}.`,
    outcomes: {
      accepted: 'The jury accepted the proof.',
      rejected: 'The jury rejected the proof.',
      arbitration: 'The jury came to no decision; an ambassador rules.',
    },
    verdicts: 'Verdicts, without names',
    draw: 'Check the draw yourself',
    drawn: 'You were drawn for this jury.',
    toSeat: 'Open your seat',
  },
  ruling: {
    heading: 'The ruling',
    choices: {
      release: 'Release the money to the solver',
      refund: 'Refund the money to the donors',
    },
    written: (moment: string) => `Written ${moment}.`,
    waits: 'It takes effect when a second ambassador has confirmed it.',
    confirmed: (moment: string) => `Confirmed by a second ambassador ${moment}.`,
  },
  remedy: {
    heading: 'What the solver may still do',
    second: (moment: string) => `Submit a second proof until ${moment}.`,
    appeal: (moment: string) => `Appeal to the jury until ${moment}.`,
    appealButton: 'Appeal to the jury',
    dialog: {
      title: 'Appeal to the jury?',
      text: `Five uninvolved people judge this proof within 72 hours. What they decide is final. You have ${APPEAL_HOURS} hours to appeal, or ${SECOND_PROOF_DAYS} days for a second proof.`,
      confirm: 'Appeal',
      pending: 'Appealing...',
    },
    done: 'Appeal recorded',
    doneText: 'The jury is being called.',
    failed: 'Error appealing',
  },
  payout: {
    heading: 'Payment',
    solver: (name: string) => `To ${name}`,
    fee: 'Platform’s share',
    returned: 'Back to the donors',
    released: (moment: string) => `Released ${moment}`,
    pending: (moment: string) => `Payment under way, due by ${moment}`,
    paid: (moment: string) => `Paid ${moment}`,
    overdue: (moment: string) => `Overdue: it was due by ${moment}`,
    promise: `Paid within ${PAYOUT_BUSINESS_DAYS} business days after the release.`,
    decisions,
    books: 'Public record',
    trail: 'Where your money went',
  },
  story: {
    label: 'Share it as a success story',
    hint: 'The home page may then show the title, the place, both photos and the figures of this issue. You can withdraw your consent at any time.',
    done: 'Saved',
    failed: 'Error saving your choice',
  },
  rating: {
    heading: 'Rating of the solver',
    average: (stars: string, count: string) => `${stars} of 5 stars, ${count}`,
    rating: { one: '# rating', other: '# ratings' },
    none: 'Nobody has rated the solver yet.',
    own: (stars: string) => `You gave ${stars}.`,
    star: { one: '# star', other: '# stars' },
    label: 'How satisfied are you with the work?',
    comment: 'Comment',
    submit: 'Rate the solver',
    pending: 'Sending...',
    choose: 'Please choose one to five stars.',
    done: 'Rating recorded',
    failed: 'Error rating the solver',
    hint: 'A rating is final.',
  },
  desk: {
    text: 'This case waits for an ambassador without a stake, such as you.',
    action: 'Open the desk',
  },
} as const;
