import { BROKEN_SIGHTINGS_WANTED } from '#schema/issues/sightingLimits.ts';
import { OPEN_PROPOSALS_MAX } from '#schema/caseLimits.ts';
import {
  APPEAL_HOURS,
  DEADLINE_REMINDER_DAYS,
  JURY_HOURS,
  JURY_MAJORITY,
  JURY_SEAT_OFFER_HOURS,
  JURY_SEATS,
  RELEASE_NOTICE_HOURS,
  SECOND_PROOF_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';

type Titled = { title: string };
type ByPerson = Titled & { person: string };
type ByBody = Titled & { body: string };
type WithReason = Titled & { reason: string };
type Merge = { from: string; into: string };

const REJECTED_WAYS = {
  second: `submit a second proof within ${SECOND_PROOF_DAYS} days`,
  appeal: `appeal to a jury within ${APPEAL_HOURS} hours`,
};

export const caseTexts = {
  proposed: ({ person, title }: ByPerson) => `${person} proposed a solution for “${title}”.`,
  votedFor: ({ person, title }: ByPerson) => `${person} voted for your proposal for “${title}”.`,
  votedAgainst: ({ person, title }: ByPerson) =>
    `${person} voted against your proposal for “${title}”.`,
  wrote: ({ person, title }: ByPerson) => `${person} wrote in the discussion of “${title}”.`,
  changed: ({ title }: Titled) => `The reporter changed “${title}”.`,
  termsChanged: ({ title }: Titled) =>
    `After your pledge the reporter changed “${title}”. Its details show both versions.`,
  termsChangedEarly: ({ title }: Titled) =>
    `After your pledge the reporter changed “${title}”. Its details show both versions. Until a proposal is chosen you can withdraw your pledge.`,
  earlierCriteria: ({ title }: Titled) =>
    `The proposal chosen for “${title}” was made for earlier criteria. Its work is judged by those.`,
  workFound: ({ title, place }: Titled & { place: string }) =>
    `“${title}” near ${place} needs a solver.`,
  paidWorkFound: ({ title, place, amount }: Titled & { place: string; amount: string }) =>
    `“${title}” near ${place} needs a solver. Raised so far: ${amount}.`,
  noteAdded: ({ title }: Titled) => `The reporter added a note to “${title}”.`,
  removed: ({ title }: Titled) => `“${title}” was removed by its reporter.`,
  hidden: ({ title, reason }: WithReason) =>
    `“${title}” was hidden, and its money is frozen meanwhile: ${reason}`,
  shownAgain: ({ title, reason }: WithReason) => `“${title}” can be seen again: ${reason}`,
  mergeAsked: ({ person, from, into }: Merge & { person: string }) =>
    `${person} says that “${from}” and “${into}” are the same problem. Open this to agree or disagree.`,
  mergeDeclined: ({ from, into }: Merge) =>
    `“${from}” and “${into}” stay separate reports: the other reporter did not agree.`,
  merged: ({ from, into }: Merge) => `“${from}” was merged into “${into}”.`,
  bodyReceived: ({ body, title }: ByBody) => `${body} has received “${title}”.`,
  bodyWillFix: ({ body, title, day }: ByBody & { day: string }) =>
    `${body} says that it will fix “${title}” by ${day}.`,
  bodyNotOurs: ({ body, title }: ByBody) =>
    `${body} says that it is not responsible for “${title}”.`,
  bodyFixed: ({ body, title }: ByBody) => `${body} says that “${title}” is fixed.`,
  bodyFixedAsked: ({ body, title }: ByBody) =>
    `${body} says that “${title}” is fixed. Is it? Open this to say yes or no.`,
  foundFixedAsked: ({ title }: Titled) =>
    `People at the place found “${title}” fixed. Is it? Open this to say yes or no.`,
  brokenAgain: ({ title }: Titled) =>
    `“${title}” was completed, and has been reported as broken again.`,
  notBrokenAgain: ({ title }: Titled) =>
    `“${title}” stands for itself: the completed report is not public any more, or fewer than ${BROKEN_SIGHTINGS_WANTED} people have found it broken again.`,
  fixedOtherwise: ({ title }: Titled) =>
    `“${title}” is fixed: its reporter, or most of the donors’ money, said so. Every pledge was given back.`,
  fixedWithMoney: ({ amount, title }: Titled & { amount: string }) =>
    `“${title}” is fixed, and nobody is paid for it: your ${amount} was given back.`,
  unmerged: ({ from, into }: Merge) =>
    `The merge of “${from}” into “${into}” was undone: pledges, proposals and votes continue on both.`,
  proposalDisplaced: ({ proposal, title }: Titled & { proposal: string }) =>
    `“${title}” has ${OPEN_PROPOSALS_MAX} open proposals: yours, “${proposal}”, had the least money behind it and made room for a newer one. You can submit it again.`,
  selectionPending: ({ proposal, title }: Titled & { proposal: string }) =>
    `“${proposal}” has won the vote for “${title}” and is chosen in ${SELECTION_NOTICE_HOURS} hours unless votes change.`,
  selectionOff: ({ title }: Titled) =>
    `Votes or pledges changed: no proposal for “${title}” is about to be chosen any more.`,
  selected: ({ proposal, title }: Titled & { proposal: string }) =>
    `“${proposal}” was chosen for “${title}”. Work can begin.`,
  proofDue: ({ title }: Titled) =>
    `Proof of your work on “${title}” is due in ${DEADLINE_REMINDER_DAYS} days. Without it the proposal expires.`,
  solverWithdrew: ({ title }: Titled) =>
    `The solver withdrew. “${title}” is open for proposals again; the money stays in escrow.`,
  solverTooLate: ({ title }: Titled) =>
    `The solver’s time has run out. “${title}” is open for proposals again; the money stays in escrow.`,
  solutionRejected: ({ title }: Titled) =>
    `The chosen solution was rejected. “${title}” is open for proposals again; the money stays in escrow.`,
  proofHandedIn: ({ person, title }: ByPerson) =>
    `${person} has submitted proof for “${title}”. Creator and donors judge it within 3 days.`,
  proofNote: ({ person, title }: ByPerson) => `${person} added to the proof for “${title}”.`,
  objected: ({ person, title }: ByPerson) =>
    `${person} objects to the proof for “${title}”. The release is on hold.`,
  objectionSettled: ({ title }: Titled) => `An objection to the proof for “${title}” is settled.`,
  unopposed: ({ title }: Titled) =>
    `Nobody objected to the proof for “${title}”. Unless somebody does, it will be accepted.`,
  releaseNear: ({ title }: Titled) =>
    `The money for “${title}” is released in ${RELEASE_NOTICE_HOURS} hours unless somebody objects.`,
  rejectedForSecond: ({ title }: Titled) =>
    `The proof for “${title}” was rejected. The solver can ${REJECTED_WAYS.second}.`,
  rejectedForAppeal: ({ title }: Titled) =>
    `The proof for “${title}” was rejected. The solver can ${REJECTED_WAYS.appeal}.`,
  rejectedForBoth: ({ title }: Titled) =>
    `The proof for “${title}” was rejected. The solver can ${REJECTED_WAYS.second} or ${REJECTED_WAYS.appeal}.`,
  accepted: ({ title }: Titled) => `The proof for “${title}” is accepted: the issue is completed.`,
  ballotFor: ({ person, title }: ByPerson) => `${person} approved your proof for “${title}”.`,
  ballotAgainst: ({ person, title }: ByPerson) => `${person} rejected your proof for “${title}”.`,
  rated: ({ stars, title }: Titled & { stars: number }) =>
    `Your work on “${title}” was rated ${stars} of 5 stars.`,
  juryCalled: ({ title }: Titled) =>
    `A jury of ${JURY_SEATS} judges the work on “${title}”. ${JURY_MAJORITY} of them decide within ${JURY_HOURS} hours.`,
  seatOffered: ({ title }: Titled) =>
    `You were drawn for the jury on “${title}”. Please accept or decline within ${JURY_SEAT_OFFER_HOURS} hours.`,
  juryAccepted: ({ title }: Titled) => `The jury on “${title}” accepted the work.`,
  juryRejected: ({ title }: Titled) => `The jury on “${title}” rejected the work.`,
  juryUndecided: ({ title }: Titled) =>
    `The jury on “${title}” came to no decision. Ambassadors rule on the case.`,
  noJury: ({ title }: Titled) =>
    `Too few people can be drawn for a jury on “${title}”. Ambassadors rule on the case.`,
  rulingDue: ({ title }: Titled) => `“${title}” is waiting for an ambassador’s ruling.`,
  secondRulingDue: ({ title }: Titled) => `The ruling on “${title}” needs a second ambassador.`,
  ruledRelease: ({ title }: Titled) => `An ambassador ruled on “${title}”: the solver is paid.`,
  ruledRefund: ({ title }: Titled) =>
    `An ambassador ruled on “${title}”: every pledge is refunded.`,
  ruledReleaseFirst: ({ title }: Titled) =>
    `An ambassador ruled on “${title}”: the solver is paid. A second ambassador has to confirm it.`,
  ruledRefundFirst: ({ title }: Titled) =>
    `An ambassador ruled on “${title}”: every pledge is refunded. A second ambassador has to confirm it.`,
  reportOrdered: ({ person, validator, title }: ByPerson & { validator: string }) =>
    `${person} asked ${validator} for an independent report on the work for “${title}”.`,
  reportDelivered: ({ person, title }: ByPerson) =>
    `${person} delivered an independent report on the work for “${title}”.`,
};
