export const stepContent = {
  labels: {
    who: 'Who may act',
    weights: 'How it counts',
    until: 'Until when',
    next: 'What comes next',
    money: 'Where the money is',
  },
  how: 'How this is decided',
  testMoney: 'It is test money.',
} as const;
