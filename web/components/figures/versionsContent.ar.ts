import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './versionsContent.ts';

export const versionsContent = {
  mine: 'نسختك',
  theirs: 'على الخادم',
  none: 'لا شيء',
} satisfies Texts<typeof original.versionsContent>;
