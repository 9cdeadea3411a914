import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './followContent.ts';

export const followContent = {
  follow: 'متابعة',
  following: 'متابَعة',
  waiting: ' · بانتظار الإرسال',
  failed: 'لم يُحفظ',
} satisfies Texts<typeof original.followContent>;
