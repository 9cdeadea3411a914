import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import {
  FUNDING_HIGH_ABOVE_CENTS,
  FUNDING_LOW_BELOW_CENTS,
  LARGE_ESCROW_CENTS,
  PLEDGE_MAX_CENTS,
  PLEDGE_MIN_CENTS,
  PREMIUM_FEE_MIN_CENTS,
} from '#schema/limits.ts';
import { findCurrency, US_DOLLAR, type Currency } from './currency.ts';
import { formatCents, parseCents, type Cents } from './money.ts';

/** Configurable amounts, in the order of the form. */
export const MONEY_LIMITS = [
  'pledgeMin',
  'pledgeMax',
  'largeEscrow',
  'premiumFeeMin',
  'fundingLowBelow',
  'fundingHighAbove',
] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];

/** As stored in the settings: amounts are decimal text. */
export type SiteMoney = { currency: string; presets: string[] } & Record<MoneyLimit, string>;

/** Parsed, for calculations. */
export type MoneyRules = { currency: Currency; presets: readonly Cents[] } & Record<
  MoneyLimit,
  Cents
>;

/** The specification's amounts, in dollars. */
export const DOLLAR_RULES: MoneyRules = {
  currency: US_DOLLAR,
  presets: [1_000n, 2_500n, 5_000n, 10_000n],
  pledgeMin: PLEDGE_MIN_CENTS,
  pledgeMax: PLEDGE_MAX_CENTS,
  largeEscrow: LARGE_ESCROW_CENTS,
  premiumFeeMin: PREMIUM_FEE_MIN_CENTS,
  fundingLowBelow: FUNDING_LOW_BELOW_CENTS,
  fundingHighAbove: FUNDING_HIGH_ABOVE_CENTS,
};

type BodyRule = Exclude<EndpointDefinition['body'], undefined>;
type Schema = Exclude<BodyRule, (money: never) => unknown>;
export type BodyInMoney = Schema | ((money: MoneyRules) => Schema);

/** The schema that checks a call's body in an installation with these rules. */
export function bodySchema(body: BodyRule, money: MoneyRules): Schema {
  // `ENDPOINTS` holds every body to this type.
  const rule = body as BodyInMoney;
  return typeof rule === 'function' ? rule(money) : rule;
}

const mapLimits = <Value>(valueOf: (limit: MoneyLimit) => Value) =>
  Object.fromEntries(MONEY_LIMITS.map((limit) => [limit, valueOf(limit)])) as Record<
    MoneyLimit,
    Value
  >;

/** Parses settings that have been validated. */
export function toMoneyRules(said: SiteMoney): MoneyRules {
  const currency = findCurrency(said.currency);
  const toCents = (text: string) => parseCents(text, currency) ?? 0n;
  return {
    currency,
    presets: said.presets.map(toCents),
    ...mapLimits((limit) => toCents(said[limit])),
  };
}

/** The inverse of `toMoneyRules`. */
export function toSiteMoney({ currency, presets, ...limits }: MoneyRules): SiteMoney {
  const toAmount = (cents: Cents) => formatCents(cents, currency);
  return {
    currency: currency.code,
    presets: presets.map(toAmount),
    ...mapLimits((limit) => toAmount(limits[limit])),
  };
}
