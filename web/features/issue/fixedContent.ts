export const fixedContent = {
  question: (body: string) => `${body} says this is fixed. Is it?`,
  until: (day: string) =>
    `Until ${day}. Yes by the reporter, or by most of the donors’ money, completes the issue and gives every pledge back.`,
  found: 'People at the place found this fixed. Is it?',
  foundUntil: (day: string) =>
    `Until ${day}. Your yes completes the issue and gives every pledge back.`,
  yes: 'Yes, it is fixed',
  no: 'No, not yet',
  saidYes: 'You said yes.',
  saidNo: 'You said no.',
  failed: 'Not saved',
  done: 'Your answer is saved',
  completed: 'The issue is completed, and every pledge goes back',
} as const;
