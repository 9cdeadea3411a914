import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS } from '#schema/limits.ts';

type Paid = { title: string; amount: string };
type ByPerson = Paid & { person: string };
type WithReason = { title: string; reason: string };

export const moneyTexts = {
  pledged: ({ person, amount, title }: ByPerson) => `${person} pledged ${amount} to “${title}”.`,
  removedWithMoney: ({ amount, title }: Paid) =>
    `“${title}” was removed by its reporter. Your ${amount} was refunded.`,
  mergedMoney: ({ amount, from, into }: { amount: string; from: string; into: string }) =>
    `“${from}” was merged into “${into}”. Your ${amount} stays where it is until you move it, withdraw it, or it is refunded on its date: open this to choose.`,
  expirySoon: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” yet. Your ${amount} is refunded to you in ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} days unless one does.`,
  expiryTomorrow: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” yet. Your ${amount} is refunded to you in 1 day unless one does.`,
  expired: ({ amount, title }: Paid) =>
    `No proposal has won for “${title}” in time. Your ${amount} was refunded.`,
  workPaid: ({ amount, title }: Paid) =>
    `Your work on “${title}” is accepted. ${amount} is on its way to you.`,
  moneyLeft: ({ amount, title }: Paid) =>
    `“${title}” is completed and cost less than was pledged: ${amount} was refunded to you.`,
  refundByRuling: ({ amount, title }: Paid) =>
    `Following the ruling on “${title}”, your ${amount} was refunded to you.`,
  frozen: ({ title, reason }: WithReason) =>
    `An ambassador froze the money of “${title}”: ${reason}`,
  thawed: ({ title, reason }: WithReason) =>
    `The money of “${title}” is no longer frozen: ${reason}`,
  refundByMoneyVote: ({ amount, title }: Paid) =>
    `Nobody ruled on “${title}” in time, and no more of the donors’ money approved than rejected it: your ${amount} was refunded to you.`,
  freezeOver: ({ title }: { title: string }) =>
    `The money of “${title}” was frozen for as long as the rules allow. The case goes on.`,
  hidingOver: ({ title }: { title: string }) =>
    `“${title}” stays hidden from the public, and its case goes on: open this to follow it.`,
  pledgeReceived: ({ amount, title }: Paid) =>
    `Your ${amount} for “${title}” has arrived and is held in escrow.`,
  pledgeTooLate: ({ amount }: { amount: string }) =>
    `The issue no longer takes pledges. Your ${amount} is on its way back to you.`,
  refundFailed: ({ amount, title }: Paid) =>
    `Your bank did not accept the ${amount} refunded to you from “${title}”. It is still yours: the operator of this site has been notified and will find another way.`,
  chargeback: ({ amount, title }: Paid) =>
    `A bank charged back ${amount} that was pledged to “${title}”. All votes count as before.`,
  providerRefund: ({ amount, title }: Paid) =>
    `${amount} that was pledged to “${title}” was refunded at the payment provider. All votes count as before.`,
  shortEscrow: ({ title }: { title: string }) =>
    `What is left in escrow for “${title}” no longer covers the price of the work. The money is frozen until it has been reviewed, at most for as long as the rules allow.`,
  reinstated: ({ amount, title }: Paid) =>
    `${amount} that had been taken back is in the escrow of “${title}” again.`,
  payoutAccountGone: () =>
    'Your payout account is no longer connected. Money for your work waits until you open one again in the settings of your profile.',
  payoutReady: ({ amount, title }: Paid) =>
    `${amount} for your work on “${title}” is ready. Say in your profile where it should go.`,
  payoutPaid: ({ amount, title }: Paid) =>
    `${amount} for your work on “${title}” has been paid to you.`,
  reportAsked: ({ person, amount, title }: ByPerson) =>
    `${person} pays ${amount} for your report on the work for “${title}”. Deliver it before the vote on the proof closes.`,
  reportPaid: ({ amount, title }: Paid) =>
    `Your report on “${title}” came in time. You have earned ${amount}.`,
  reportTooLate: ({ amount, title }: Paid) =>
    `No report on “${title}” was delivered before the vote closed. Your ${amount} was refunded.`,
};
