export const stepContent = {
  labels: {
    who: 'Who may act',
    weights: 'How it counts',
    until: 'Until when',
    next: 'What comes next',
    money: 'Where the money is',
  },
  how: 'How this is decided',
  detail: 'The rules of this step',
  testMoney: 'It is test money.',
  divided: (solver: string, amount: string, fee: string, returned: string) =>
    `${amount} to ${solver}, ${fee} to the platform, ${returned} back to the donors.`,
} as const;
