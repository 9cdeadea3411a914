import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './proofToastContent.ts';

export const proofToastContent = {
  sent: 'قُدّم الإثبات',
  sentText: 'أمام المُبلِّغ والمتبرّعين 72 ساعة للحكم عليه.',
  failed: 'خطأ في تقديم الإثبات',
} satisfies Texts<typeof original.proofToastContent>;
