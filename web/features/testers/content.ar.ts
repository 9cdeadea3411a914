import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
const abilities = {
  serviceWorker:
    'عمّال الخدمة (service workers)، ويحتاجون إلى https أو localhost، ولا تتوفّر في بعض النوافذ الخاصة',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

export const testersContent = {
  open: (scenario) => `محاكاة: ${scenario}`,
  title: 'هذه محاكاة',
  description:
    'لا خادم يعمل. يجيب هذا المتصفّح بنفسه عن كل طلب ويحفظ ما تدخله على هذا الجهاز فقط. اختر ما ينبغي أن يتعطّل.',
  choice: 'السيناريو',
  reset: 'البدء من جديد ببيانات جديدة',
  resetting: 'جارٍ البدء من جديد…',
  failed: 'المحاكاة لا تستجيب. أعد تحميل الصفحة.',
  unknown: 'جارٍ التشغيل…',
  impossible: 'غير ممكن هنا',
  impossibleTitle: 'لا يستطيع هذا المتصفّح تشغيل المحاكاة',
  abilities,
  lacks: (missing) =>
    `ينقصه: ${missing.map((ability) => abilities[ability]).join('؛ ')}. لا يُجاب هنا عن أي طلب. افتح هذه الصفحة في متصفّح آخر من فضلك.`,
} satisfies Texts<typeof original.testersContent>;
