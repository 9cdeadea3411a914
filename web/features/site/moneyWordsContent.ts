/** What texts about money say where the rules are in dollars, and where they are not. */
export const moneyWordsContent = {
  currency: (english: string, _code: string): string => english,
  oneDollar: 'one dollar',
  aDollar: 'a dollar',
  firstDollar: 'the first dollar',
  anyMoney: 'any money',
  inDollars: 'in dollars',
  inMoney: 'in money',
  noDollars: 'no dollars',
  noMoney: 'no money',
} as const;
