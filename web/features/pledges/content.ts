const numbered = (number: number | null) => (number === null ? '' : ` (No. ${number})`);

export const pledgesContent = {
  list: {
    caption: 'Pledges for this issue',
    number: 'No.',
    person: 'Donor',
    amount: 'Amount',
    emptyTitle: 'No pledges yet',
    empty: 'Be the first to support this issue.',
    failed: 'The pledges could not be loaded',
  },
  trail: {
    caption: 'Where your money went',
    what: 'What',
    when: 'When',
    amount: 'Into escrow',
    kinds: {
      pledge: (number: number | null) => `You pledged${numbered(number)}`,
      withdrawal: (number: number | null) => `You withdrew it${numbered(number)}`,
      refund: (number: number | null) => `It was refunded to you${numbered(number)}`,
      release: () => 'What the work did not need was refunded to you',
      chargeback: (number: number | null) => `Your bank charged it back${numbered(number)}`,
      provider_refund: (number: number | null) =>
        `It was refunded to you at the payment provider${numbered(number)}`,
      reinstated: (number: number | null) => `The provider put it back${numbered(number)}`,
      move_out: (number: number | null) => `You moved it to the other report${numbered(number)}`,
      move_in: (number: number | null) => `You moved it here${numbered(number)}`,
      premium: () => 'You paid for an independent report',
      premium_payment: () => 'The expert was paid for the report',
      premium_refund: () => 'No report was delivered in time; the fee was refunded to you',
    },
  },
  form: {
    title: 'Pledge Support',
    payments: {
      sandbox: 'Test money: this site makes no real payments.',
      stripe: 'You pay by card on Stripe’s page. We never see your card number.',
    },
    amount: 'Pledge Amount',
    amountHint: (least: string) => `At least ${least}.`,
    presets: 'Amounts to choose',
    submit: 'Pledge Support',
    offlineSubmit: 'Keep to confirm when online',
    logIn: 'Please log in to pledge support for this issue.',
    joinNext: 'Next you join, then you confirm the pledge.',
    merged: 'This is a duplicate: please pledge to the other report.',
    closed: 'This issue is completed and takes no more pledges.',
  },
  confirm: {
    title: 'Confirm your pledge',
    text: (amount: string, issue: string) =>
      `You are about to pledge ${amount} to “${issue}”. The money goes into escrow.`,
    share: (solver: bigint, fee: string) =>
      `When a solution is paid, at least ${solver}% of what leaves escrow is the solver’s. The platform’s share is at most ${fee} of this pledge; what is left over comes back to the donors.`,
    confirm: (amount: string) => `Pledge ${amount}`,
    pending: 'Submitting...',
  },
  receipt: {
    title: (amount: string) => `You pledged ${amount}`,
    escrow: (total: string) => `There is now ${total} in escrow for this issue.`,
    needs: (amount: string, proposal: string) => `${amount} more makes “${proposal}” possible.`,
    covers: (proposal: string) => `The escrow covers “${proposal}”.`,
    money: (kind: string) => `All of it is ${kind}.`,
    vote: 'Now vote',
  },
  kept: {
    offline: (amount: string) =>
      `You are offline, so your pledge of ${amount} has not been made. It is kept here until you confirm it.`,
    untried: (amount: string) =>
      `Your pledge of ${amount} has not been made yet. It is kept here until you confirm it.`,
    unknown: (amount: string) =>
      `The server did not answer, so it is not certain that your pledge of ${amount} was made. Confirm it again: it can only be made once.`,
    confirm: 'Confirm now',
    discard: 'Discard',
  },
  toast: {
    submitted: 'Pledge submitted!',
    submittedText: 'Your pledge has been recorded successfully.',
    failed: 'Error submitting pledge',
  },
} as const;
