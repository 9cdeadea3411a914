import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const mapContent = {
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  keyboardHint: 'استخدم الأسهم لتحريك الخريطة، والزائد والناقص للتكبير والتصغير.',
  pickHint: 'استخدم الأسهم لتحريك الخريطة، ثم اضغط مفتاح الإدخال لاختيار الوسط.',
  searchLocation: 'البحث عن مكان...',
  suggestedLocations: 'أماكن مقترحة',
  noLocation: 'الموقع غير محدّد',
  failedTitle: 'تعذّر تحميل الخريطة',
  failedText: 'كل ما عداها في هذه الصفحة يعمل.',
  again: 'إعادة المحاولة',
} satisfies Texts<typeof original.mapContent>;
