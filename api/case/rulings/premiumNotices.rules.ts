import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };
const update = (content: NoticeContent) => ({ type: 'issue_update' as const, ...content });
const money = (content: NoticeContent) => ({ ...update(content), concernsMoney: true });

/** To the validator: a report has been paid for. */
export const premiumAskedNotice = (person: string, amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('reportAsked', { person, amount, title }));

/** To all with a stake: an expert was asked. */
export const premiumOrderedNotice = (person: string, validator: string, { title }: Subject) =>
  update(noticeContent('reportOrdered', { person, validator, title }));

/** To all with a stake: there is something to read before voting. */
export const premiumDeliveredNotice = (person: string, { title }: Subject) =>
  update(noticeContent('reportDelivered', { person, title }));

/** To the validator: the fee is earned. */
export const premiumPaidNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('reportPaid', { amount, title }));

/** To the payer: no report came in time. */
export const premiumRefundNotice = (amount: NoticeAmount, { title }: Subject) =>
  money(noticeContent('reportTooLate', { amount, title }));
