import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const peopleContent = {
  fallbackTitle: 'السمعة',
  pageTitle: (name) => `\u2068${name}\u2069 · السمعة`,
  description: 'درجة الثقة والعمل منفّذًا والسجلّ متحقّقًا.',
  memberSince: (day) => `عضو منذ ${day}`,
  missingTitle: 'هذا الشخص غير موجود',
  missingText: 'قد يكون العنوان خاطئًا، أو لم يعد الحساب موجودًا.',
  browse: 'تصفّح المشكلات',
  trust: {
    title: 'الثقة',
    score: 'درجة الثقة',
    of: (most) => `من ${most}`,
    formula: 'كيف تُحسب الدرجة',
    intro: (start, most) =>
      `يبدأ كل شخص من ${start}. كل حدث أدناه يضيف نقاطه أو ينقصها بترتيب حدوثه، ولا تخرج الدرجة أبدًا عن 0 إلى ${most}. لا يستطيع أحد ضبطها يدويًّا.`,
    limit: (least) =>
      `من تقلّ درجته عن ${least} لا يمكنه تقديم حلول. ما فعله حكم في هيئة محلّفين بالدرجة والأرقام والمرتبة يظهر عند انتهاء الشهر، لكيلا يستنتج أحد من حكم كيف.`,
    what: 'ما حدث',
    points: 'النقاط',
    pointsCaption: 'النقاط',
  },
  log: {
    title: 'السجل',
    caption: 'ما غيّر الدرجة، الأحدث أولًا',
    issue: 'المشكلة',
    when: 'متى',
    noIssue: '–',
    jury: 'في هيئة محلّفين لا تُذكر أسماء أعضائها',
    empty: 'لم يغيّر شيء هذه الدرجة بعد.',
  },
  solver: {
    title: 'بصفته منفّذًا',
    solved: 'المشكلات المحلولة',
    rating: 'متوسط التقييم',
    ratings: {
      zero: 'لا تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: '# تقييمات',
      many: '# تقييمًا',
      other: '# تقييم',
    },
    noRatings: 'لا تقييمات بعد',
    disputes: 'المتنازَع عليها',
    disputesHint: 'من القضايا المنتهية',
  },
  verifier: {
    title: 'بصفته متحقّقًا',
    count: 'عمليات التحقّق',
    countHint: 'الأصوات والأحكام في القضايا المنتهية',
    accuracy: 'الدقّة',
    accuracyHint: 'وافق النتيجة النهائية',
    consensus: 'التوافق',
    consensusHint: 'قال ما قالته الأغلبية في الجولة',
    leaderboard: 'قائمة أفضل المتحقّقين لهذا الشهر',
  },
  events: {
    agreed: 'صوت أو حكم وافق النتيجة النهائية',
    disagreed: 'صوت أو حكم لم يوافقها',
    solution_completed: 'حلّ أُنجز وقُبل',
    finally_rejected: 'حلّ رُفض نهائيًّا',
    account_flag_upheld: 'شكوى عن الحساب أُيّدت',
    flag_dismissed: 'اعتراض على إثبات تبيّن أنه بلا أساس',
  },
} satisfies Texts<typeof original.peopleContent>;
