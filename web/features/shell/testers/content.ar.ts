import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
const abilities = {
  serviceWorker:
    'عمّال الخدمة (service workers)، ويحتاجون إلى https أو localhost، ولا تتوفّر في بعض النوافذ الخاصة',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

const scenarios = {
  normal: ['عادي', 'كل شيء يعمل.'],
  slow: ['بطيء', 'يستغرق كل رد ثلاث ثوانٍ.'],
  offline: ['بلا اتصال', 'لا يصل أي طلب إلى الخادم.'],
  flaky: ['متقطّع', 'يفشل كل ثالث طلب بالرمز 503.'],
  reply_lost: ['رد ضائع', 'يُحفظ التغيير، لكن أول رد عليه لا يصل أبدًا.'],
  session_expired: ['جلسة منتهية', 'كل ما يحتاج إلى حساب يردّ بالرمز 401 حتى تسجّل الدخول من جديد.'],
  server_errors: ['أخطاء الخادم', 'تفشل كل الطلبات بالرمز 500.'],
  empty: ['موقع فارغ', 'موقع في يومه الأول: حسابات بلا مشكلات.'],
  thousand: ['1000 مشكلة', 'موقع نشط فيه ألف مشكلة في أنحاء البلاد.'],
} as const;

export const testersContent = {
  open: (scenario) => `محاكاة: ${scenario}`,
  title: 'هذه محاكاة',
  description:
    'لا خادم يعمل. يجيب هذا المتصفّح بنفسه عن كل طلب ويحفظ ما تدخله على هذا الجهاز فقط. اختر ما ينبغي أن يتعطّل.',
  scenarios,
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
