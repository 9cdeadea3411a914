import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const pagesContent = {
  contents: 'En esta página',
  lastUpdated: (day) => `Última actualización: ${day}`,
} satisfies Texts<typeof original.pagesContent>;
