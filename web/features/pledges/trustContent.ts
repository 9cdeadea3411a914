export const trustContent = {
  held: 'Held in escrow until it is decided',
  proven: 'Paid only after proof of the work',
  returns: (date: string) => `Or back to you by ${date}`,
  rest: 'What is not needed comes back',
  picture: 'How your money moves',
  runBy: 'Run by',
  rules: 'All rules in full',
} as const;
