export const paymentContent = {
  title: 'Your payment',
  subtitle: 'The status of your payment.',
  loading: 'Looking for your payment',
  failed: 'The payment could not be looked up',
  failedText: 'Nothing is lost. This page looks again as soon as the server can be reached.',
  missing: 'There is no such payment',
  missingText: 'It may belong to another account. Payments are shown to the person who made them.',
  toIssue: 'Go to the issue',
  toIssues: 'Browse issues',
  states: {
    awaited: {
      title: 'Being confirmed',
      text: (amount: string) =>
        `We are waiting for confirmation that your ${amount} has arrived. This page updates automatically; you can also leave it.`,
    },
    received: {
      title: 'Pledge received',
      text: (amount: string) => `Your ${amount} is held in escrow for this issue.`,
    },
    returned: {
      title: 'Your money goes back',
      text: (amount: string) =>
        `Your ${amount} is no longer in escrow. It is on its way back to your card.`,
    },
    spent: {
      title: 'Your pledge did its work',
      text: (amount: string) =>
        `Of your ${amount}, the work got what it needed; what was left over came back to you.`,
    },
    chargedBack: {
      title: 'Your bank took it back',
      text: (amount: string) => `Your ${amount} is no longer in escrow: your bank has it.`,
    },
    expired: {
      title: 'Nothing was charged',
      text: (amount: string) => `The time to pay ${amount} has run out. You can pledge again.`,
    },
  },
  pay: 'Not paid yet? Continue to payment',
  again: 'Pledge again',
} as const;
