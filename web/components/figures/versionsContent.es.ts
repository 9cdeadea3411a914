import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './versionsContent.ts';

export const versionsContent = {
  mine: 'Lo tuyo',
  theirs: 'En el servidor',
  none: 'Nada',
} satisfies Texts<typeof original.versionsContent>;
