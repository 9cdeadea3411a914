import type { Texts } from '#schema/languages/Texts.ts';
import { categoryContent } from '#schema/site/categories/categoryContent.ar.ts';
import type * as original from './reportMailTexts.ts';

export const reportMailTexts = {
  subject: (title) => `بلاغ جديد: «${title}»`,
  lines: ({ title, location, category, link, siteName }) => [
    `أبلغ أحدهم عن «${title}» ضمن ${category}.`,
    `المكان: ${location}`,
    'اقرأه مع صوره هنا:',
    link,
    `تصلك هذه الرسالة لأن مشغّلي ${siteName} حددوا هذا العنوان لهذه الفئة. لإيقاف هذه الرسائل، راسلهم.`,
  ],
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
