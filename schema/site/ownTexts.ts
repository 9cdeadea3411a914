import type { Language } from '../languages/languages.ts';

/** Pages whose text an installation may replace by its own. */
export const SITE_TEXTS = ['privacy', 'terms', 'accessibility'] as const;
export type SiteTextName = (typeof SITE_TEXTS)[number];

/** The latest version in one language. */
export type OwnText = {
  name: SiteTextName;
  language: Language;
  version: number;
  /** False: the product's own text is in force again. */
  isOwn: boolean;
};
