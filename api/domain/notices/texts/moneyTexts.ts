import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';

type Paid = { title: string; amount: string };
type ByPerson = Paid & { person: string };
type WithReason = { title: string; reason: string };

/** What people are told of money. */
export const moneyTexts = {
  pledged: ({ person, amount, title }: ByPerson) => `${person} pledged ${amount} to “${title}”.`,
  removedWithMoney: ({ amount, title }: Paid) =>
    `“${title}” was removed by its reporter. Your ${amount} went back to you.`,
  mergedMoney: ({ amount, from, into }: { amount: string; from: string; into: string }) =>
    `“${from}” was reported twice and goes on at “${into}”. Your ${amount} stays where it is until you move it, take it back, or its date of return comes: open this to choose.`,
  expirySoon: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” yet. Your ${amount} goes back to you in ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days unless one does.`,
  expiryTomorrow: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” yet. Your ${amount} goes back to you in 1 day unless one does.`,
  expired: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” in time. Your ${amount} went back.`,
  workPaid: ({ amount, title }: Paid) =>
    `Your work on “${title}” is accepted. ${amount} are on their way to you.`,
  moneyLeft: ({ amount, title }: Paid) =>
    `“${title}” is completed and cost less than was pledged: ${amount} went back to you.`,
  refundByRuling: ({ amount, title }: Paid) =>
    `By the ruling on “${title}” your ${amount} went back to you.`,
  frozen: ({ title, reason }: WithReason) =>
    `An ambassador froze the money of “${title}”: ${reason}`,
  thawed: ({ title, reason }: WithReason) =>
    `The money of “${title}” is no longer frozen: ${reason}`,
  pledgeReceived: ({ amount, title }: Paid) =>
    `Your ${amount} for “${title}” has come and is held in escrow.`,
  pledgeTooLate: ({ amount }: { amount: string }) =>
    `The issue takes no pledges any more. Your ${amount} is on its way back to you.`,
  refundFailed: ({ amount, title }: Paid) =>
    `Your bank did not take the ${amount} that went back to you from “${title}”. It is still yours: whoever runs this site has been told and will find another way.`,
  chargeback: ({ amount, title }: Paid) =>
    `A bank took back a pledge of ${amount} to “${title}”. The money of this issue is frozen until somebody has looked at it.`,
  payoutReady: ({ amount, title }: Paid) =>
    `${amount} for your work on “${title}” is ready. Say in your profile where it shall go.`,
  payoutPaid: ({ amount, title }: Paid) =>
    `${amount} for your work on “${title}” has been paid to you.`,
  reportAsked: ({ person, amount, title }: ByPerson) =>
    `${person} pays ${amount} for your report on the work for “${title}”. Deliver it before the vote on the proof closes.`,
  reportPaid: ({ amount, title }: Paid) =>
    `Your report on “${title}” came in time. You have earned ${amount}.`,
  reportTooLate: ({ amount, title }: Paid) =>
    `No report on “${title}” came before the vote closed. Your ${amount} went back.`,
};
