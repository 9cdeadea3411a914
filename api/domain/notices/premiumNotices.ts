import { told, type KeptAmount, type Told } from './told.ts';

type Subject = { title: string };
const update = (words: Told) => ({ type: 'issue_update' as const, ...words });
const money = (words: Told) => ({ ...update(words), concernsMoney: true });

/** To the validator: somebody pays for a report. */
export const premiumAskedNotice = (person: string, amount: KeptAmount, { title }: Subject) =>
  money(told('reportAsked', { person, amount, title }));

/** To all with a stake: an expert was asked. */
export const premiumOrderedNotice = (person: string, validator: string, { title }: Subject) =>
  update(told('reportOrdered', { person, validator, title }));

/** To all with a stake: there is something to read before voting. */
export const premiumDeliveredNotice = (person: string, { title }: Subject) =>
  update(told('reportDelivered', { person, title }));

/** To the validator: the fee is earned. */
export const premiumPaidNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('reportPaid', { amount, title }));

/** To who paid: no report came in time. */
export const premiumRefundNotice = (amount: KeptAmount, { title }: Subject) =>
  money(told('reportTooLate', { amount, title }));
