import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './needsContent.ts';

export const needsContent = {
  title: 'بانتظارك',
  all: (count) => `عرض الكل (${count})`,
  offline: (moment) => `حتى ${moment}. يُحدَّث عند توفر الاتصال.`,
  failed: 'تعذّر تحميل ما ينتظرك',
  loading: 'جارٍ تحميل ما ينتظرك',
  kinds: {
    choose: {
      sentence: (amount) => (amount === null ? 'من يُصلحها؟' : `من يُصلحها؟ لك فيها ${amount}.`),
      act: 'صوّت',
    },
    approve: {
      sentence: (amount) =>
        amount === null
          ? 'هل أُنجز العمل كما اتُّفق عليه؟'
          : `هل أُنجز العمل كما اتُّفق عليه؟ لك فيه ${amount}.`,
      act: 'راجع',
    },
    seat: { sentence: () => 'اختارتك القرعة لهيئة المحلفين. هل تشارك؟', act: 'أجب' },
    verdict: { sentence: () => 'أنت في هيئة المحلفين. ما رأيك؟', act: 'احكم' },
    rule: {
      sentence: (amount) =>
        `لم تتمكن هيئة المحلفين من الحسم${amount === null ? '' : ` في ${amount}`}. القرار لك.`,
      act: 'قرّر',
    },
    confirm: {
      sentence: (amount) => `قرار${amount === null ? '' : ` بشأن ${amount}`} يحتاج إلى سفير ثانٍ.`,
      act: 'راجع',
    },
    prove: {
      sentence: (amount) =>
        `وقع الاختيار عليك${amount === null ? '' : ` مقابل ${amount}`}. أظهر العمل.`,
      act: 'أظهره',
    },
    redo: { sentence: () => 'رُفض إثباتك. أظهر العمل مرة أخرى أو استأنف.', act: 'السبب' },
    report: {
      sentence: (amount) => `تقرير الخبرة منتظر منك${amount === null ? '' : ` (${amount})`}.`,
      act: 'اكتبه',
    },
    merge: {
      sentence: () => 'يسأل مُبلّغ آخر إن كنتما تقصدان المشكلة نفسها.',
      act: 'أجب',
    },
  },
  left: (time) => `بقي ${time}`,
  now: 'ينتهي في أي لحظة',
  unsent: {
    title: 'على هذا الجهاز',
    attention: {
      zero: 'لا شيء تعذّر إرساله.',
      one: 'تعذّر إرسال عنصر واحد.',
      two: 'تعذّر إرسال عنصرين.',
      few: 'تعذّر إرسال # عناصر.',
      many: 'تعذّر إرسال # عنصرًا.',
      other: 'تعذّر إرسال # عنصر.',
    },
    waiting: {
      zero: 'لا شيء ينتظر الإرسال.',
      one: 'يُرسل عنصر واحد عند توفر الاتصال.',
      two: 'يُرسل عنصران عند توفر الاتصال.',
      few: 'تُرسل # عناصر عند توفر الاتصال.',
      many: 'يُرسل # عنصرًا عند توفر الاتصال.',
      other: 'يُرسل # عنصر عند توفر الاتصال.',
    },
    fix: 'عالجه',
    look: 'اعرض',
  },
  address: {
    ask: (email) => `أكّد ${email} لنتمكن من إخبارك عن مالك.`,
    send: 'إرسال الرابط',
    done: 'أُرسل الرابط',
    doneText: 'افتحه على أي جهاز لتأكيد العنوان.',
    failed: 'تعذّر إرسال الرابط',
  },
  empty: 'لا شيء ينتظرك.',
  fixed: (amount) => ({
    zero: `لم تُصلَح مشكلات هذا العام بمالك (${amount}).`,
    one: `أُصلحت مشكلة واحدة هذا العام بمبلغ ${amount} من مالك.`,
    two: `أُصلحت مشكلتان هذا العام بمبلغ ${amount} من مالك.`,
    few: `أُصلحت # مشكلات هذا العام بمبلغ ${amount} من مالك.`,
    many: `أُصلحت # مشكلة هذا العام بمبلغ ${amount} من مالك.`,
    other: `أُصلحت # مشكلة هذا العام بمبلغ ${amount} من مالك.`,
  }),
} satisfies Texts<typeof original.needsContent>;
