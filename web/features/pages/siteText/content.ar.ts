import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const siteTextContent = {
  versions: 'كل الإصدارات',
  shown: (date) => `${date} (المعروض هنا)`,
  standard: '(النص القياسي)',
  earlier: 'هذا إصدار سابق لم يعد ساريًا.',
} satisfies Texts<typeof original.siteTextContent>;
