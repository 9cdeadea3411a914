import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const affectedContent = {
  label: 'Betrifft mich auch',
  affected: (people) => `${people} betroffen`,
  waiting: ' · Wartet aufs Senden',
  failed: 'Nicht gezählt',
} satisfies Texts<typeof original.affectedContent>;

export const followContent = {
  follow: 'Folgen',
  following: 'Du folgst',
  waiting: ' · Wartet aufs Senden',
  failed: 'Nicht gespeichert',
} satisfies Texts<typeof original.followContent>;
