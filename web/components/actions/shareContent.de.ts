import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shareContent.ts';

export const shareContent = {
  share: 'Teilen',
  copied: 'Link kopiert',
  byHand: 'Das ist der Link',
} satisfies Texts<typeof original.shareContent>;
