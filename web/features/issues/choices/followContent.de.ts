import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followContent.ts';

export const followContent = {
  follow: 'Folgen',
  following: 'Du folgst',
  waiting: ' · Wartet aufs Senden',
  failed: 'Nicht gespeichert',
} satisfies Texts<typeof original.followContent>;
