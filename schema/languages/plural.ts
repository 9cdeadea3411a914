/**
 * What is said of a count, in each form that the language has for counts; `#` stands for the number.
 * A form that says the number by itself goes without (Arabic: “two days” is one word).
 */
export type Plural = { readonly other: string } & {
  readonly [Form in 'zero' | 'one' | 'two' | 'few' | 'many']?: string;
};

const rulesOf = new Map<string, Intl.PluralRules>();

/** The form of a count in a language, with `number` in it as it is written. */
export function pluralIn(locale: string, count: number, forms: Plural, number: string): string {
  let rules = rulesOf.get(locale);
  if (!rules) rulesOf.set(locale, (rules = new Intl.PluralRules(locale)));
  return (forms[rules.select(count)] ?? forms.other).replace('#', number);
}
