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
  forwarding: {
    subject: (title) => `بلاغ لكم: ”${title}“`,
    lines: (report) => [
      `سجّل مشغّلو ${report.siteName} جهة ${report.bodyName} مسؤولةً عن هذا البلاغ:`,
      `”${report.title}“`,
      report.description,
      `المكان: ${report.location}`,
      'صفحة البلاغ، مع الصور والخريطة:',
      report.issueLink,
      'يمكنكم الرد هنا دون حساب. الرد علني. هذا الرابط لكم وحدكم: من يملكه يرد باسمكم.',
      report.answerLink,
      `لإيقاف هذه الرسائل اكتبوا إلى مشغّلي ${report.siteName}.`,
    ],
  },
  categories: categoryContent,
} satisfies Texts<typeof original.reportMailTexts>;
