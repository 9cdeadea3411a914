import type { MoneyLimit } from '#schema/money/moneyRules.ts';

const limits: Record<MoneyLimit, { label: string; hint?: string }> = {
  pledgeMin: { label: 'Smallest pledge' },
  pledgeMax: { label: 'Largest pledge' },
  largeEscrow: {
    label: 'A second look above',
    hint: 'With more in escrow silence is no consent, and a ruling needs two ambassadors.',
  },
  premiumFeeMin: {
    label: 'Smallest fee of an expert',
    hint: 'For an independent report on finished work.',
  },
  fundingLowBelow: { label: 'Filter: little money below' },
  fundingHighAbove: { label: 'Filter: much money above' },
};

export const moneyContent = {
  heading: 'Money',
  hint: 'One currency for the whole site. Amounts are decimals with a point and without groups of digits.',
  currency: 'Currency',
  currencyHint:
    'Choosing another one proposes round amounts below. It can be changed until the first pledge, payment or proposal.',
  fixed:
    'It stays what it is: pledges, payments or proposals are written down in it, and nothing says what they would be in another.',
  presets: 'Amounts to choose when pledging',
  presetsHint: 'Up to six, separated by semicolons.',
  limits,
} as const;
