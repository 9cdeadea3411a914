import type { PledgeState } from '#schema/case/ownListFilters.ts';

/** Sentences about a person's own money, wherever they are shown. */
export const ownMoneyContent = {
  held: (amount: string) => `You have ${amount} in escrow here.`,
  pledged: (amount: string, parts: string) => `You pledged ${amount}: ${parts}.`,
  stillHeld: (amount: string) => `${amount} is in escrow`,
  spent: (amount: string) => `${amount} was spent`,
  returned: {
    withdrawal: (amount: string, day: string) => `you took ${amount} back on ${day}`,
    refund: (amount: string, day: string) => `${amount} was refunded to you on ${day}`,
    release: (amount: string, day: string) => `${amount} came back on ${day}`,
    chargeback: (amount: string, day: string) => `your bank took ${amount} back on ${day}`,
    provider_refund: (amount: string, day: string) =>
      `${amount} was refunded at the payment provider on ${day}`,
    move_out: (amount: string, day: string) => `you moved ${amount} to the other report on ${day}`,
  },
  returns: (day: string) => `It is refunded automatically on ${day} unless a proposal has won.`,
  chosen:
    'A solver has been chosen: it cannot be withdrawn while the work runs, and what is not needed comes back to the donors.',
  counts: (amount: string, moment: string) => `Your ${amount} counts from ${moment}.`,
  late: (amount: string) => `${amount} of it came after the choice and has no vote.`,
  /** Ends of the lines of a list of pledges. */
  line: {
    returns: (day: string) => `refunded automatically on ${day} unless a proposal has won`,
    spent: (day: string) => `released for the work on ${day}`,
    withdrawn: (day: string) => `withdrawn on ${day}`,
    refunded: (day: string) => `refunded on ${day}`,
    charged_back: (day: string) => `charged back by your bank on ${day}`,
    back: (amount: string) => `${amount} of it came back`,
    borne: (amount: string) => `${amount} taken back later, at the platform’s expense`,
  } satisfies Record<'returns' | Exclude<PledgeState, 'held'>, (day: string) => string> &
    Record<'back' | 'borne', (amount: string) => string>,
  terms: {
    open: 'Your pledge is held in escrow for this issue until the community accepts a solution.',
    expiry: (days: number, notice: number) =>
      `You can withdraw it until a proposal is chosen. If none has won ${days} days after your pledge, it is refunded to you automatically; we notify you ${notice} days and 1 day before.`,
    pending: (moment: string) =>
      `A proposal has won the vote and is chosen on ${moment} if it still wins. From then on your pledge cannot be withdrawn while the work runs.`,
    chosen:
      'A solver has been chosen. This pledge cannot be withdrawn while the work runs and has no vote.',
    covered: (price: string) =>
      `The price of ${price} is covered: whatever is not needed comes back to the donors, to you in proportion.`,
    missing: (price: string, missing: string) =>
      `For the price of ${price}, ${missing} is missing. Whatever is not needed comes back to the donors, to you in proportion.`,
    anyway: 'Pledge anyway',
  },
} as const;
