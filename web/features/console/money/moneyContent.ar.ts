import type { Texts } from '#schema/languages/Texts.ts';
import { ISSUES } from '#web/format/arabicCounts.ts';
import type * as original from './moneyContent.ts';
const troubles = {
  failing: 'دفعة متعثّرة',
  failed: 'دفعة فاشلة',
  overdue: 'صرف متأخّر',
  charged_back: 'استرجاع من البنك',
  frozen: 'حساب ضمان مجمّد',
};

export const moneyContent = {
  title: 'الأموال',
  subtitle:
    'أين توجد الأموال كلها أو أين ذهبت، بحسب دفتر الحسابات، وما يحتاج إلى تدخّل. لا يستطيع المشغّلون نقلها.',
  figures: 'أين الأموال',
  testMoney: 'أموال تجريبية: لا يُخصم من أحد ولا يُدفع لأحد.',
  states: {
    open: 'ضمان، لم يُختر أحد',
    in_progress: 'ضمان، العمل جارٍ',
    completed: 'ضمان، مكتملة',
    frozen: 'ضمان، مجمّد',
    hidden: 'ضمان، المشكلة مخفية',
    released: 'صُرف للمنفّذين',
    fees: 'احتُفظ به رسومًا',
    refunded: 'رُدّ',
    withdrawn: 'سحبه المتبرّعون',
    charged_back: 'استرجعته البنوك',
  },
  issues: ISSUES,
  movements: {
    zero: 'لا حركات',
    one: 'حركة واحدة',
    two: 'حركتان',
    few: '# حركات',
    many: '# حركة',
    other: '# حركة',
  },
  heading: 'ما يحتاج إلى تدخّل',
  hint: 'تُعاد محاولة الدفعات الفاشلة تلقائيًّا. الاسترجاع من البنك يجمّد ما تبقّى إلى أن ينظر فيه سفير.',
  filter: 'النوع',
  filters: { any: 'الكل', ...troubles },
  troubles,
  payments: { charge: 'خصم', refund: 'ردّ', payout: 'صرف' },
  ofPayment: (trouble, payment) => `${trouble} (${payment})`,
  gone: 'مشكلة محذوفة أو مخفية',
  deliveries: 'الدفعات الجارية',
  fileName: 'money',
  list: {
    caption: 'ما يحتاج إلى تدخّل من شؤون الأموال، الأحدث أولًا',
    thing: {
      zero: 'لا حالات',
      one: 'حالة واحدة',
      two: 'حالتان',
      few: '# حالات',
      many: '# حالة',
      other: '# حالة',
    },
    empty: 'لا شيء من شؤون الأموال يحتاج إلى تدخّل',
  },
  columns: {
    what: 'ما هو',
    issue: 'المشكلة',
    amount: 'المبلغ',
    person: 'الشخص',
    since: 'منذ',
    detail: 'السبب أو الخطأ',
  },
} satisfies Texts<typeof original.moneyContent>;
