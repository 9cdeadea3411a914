import * as v from 'valibot';
import { CURRENCY_CODES } from './currencyCodes.ts';
import { findCurrency } from './currency.ts';
import { LOCALES } from '#schema/languages/languages.ts';
import { OWN_LANGUAGE } from '#schema/languages/ownLanguage.ts';
import { parseCents, writeDecimals, type Cents } from './money.ts';
import { MONEY_LIMITS, toMoneyRules, type MoneyLimit, type SiteMoney } from './moneyRules.ts';

export const PRESETS_MAX = 6;
const AMOUNT_TEXT_MAX = 17;
/** Millions of them still add up within 64 bits. */
const LARGEST: Cents = 10n ** 12n;

/** Pairs in ascending order; errors are reported at the first of both. */
const IN_ORDER: readonly (readonly [MoneyLimit, MoneyLimit, string])[] = [
  ['pledgeMin', 'pledgeMax', 'The smallest pledge must be at most the largest.'],
  ['premiumFeeMin', 'pledgeMax', 'The smallest fee must be at most the largest pledge.'],
  ['fundingLowBelow', 'fundingHighAbove', 'The lower limit must be at most the upper one.'],
];

const NO_CURRENCY = 'Please choose a currency.';
/** Why an installation that is paid by Stripe cannot have a currency. */
export const notByCard = (code: string): string =>
  `Stripe cannot charge cards in ${code}. Please choose another currency, for example USD, EUR or JOD.`;

const NOT_AN_AMOUNT = 'Please enter an amount of the currency.';
const amountText = v.pipe(
  v.string(NOT_AN_AMOUNT),
  v.trim(),
  v.nonEmpty(NOT_AN_AMOUNT),
  v.maxLength(AMOUNT_TEXT_MAX, NOT_AN_AMOUNT),
);

type Fault = { path: keyof SiteMoney; message: string };

/** Null: valid. */
function faultIn(text: string, code: string): string | null {
  const currency = findCurrency(code);
  const written = (cents: Cents) => writeDecimals(cents, currency, LOCALES[OWN_LANGUAGE]);
  const example = written(25n * 10n ** BigInt(currency.decimals));
  const cents = parseCents(text, currency);
  if (cents === null) return `Please enter an amount in ${code}, for example ${example}.`;
  if (cents <= 0n) return 'The amount must be more than zero.';
  if (cents > LARGEST) return `The amount must be at most ${written(LARGEST)} ${code}.`;
  if (cents % currency.step === 0n) return null;
  return `Please enter a multiple of ${written(currency.step)} ${code}.`;
}

/** For amounts with valid syntax. */
function findFaults(money: SiteMoney): Fault[] {
  const entries = MONEY_LIMITS.map((path) => [path, money[path]] as const);
  const texts = [...entries, ...money.presets.map((text) => ['presets', text] as const)];
  const wrong = texts.flatMap(([path, text]) => {
    const message = faultIn(text, money.currency);
    return message === null ? [] : [{ path, message }];
  });
  if (wrong.length > 0) return wrong;
  const rules = toMoneyRules(money);
  const outOfOrder = IN_ORDER.filter(([low, high]) => rules[low] > rules[high]);
  const isOutside = (preset: Cents) => preset < rules.pledgeMin || preset > rules.pledgeMax;
  return [
    ...outOfOrder.map(([path, , message]) => ({ path, message })),
    ...(rules.presets.some(isOutside)
      ? [{ path: 'presets' as const, message: 'Each must be an amount that can be pledged.' }]
      : []),
  ];
}

export const siteMoney = v.pipe(
  v.object({
    currency: v.pipe(
      v.string(NO_CURRENCY),
      v.regex(/^[A-Z]{3}$/u, NO_CURRENCY),
      v.check((code) => CURRENCY_CODES.includes(code), NO_CURRENCY),
    ),
    /** Suggested to donors beside a free amount. */
    presets: v.pipe(
      v.array(amountText, NOT_AN_AMOUNT),
      v.minLength(1, 'Please enter at least one amount.'),
      v.maxLength(PRESETS_MAX, `Please enter at most ${PRESETS_MAX} amounts.`),
    ),
    pledgeMin: amountText,
    pledgeMax: amountText,
    /** Above this, silence is not consent, and a ruling needs a second ambassador. */
    largeEscrow: amountText,
    premiumFeeMin: amountText,
    /** Boundaries of the map's funding filter. */
    fundingLowBelow: amountText,
    fundingHighAbove: amountText,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { path: key, message } of findFaults(input))
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
      });
  }),
);
