import { told, type KeptAmount, type Told } from './told.ts';

type Subject = { title: string };
const money = (words: Told) => ({
  type: 'issue_update' as const,
  ...words,
  concernsMoney: true,
});

/** To the donor: the money has come, the pledge stands. */
export const pledgeReceivedNotice = (amount: KeptAmount, { title }: Subject) => ({
  type: 'pledge' as const,
  ...told('pledgeReceived', { amount, title }),
  concernsMoney: true,
});

/** To the donor: the money came too late for the issue. */
export const pledgeTooLateNotice = (amount: KeptAmount) => money(told('pledgeTooLate', { amount }));

/** To the donor: money that was on its way back has not arrived. */
export const refundFailedNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('refundFailed', { amount, title }));

/** To all with a stake: a bank took money out of the escrow. */
export const chargebackNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('chargeback', { amount, title }));

/** To the solver: money waits, and nobody knows where to send it. */
export const payoutAccountNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('payoutReady', { amount, title }));

/** To the solver: the money is out. */
export const payoutPaidNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('payoutPaid', { amount, title }));
