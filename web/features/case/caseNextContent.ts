import {
  APPEAL_HOURS,
  BALLOT_WINDOW_HOURS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEATS,
  LATE_FLAG_HOURS,
  PAYOUT_BUSINESS_DAYS,
  SECOND_PROOF_DAYS,
} from '#schema/limits.ts';
import { ACCEPTANCE_AFTER_HOURS, ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';

const remedies = `the solver has ${SECOND_PROOF_DAYS} days for one second proof, or ${APPEAL_HOURS} hours to appeal to a jury`;

export const caseNextContent = {
  own: {
    weight: (percent: string) => `You have ${percent} of the say.`,
    approve: 'You have approved it.',
    reject: 'You have rejected it.',
    none: 'You have no vote here.',
  },
  voting: (solver: string) => ({
    lead: `${solver} has submitted proof. The reporter and the donors say whether the work is done.`,
    who: 'The reporter and everybody who had pledged when the solver was chosen vote; they, the solver and ambassadors may object.',
    weights:
      'Reporter 50%, largest donor 30%, all other donors 20% in proportion. More than half of what was cast decides, once half of it all has voted; without the donors’ money on its side neither answer wins.',
    next: `Accepted, the money is released; within ${ACCEPTANCE_AFTER_HOURS} hours of the proof only if every donor with a say approves. Rejected, ${remedies}. Contested, a jury of ${JURY_SEATS} decides.`,
  }),
  votingObjected: `Somebody objected. If that is not settled by the end of the vote, a jury of ${JURY_SEATS} decides, unless the vote itself does.`,
  waiting: {
    lead: 'Nobody objected, but too few have voted. The money is released automatically unless somebody objects.',
    who: 'The reporter, the donors, the solver and ambassadors may object.',
    weights: 'One objection with a reason holds the release, whoever it comes from.',
    next: 'Without an objection the solver is paid. An objection that is not settled goes to the jury.',
  },
  frozenRelease:
    'Nobody objected, but too few have voted. The automatic release waits until the money is no longer frozen.',
  objected: {
    lead: 'Somebody objected. The release is on hold until the objection is settled.',
    who: 'Whoever objected may withdraw it; an ambassador without a stake may dismiss it. Others may object too.',
    weights: 'One objection with a reason holds the release, whoever it comes from.',
    next: `Once every objection is settled, the countdown resumes. Otherwise a jury of ${JURY_SEATS} decides, ${LATE_FLAG_HOURS} hours after the first objection at the latest.`,
  },
  released: (moment: string) => `Released automatically ${moment}.`,
  onHold: (moment: string, isObjectedTo: boolean) =>
    `On hold since ${moment}, because ${isObjectedTo ? 'somebody objected' : 'the money is frozen'}.`,
  jury: {
    lead: `A jury of ${JURY_SEATS} uninvolved people judges the proof.`,
    who: `${JURY_SEATS} people, drawn by a procedure that anybody can repeat. Nobody with a stake is among them.`,
    weights: `${JURY_MAJORITY} of ${JURY_SEATS} decide. Verdicts are sealed until the jury closes.`,
    next: `Accepted, the money is released. Rejected, the work goes back to the solver or ends. Without ${JURY_MAJORITY} equal verdicts within ${JURY_HOURS} hours an ambassador rules.`,
  },
  arbitration: {
    lead: 'The jury could not decide; an ambassador without a stake rules.',
    who: 'An ambassador of this case: one who had the role when the solver was chosen, and no stake.',
    weights: (large: string) =>
      `A ruling on more than ${large} takes effect only when a second ambassador confirms it.`,
    until: `After ${ARBITRATION_MAX_DAYS} days without a final ruling the donors’ money decides.`,
    next: `The money is released to the solver or given back to the donors. The ruling is final. Without one within ${ARBITRATION_MAX_DAYS} days the solver is paid if more of the money voted yes than no, not counting whoever is connected with the solver; otherwise everybody gets theirs back.`,
    waits: 'A ruling is written and waits for a second ambassador.',
  },
  rework: (solver: string) => ({
    lead: `The proof was rejected. It is ${solver}’s turn.`,
    who: `${solver} may submit a second proof or appeal.`,
    weights: 'Every vote counts as it did when the solver was chosen.',
    next: `A second proof is judged for ${BALLOT_WINDOW_HOURS} hours like the first. Without one and without an appeal the proposal ends, and the issue is open for proposals again.`,
  }),
  second: (moment: string) => `Second proof until ${moment}.`,
  appeal: (moment: string) => `Appeal until ${moment}.`,
  paid: (solver: string, moment: string) => ({
    lead: `Solved: ${solver} has been paid, and the books of this issue are closed.`,
    until: `Paid ${moment}.`,
  }),
  paying: (solver: string, moment: string) => ({
    lead: `Solved: the money is released to ${solver}.`,
    until: `The payment is due by ${moment}, ${PAYOUT_BUSINESS_DAYS} business days after the release.`,
  }),
  overdue: (moment: string) => `The payment is overdue: it was due by ${moment}.`,
  closed: {
    who: 'Nobody has to act any more; the discussion stays open.',
    weights: 'Everything that was decided stands in the public record.',
    next: 'Nothing.',
  },
  held: 'The countdown is not running.',
  frozenTitle: 'The money is frozen',
  frozen:
    'An ambassador has stopped everything about the money of this issue until it has been looked at. Nothing is released or given back meanwhile.',
} as const;
