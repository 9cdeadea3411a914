export const languageContent = {
  label: 'Language',
  failed: 'The language could not be changed',
  failedText: 'Changing it needs the network. Please try again when you are online.',
} as const;

export const siteContent = {
  /** Stands in sentences where no address is known. */
  operator: 'the operator of this site',
  /** Where else the makers of a site are; one without `href` is shown as a sign that is not a link. */
  socialLinks: [
    { name: 'Facebook' },
    { name: 'X' },
    { name: 'Instagram' },
    { name: 'LinkedIn' },
  ] satisfies { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X'; href?: string }[],
};

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
