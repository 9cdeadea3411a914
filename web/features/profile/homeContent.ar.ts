import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './homeContent.ts';
import { JURY_RADII_KM } from '#schema/limits.ts';

export const homeContent = {
  heading: 'منطقة السكن',
  text: `تُختار هيئات المحلّفين من أشخاص يسكنون ضمن ${JURY_RADII_KM[0]} كم من المشكلة. تُحفظ منطقتك مقرّبة إلى نحو كيلومتر، ولا يراها غيرك.`,
  unknown: 'لم تحدّد منطقة سكن، لذلك لا تُختار إلا حيث يكون القريبون قليلين جدًّا.',
  known: (place) => `محفوظة: حول ${place}.`,
  naming: 'محفوظة. جارٍ البحث عن اسمها...',
  use: 'استخدام موقعي',
  update: 'استخدام موقعي من جديد',
  locating: 'جارٍ تحديد الموقع...',
  clear: 'نسيان منطقة سكني',
  clearing: 'جارٍ النسيان...',
  saved: 'حُفظت منطقة السكن',
  cleared: 'نُسيت منطقة السكن',
  failed: 'خطأ في حفظ منطقة السكن',
  refused: 'تعذّر تحديد موقعك الحالي. اسمح بذلك في المتصفّح وحاول مرة أخرى.',
  unsupported: 'لا يدعم متصفّحك تحديد الموقع.',
} satisfies Texts<typeof original.homeContent>;
