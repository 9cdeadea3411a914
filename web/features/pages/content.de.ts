import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'Auf dieser Seite',
  lastUpdated: (day) => `Zuletzt geändert: ${day}`,
} satisfies Texts<typeof original.pagesContent>;
