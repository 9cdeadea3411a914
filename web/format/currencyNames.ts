import { language } from './language.ts';

/** With code and name, sorted by name. */
export function currencyNames(codes: readonly string[]): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language.locale, { type: 'currency' });
  return codes
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language.locale));
}
