import { STANDARD_CATEGORIES } from './categories/standardCategories.ts';
import { DOLLAR_RULES, toSiteMoney } from '../money/moneyRules.ts';
import type { SiteSettings } from './siteSettings.ts';

// Separate from the rules, so that pages which only need a name do not load them.

/** Defaults before setup. */
export const NEW_SITE: SiteSettings = {
  name: 'Trybe',
  contactEmail: null,
  privacyEmail: null,
  legalName: '',
  imprint: '',
  partner: null,
  licence: null,
  area: null,
  languages: ['en'],
  categories: STANDARD_CATEGORIES,
  told: [],
  money: toSiteMoney(DOLLAR_RULES),
  brand: { logo: null, accent: null },
};

/** With placeholders, for demo data and tests. */
export const DEMO_SITE: SiteSettings = {
  ...NEW_SITE,
  contactEmail: 'hello@trybe.example',
  privacyEmail: 'privacy@trybe.example',
  partner: { name: 'Example Innovation', href: 'https://example.org/' },
};
