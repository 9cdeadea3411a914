export const languageContent = {
  label: 'Language',
  failed: 'The language could not be changed',
  failedText: 'Changing it needs the network. Please try again when you are online.',
} as const;

export const siteContent = {
  /** Used in sentences without a contact address. */
  operator: 'the operator of this site',
  /** Without `href` an icon without a link is shown. */
  socialLinks: [
    { name: 'Facebook' },
    { name: 'X' },
    { name: 'Instagram' },
    { name: 'LinkedIn' },
  ] satisfies { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X'; href?: string }[],
};

/** Texts about money where the rules are in dollars, and where they are not. */
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
