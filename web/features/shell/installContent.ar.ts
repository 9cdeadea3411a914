import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './installContent.ts';

export const installContent = {
  title: 'تثبيت هذا التطبيق',
  text: 'البلاغات التي تنتظر الشبكة أكثر أمانًا في التطبيق المثبَّت، ويُفتح من شاشتك الرئيسية.',
  ios: 'البلاغات التي تنتظر الشبكة أكثر أمانًا على شاشتك الرئيسية: اضغط «مشاركة» في هذا المتصفّح، ثم «إضافة إلى الشاشة الرئيسية».',
  install: 'تثبيت',
} satisfies Texts<typeof original.installContent>;
