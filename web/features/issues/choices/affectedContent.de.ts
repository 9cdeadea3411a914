import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './affectedContent.ts';

export const affectedContent = {
  label: 'Betrifft mich auch',
  affected: (people) => `${people} betroffen`,
  waiting: ' · Wartet aufs Senden',
  failed: 'Nicht gezählt',
} satisfies Texts<typeof original.affectedContent>;
