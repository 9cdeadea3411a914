import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './copyContent.ts';

export const copyContent = {
  failed: 'Nicht kopiert',
  byHand: 'Dieser Browser erlaubt es hier nicht. Markiere den Text und kopiere ihn selbst.',
} satisfies Texts<typeof original.copyContent>;
