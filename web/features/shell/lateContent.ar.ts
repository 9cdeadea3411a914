import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const updateContent = {
  text: 'نسخة جديدة جاهزة.',
  apply: 'التحديث الآن',
} satisfies Texts<typeof original.updateContent>;

export const installContent = {
  title: 'تثبيت هذا التطبيق',
  text: 'البلاغات التي تنتظر الشبكة أكثر أمانًا في التطبيق المثبَّت، ويُفتح من شاشتك الرئيسية.',
  ios: 'البلاغات التي تنتظر الشبكة أكثر أمانًا على شاشتك الرئيسية: اضغط «مشاركة» في هذا المتصفّح، ثم «إضافة إلى الشاشة الرئيسية».',
  install: 'تثبيت',
} satisfies Texts<typeof original.installContent>;

export const testClockContent = {
  moved: (moment, ahead) => `قدّم المختبِرون ساعة هذا الموقع: تُظهر ${moment}، متقدّمة ${ahead}.`,
  real: (moment) => `موقع اختبار: يمكن تحريك وقته. الوقت الآن ${moment}.`,
  hour: {
    zero: 'لا ساعات',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  },
  stepHours: [
    { label: 'ساعة واحدة', hours: 1 },
    { label: 'يوم واحد', hours: 24 },
    { label: '3 أيام', hours: 72 },
  ],
  step: (label) => `+${label}`,
  moveBy: (label) => `تمرير ${label}`,
  failed: 'تعذّر تحريك الساعة',
} satisfies Texts<typeof original.testClockContent>;
