import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { validate } from '#schema/validation.ts';
import { findCurrency } from './currency.ts';

const OWN = '#schema/languages/ownLanguage.ts';
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(OWN));

async function answerIn(language: 'de' | 'es' | 'ar', typed: string, code: string) {
  vi.doMock(OWN, () => import(`../languages/ownLanguage.${language}.ts`));
  const { amount } = await import('./amount.ts');
  const rule = amount('Amount is required', findCurrency(code), { min: 1_000n, max: 100_000_000n });
  const judged = validate(rule, typed);
  return judged.isValid ? '' : judged.errors[0]?.message;
}

it('shows operators an example that they could type in that language', async () => {
  vi.doMock(OWN, () => import('../languages/ownLanguage.de.ts'));
  const { siteMoney } = await import('./siteMoney.ts');
  const { NEW_SITE } = await import('#schema/site/newSite.ts');
  const judged = validate(siteMoney, { ...NEW_SITE.money, presets: ['?'] });
  expect(judged.isValid ? '' : judged.errors[0]?.message).toContain('for example 25,00.');
});

it.each([
  ['de', 'EUR', '0', '10,00\u00A0€'],
  ['de', 'EUR', '1.250', 'in Euro, for example 25 or 25,50'],
  ['es', 'EUR', '99999999', '1.000.000,00\u00A0€'],
  ['es', 'USD', 'x', 'in dólares estadounidenses, for example 25 or 25,50'],
  ['ar', 'JOD', '0', '1.000'],
  ['ar', 'JOD', 'x', 'in دينار أردني, for example 25 or 25.500'],
] as const)(
  'forms in %s name amounts of %s as people write them',
  async (language, code, typed, said) => {
    expect(await answerIn(language, typed, code)).toContain(said);
  },
);
