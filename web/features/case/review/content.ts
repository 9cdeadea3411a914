export const caseReviewContent = {
  promised: {
    heading: 'What was promised',
    offer: (price: string, solver: string, time: string) => `${price} to ${solver}, in ${time}`,
  },
  delivered: 'What was delivered',
  said: {
    heading: 'What people said',
    forIt: (amount: string) => `${amount} says yes`,
    against: (amount: string) => `${amount} says no`,
    silent: 'Nobody has voted or objected.',
    none: 'Nobody objected, and nobody said no.',
    noReason: 'No reason given.',
  },
} as const;
