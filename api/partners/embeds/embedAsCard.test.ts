import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import type { Language } from '#schema/languages/languages.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import type * as original from '#web/components/content.ts';
import { issueEmbed } from './embedPage.rules.ts';
import { EMBED_TEXTS } from './embedTexts.rules.ts';

const LANGUAGE = '#web/format/language.ts';
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(LANGUAGE));

type Money = Pick<Issue, 'status' | 'currentFunding' | 'offerPrice'>;

/** What the app's card says in the build for a language; null: no goal. */
async function cardSays(language: Language, code: string, money: Money) {
  if (language !== 'en')
    vi.doMock(LANGUAGE, () => import(`../../../web/format/language.${language}.ts`));
  const { setMoneyInUse } = await import('#web/format/moneyInUse.ts');
  setMoneyInUse({ ...DOLLAR_RULES, currency: findCurrency(code) });
  const { fundingAxis } = await import('#web/features/issues/fundingAxis.ts');
  const text = fundingAxis({ ...money, selectedProposalId: null })?.text ?? '';
  const [, raised = '', needed = ''] = /^(.+) of (.+) for the cheapest offer$/u.exec(text) ?? [];
  return needed === '' ? null : { raised, needed };
}

const embedded = (language: Language, code: string, money: Money) =>
  issueEmbed({ id: 'i', title: 'Lamp', location: 'Here', ...money } as Issue, {
    name: 'Trybe',
    accent: null,
    origin: 'https://trybe.example',
    language,
    currency: findCurrency(code),
    isTestMoney: false,
  });

const funded: Money = { status: 'funded', currentFunding: '870.00', offerPrice: '1315.00' };
const inDinars = { ...funded, currentFunding: '12870.500', offerPrice: '1315.000' };

type Asked = [language: Language, code: string, money: Money];
const asked: Asked[] = [
  ['en', 'USD', funded],
  ['en', 'USD', { ...funded, currentFunding: '2500.50' }],
  ['de', 'EUR', { ...funded, offerPrice: '123456.78' }],
  ['es', 'USD', { ...funded, currentFunding: '1234567.00' }],
  ['ar', 'USD', funded],
  ['ar', 'JOD', inDinars],
  ['de', 'JPY', { ...funded, currentFunding: '8700', offerPrice: '131500' }],
];

it.each(asked)('an embed in %s sets the same %s against each other as the card', async (...one) => {
  const card = await cardSays(...one);
  const { pledgedOf } = EMBED_TEXTS[one[0]];
  expect(embedded(...one)).toContain(` · ${pledgedOf(card?.raised ?? '', card?.needed ?? '')}</p>`);
});

it.each([
  ['en', 'content.ts'],
  ['de', 'content.de.ts'],
  ['es', 'content.es.ts'],
  ['ar', 'content.ar.ts'],
] as const)('states in %s have the names of badges and of pins', async (language, file) => {
  const path = `../../../web/components/${file}`;
  const { content } = (await import(path)) as typeof original;
  const { openForPledges, openForProposals, inProgress, completed } = content.status;
  expect(EMBED_TEXTS[language]).toMatchObject({
    open: openForPledges,
    openOnMap: openForProposals,
    inProgress,
    completed,
  });
});

it('has what donors have to raise as the end of its bar', () => {
  expect(embedded('en', 'USD', funded)).toContain('$870 pledged of $1,462');
  expect(embedded('en', 'USD', funded)).toContain('<progress max="146200" value="87000"');
});

it('has no goal once paid, as the card has none', async () => {
  const paid: Money = { ...funded, status: 'completed' };
  expect(await cardSays('en', 'USD', paid)).toBeNull();
  expect(embedded('en', 'USD', paid)).toContain(' · $870 pledged</p>');
  expect(embedded('en', 'USD', paid)).not.toContain('<progress');
});
