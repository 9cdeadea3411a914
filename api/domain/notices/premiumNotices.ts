type Subject = { title: string };
const update = (content: string) => ({ type: 'issue_update' as const, content });
const money = (content: string) => ({ ...update(content), concernsMoney: true });

/** To the validator: somebody pays for a report. */
export const premiumAskedNotice = (payer: string, fee: string, { title }: Subject) =>
  money(
    `${payer} pays ${fee} for your report on the work for “${title}”. Deliver it before the vote on the proof closes.`,
  );

/** To all with a stake: an expert was asked. */
export const premiumOrderedNotice = (payer: string, validator: string, { title }: Subject) =>
  update(`${payer} asked ${validator} for an independent report on the work for “${title}”.`);

/** To all with a stake: there is something to read before voting. */
export const premiumDeliveredNotice = (validator: string, { title }: Subject) =>
  update(`${validator} delivered an independent report on the work for “${title}”.`);

/** To the validator: the fee is earned. */
export const premiumPaidNotice = (fee: string, { title }: Subject) =>
  money(`Your report on “${title}” came in time. You have earned ${fee}.`);

/** To who paid: no report came in time. */
export const premiumRefundNotice = (fee: string, { title }: Subject) =>
  money(`No report on “${title}” came before the vote closed. Your ${fee} went back.`);
