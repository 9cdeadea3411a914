import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contactDeskContent.ts';

export const contactDeskContent = {
  heading: 'تأكيد هوية شخص',
  text: 'لشخص رأيت وثيقته، بيدك أو في مكالمة. لا يُحفظ منها سوى بصمة تمنع استخدامها لحساب ثانٍ، حتى 12 شهرًا بعد حذف هذا الحساب.',
  username: 'اسم حسابه',
  kind: 'الوثيقة',
  kinds: {
    passport: 'جواز سفر',
    identity_card: 'بطاقة هوية',
    driving_licence: 'رخصة قيادة',
  },
  country: 'البلد الذي أصدرها، حرفان',
  number: 'رقم الوثيقة',
  submit: 'تأكيد الشخص',
  pending: 'جارٍ التأكيد...',
  done: 'أُكّد الشخص',
  failed: 'لم يُؤكَّد الشخص',
} satisfies Texts<typeof original.contactDeskContent>;
