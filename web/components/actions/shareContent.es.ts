import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shareContent.ts';

export const shareContent = {
  share: 'Compartir',
  copied: 'Enlace copiado',
  byHand: 'Este es el enlace',
} satisfies Texts<typeof original.shareContent>;
