import { language } from './language.ts';

/** Currencies to choose from, each with its code and name, in the order of names. */
export function currencyNames(codes: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language.locale, { type: 'currency' });
  return codes
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language.locale));
}
