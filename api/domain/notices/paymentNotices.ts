type Subject = { title: string };
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
export const pledgeReceivedNotice = (amount: string, { title }: Subject) =>
  pledge(`Your ${amount} for “${title}” has come and is held in escrow.`);

/** To the donor: the money came too late for the issue. */
export const pledgeTooLateNotice = (amount: string) =>
  money(`The issue takes no pledges any more. Your ${amount} is on its way back to you.`);

/** To the donor: money that was on its way back has not arrived. */
export const refundFailedNotice = (amount: string, { title }: Subject) =>
  money(
    `Your bank did not take the ${amount} that went back to you from “${title}”. It is still yours: whoever runs this site has been told and will find another way.`,
  );

/** To all with a stake: a bank took money out of the escrow. */
export const chargebackNotice = (amount: string, { title }: Subject) =>
  money(
    `A bank took back a pledge of ${amount} to “${title}”. The money of this issue is frozen until somebody has looked at it.`,
  );

/** To the solver: money waits, and nobody knows where to send it. */
export const payoutAccountNotice = (amount: string, { title }: Subject) =>
  money(`${amount} for your work on “${title}” is ready. Say in your profile where it shall go.`);

/** To the solver: the money is out. */
export const payoutPaidNotice = (amount: string, { title }: Subject) =>
  money(`${amount} for your work on “${title}” has been paid to you.`);
