/**
 * Plural forms of a language; `#` is the number. A form whose words contain the number omits it
 * (Arabic: “two days” is one word).
 */
export type Plural = { readonly other: string } & {
  readonly [Form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

const rulesOf = new Map<string, Intl.PluralRules>();

/** `number`: already formatted. */
export function pluralIn(locale: string, count: number, forms: Plural, number: string): string {
  let rules = rulesOf.get(locale);
  if (!rules) rulesOf.set(locale, (rules = new Intl.PluralRules(locale)));
  return (forms[rules.select(count)] ?? forms.other).replace('#', number);
}
