export const moneyContent = { testMoney: 'test money' } as const;
