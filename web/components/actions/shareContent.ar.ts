import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './shareContent.ts';

export const shareContent = {
  share: 'مشاركة',
  copied: 'نُسخ الرابط',
  byHand: 'هذا هو الرابط',
} satisfies Texts<typeof original.shareContent>;
