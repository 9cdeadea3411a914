export const pledgesContent = {
  list: {
    caption: 'Pledges for this issue',
    number: 'No.',
    person: 'Donor',
    amount: 'Amount',
    emptyTitle: 'No pledges yet',
    empty: 'Be the first to support this issue.',
    failed: 'The pledges could not be loaded',
    failedText: 'They will load when the server can be reached.',
    retry: 'Retry',
  },
  form: {
    title: 'Pledge Support',
    intro: 'Your pledge is held in escrow for this issue until the community accepts a solution.',
    testMoney: 'Test money: this installation makes no real payments.',
    amount: 'Pledge Amount',
    amountHint: 'At least $1.00.',
    submit: 'Pledge Support',
    offlineSubmit: 'Keep to confirm when online',
    logIn: 'Please log in to pledge support for this issue.',
    signIn: 'Sign In',
    closed: 'This issue is completed and takes no more pledges.',
  },
  confirm: {
    title: 'Confirm your pledge',
    text: (amount: string, issue: string) =>
      `You are about to pledge ${amount} to “${issue}”. The money goes into escrow.`,
    confirm: (amount: string) => `Pledge ${amount}`,
    pending: 'Submitting...',
    cancel: 'Cancel',
  },
  kept: {
    offline: (amount: string) =>
      `You are offline, so your pledge of ${amount} has not been made. It is kept here until you confirm it.`,
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
