export const stepContent = {
  labels: {
    who: 'Who may act',
    weights: 'How it counts',
    until: 'Until when',
    next: 'What comes next',
    money: 'Where the money is',
  },
  testMoney: 'It is test money.',
} as const;
