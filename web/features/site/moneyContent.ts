export const moneyContent = { testMoney: 'test money' } as const;

/** Beside a field for a number. */
export const numberContent = {
  understood: (number: string) => `Read as ${number}`,
  ask: 'Which number do you mean?',
} as const;
