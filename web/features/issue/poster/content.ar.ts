import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const posterContent = {
  pageTitle: 'ملصق',
  subtitle: 'للتعليق في المكان نفسه: صفحة بقياس A4 تقود المارّة إلى هنا.',
  back: 'العودة إلى المشكلة',
  print: 'طباعة الملصق',
  sheet: 'الملصق',
  reported: (date) => `أُبلغ عنها في ${date}`,
  photo: 'صورة لهذه المشكلة',
  map: 'خريطة مكان هذه المشكلة',
  code: (address) => `رمز QR للعنوان ${address}`,
  scan: 'امسح الرمز لترى أين وصلت، أو لتقول إنها تمسّك أيضًا، أو لتساعد في حلّها.',
  failed: 'تعذّر إعداد هذا الملصق',
  failedText: 'ربما حُذفت المشكلة، أو يتعذّر الوصول إلى الخادم.',
} satisfies Texts<typeof original.posterContent>;
