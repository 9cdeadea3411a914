import { formatCents, type Cents } from '#schema/money/money.ts';

type Subject = { title: string };
const dollars = (cents: Cents) => `$${formatCents(cents)}`;
const pledge = (content: string) => ({
  type: 'pledge' as const,
  content,
  concernsMoney: true,
});
const money = (content: string) => ({
  type: 'issue_update' as const,
  content,
  concernsMoney: true,
});

/** To the donor: the money has come, the pledge stands. */
export const pledgeReceivedNotice = (amountCents: Cents, { title }: Subject) =>
  pledge(`Your ${dollars(amountCents)} for “${title}” has come and is held in escrow.`);

/** To the donor: the money came too late for the issue. */
export const pledgeTooLateNotice = (amountCents: Cents) =>
  money(
    `The issue takes no pledges any more. Your ${dollars(amountCents)} is on its way back to you.`,
  );

/** To the donor: money that was on its way back has not arrived. */
export const refundFailedNotice = (amountCents: Cents, { title }: Subject) =>
  money(
    `Your bank did not take the ${dollars(amountCents)} that went back to you from “${title}”. It is still yours: whoever runs this site has been told and will find another way.`,
  );

/** To all with a stake: a bank took money out of the escrow. */
export const chargebackNotice = (amountCents: Cents, { title }: Subject) =>
  money(
    `A bank took back a pledge of ${dollars(amountCents)} to “${title}”. The money of this issue is frozen until somebody has looked at it.`,
  );

/** To the solver: money waits, and nobody knows where to send it. */
export const payoutAccountNotice = (amountCents: Cents, { title }: Subject) =>
  money(
    `${dollars(amountCents)} for your work on “${title}” is ready. Say in your profile where it shall go.`,
  );

/** To the solver: the money is out. */
export const payoutPaidNotice = (amountCents: Cents, { title }: Subject) =>
  money(`${dollars(amountCents)} for your work on “${title}” has been paid to you.`);
