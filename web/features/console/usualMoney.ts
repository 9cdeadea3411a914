import { findCurrency } from '#schema/money/currency.ts';
import {
  DOLLAR_RULES,
  MONEY_LIMITS,
  toSiteMoney,
  type MoneyRules,
  type SiteMoney,
} from '#schema/money/moneyRules.ts';

/** Currencies whose unit is worth about a tenth of a dollar, a hundredth, and so on. */
const BY_WORTH = [
  'BWP CNY DKK EGP GTQ HKD LSL MAD MDL MOP MXN MVR NAD NOK SCR SEK SVC SZL TJS TRY TTD UYU ZAR ZMW',
  'AFN ALL BDT BTN CVE CZK DJF DOP DZD ETB GMD HNL HTG HUF INR ISK JMD JPY KES KGS LKR LRD MKD MRU MUR MZN NIO NPR PHP PKR RSD RUB SDG THB TWD UAH VUV XPF YER',
  'AMD AOA ARS BIF CDF CLP CRC GNF GYD IQD KMF KRW KZT MMK MNT MWK NGN RWF SOS SSP SYP TZS UGX XAF XOF YER',
  'COP IDR KHR LAK LBP MGA PYG SLE STN UZS VND IRR',
];

/** Units per dollar as a power of ten. */
function usualWorth(code: string): bigint {
  const power = BY_WORTH.findIndex((codes) => codes.includes(code)) + 1;
  return 10n ** BigInt(power);
}

/** Suggested limits in another currency: the specification's, as round amounts. */
export function usualMoney(code: string): SiteMoney {
  const currency = findCurrency(code);
  const unit = 10n ** BigInt(currency.decimals);
  const converted = (cents: bigint) => (cents * unit * usualWorth(code)) / 100n;
  const rules = Object.fromEntries(
    MONEY_LIMITS.map((limit) => [limit, converted(DOLLAR_RULES[limit])]),
  ) as unknown as MoneyRules;
  return toSiteMoney({ ...rules, currency, presets: DOLLAR_RULES.presets.map(converted) });
}
