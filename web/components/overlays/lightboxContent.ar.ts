import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lightboxContent.ts';

export const lightboxContent = {
  title: 'الصور',
  place: (index, count) => `${index} من ${count}`,
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  enlarge: 'تكبير',
  whole: 'عرض الصورة كاملة',
} satisfies Texts<typeof original.lightboxContent>;
