import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };
const money = (content: NoticeContent) => ({
  type: 'issue_update' as const,
  ...content,
  concernsMoney: true,
});

/** To the donor: the money has arrived, and the pledge counts. */
export const pledgeReceivedNotice = (amount: NoticeAmount, { title }: Subject) => ({
  type: 'pledge' as const,
  ...noticeContent('pledgeReceived', { amount, title }),
  concernsMoney: true,
});

/** To the donor: the money came too late for the issue. */
export const pledgeTooLateNotice = (amount: NoticeAmount) =>
  money(noticeContent('pledgeTooLate', { amount }));

/** To the donor: a refund did not arrive. */
export const refundFailedNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('refundFailed', { amount, title }));

/** To all with a stake: a bank or the provider took money back. */
export const takenNotice = (kind: 'refund' | 'dispute', amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent(kind === 'refund' ? 'providerRefund' : 'chargeback', { amount, title }));

/** To all with a stake: too little was left for the work. */
export const shortEscrowNotice = ({ title }: Subject) =>
  money(noticeContent('shortEscrow', { title }));

/** To all with a stake: money that was taken is back in escrow. */
export const reinstatedNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('reinstated', { amount, title }));

/** To the solver: their payout account is disconnected. */
export const payoutAccountGoneNotice = () => money(noticeContent('payoutAccountGone'));

/** To the solver: a payout is waiting for a payout account. */
export const payoutAccountNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('payoutReady', { amount, title }));

/** To the solver: the payout has been sent. */
export const payoutPaidNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('payoutPaid', { amount, title }));
