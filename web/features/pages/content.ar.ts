import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'في هذه الصفحة',
  lastUpdated: (day) => `آخر تحديث ${day}`,
} satisfies Texts<typeof original.pagesContent>;
