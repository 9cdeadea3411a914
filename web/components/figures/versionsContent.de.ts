import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './versionsContent.ts';

export const versionsContent = {
  mine: 'Deine Fassung',
  theirs: 'Auf dem Server',
  none: 'Keine',
} satisfies Texts<typeof original.versionsContent>;
