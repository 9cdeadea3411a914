import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './brandContent.ts';

export const brandContent = {
  heading: 'الشعار واللون',
  hint: 'يظهران في رأس الصفحة وعلى الملصقات وفي أيقونة التطبيق المثبَّت وعلى الأزرار والروابط.',
  logo: 'الشعار',
  logoHint:
    'صورة PNG أو JPEG أو WebP أصغر من 1 ميغابايت، ويُفضَّل أن تكون خلفيتها شفافة. إذا زاد عرضها على ضعف ارتفاعها فلا يُكتب الاسم بجانبها. تُقرأ بصوت قارئ الشاشة على أنها اسم الموقع.',
  preview: (theme) => (theme === 'dark' ? 'شكله في المظهر الداكن' : 'شكله في المظهر الفاتح'),
  choose: 'اختر شعارًا',
  replace: 'اختر شعارًا آخر',
  remove: 'أزل الشعار',
  problems: {
    kind: 'اختر صورة بصيغة PNG أو JPEG أو WebP. يجب تصدير ملف SVG بصيغة PNG أولًا.',
    size: 'اختر صورة أصغر من 1 ميغابايت.',
    unreadable: 'هذه الصورة تالفة أو أكبر من أن تُقرأ. يبقى الشعار السابق ظاهرًا.',
  },
  accent: 'لون التمييز',
  accentHint:
    'ستّ خانات بعد ‎#، مثل ‎#0a7d55. إذا تُرك فارغًا فهو البرتقالي المعتاد. يعرض كل مظهر أقرب درجة تُقرأ فيه بوضوح.',
  pick: 'انتقِ لون التمييز',
  sample: 'زر',
  shade: (shade, ratio) => `‎${shade}، التباين ${ratio} إلى 1`,
} satisfies Texts<typeof original.brandContent>;
