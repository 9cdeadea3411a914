export const impactContent = {
  title: 'What your money did',
  before: 'Before',
  after: 'After',
  share: (spent: string, share: string) => `Your ${spent} was ${share} of it.`,
  cost: (title: string, cost: string, solver: string) =>
    `“${title}” cost ${cost} and was done by ${solver}.`,
  print: 'Print',
  flow: {
    title: 'Follow my money',
    pledged: 'You pledged',
    parts: {
      held: 'In escrow',
      solver: 'To the solver',
      platform: 'Platform’s share',
      back: 'Back to you',
    },
    borne: 'Taken back later, at the platform’s expense',
  },
} as const;
