import type { PremiumOrder } from '#schema/case/premium.ts';

const states: Record<PremiumOrder['status'], string> = {
  awaiting: 'Expected',
  paid: 'Delivered',
  refunded: 'Not delivered',
};

export const premiumContent = {
  title: 'Independent reports',
  intro:
    'A paid look at the work by somebody without a stake. Read it before you vote; it carries no vote of its own.',
  states,
  by: (name: string) => `Report by ${name}`,
  ordered: (payer: string, fee: string, day: string) => `${payer} ordered it for ${fee} on ${day}.`,
  outcome: {
    awaiting: 'The fee waits in escrow and goes back whole unless the report comes in time.',
    paid: (day: string) => `Delivered on ${day}; the fee went to the expert.`,
    refunded: (fee: string) =>
      `No report was delivered before the vote closed. The ${fee} was refunded.`,
  },
  order: {
    summary: 'Ask an independent expert',
    intro:
      'The fee goes into the escrow of this issue, is no pledge and gives no vote. The expert earns it by delivering a report before the vote on the proof closes; else it comes back to you whole.',
    validator: 'Username of the expert',
    validatorHint: 'A person whom the operators have marked as an expert',
    fee: 'Fee',
    feeHint: (least: string) => `At least ${least}`,
    testMoney: 'Test money: nothing is charged.',
    submit: 'Pay and ask',
    pending: 'Paying…',
    done: 'The report is ordered',
    doneText: 'The expert has been told. The fee waits in escrow.',
    failed: 'The report could not be ordered',
  },
  deliver: {
    title: 'Your report is awaited',
    intro: 'Say what you saw and how you checked it. Once delivered it cannot be changed.',
    label: 'Report',
    submit: 'Deliver the report',
    pending: 'Delivering…',
    done: 'Your report is delivered',
    doneText: 'Creator, donors and solver have been told.',
    failed: 'The report could not be delivered',
  },
} as const;
