import type { Texts } from '#schema/languages/Texts.ts';
import { ISSUES } from '#web/format/arabicCounts.ts';
import type * as original from './content.ts';

export const mapPageContent = {
  title: 'اكتشف المشكلات القريبة منك',
  subtitle:
    'استكشف خريطتنا التفاعلية لتجد المشكلات في حيّك. صفِّها حسب النوع أو الإلحاح أو حالة التمويل.',
  views: 'طرق عرض صفحة الخريطة',
  tabs: { map: 'الخريطة', statistics: 'الإحصاءات' },
  map: 'خريطة المشكلات المُبلَغ عنها',
  addIssue: 'إضافة مشكلة جديدة',
  searchIssues: 'البحث عن مشكلات...',
  legend: {
    title: 'مفتاح الخريطة',
    statuses: ['reported', 'in_progress', 'completed'],
    waiting: 'بانتظار الإرسال',
    critical: 'علامتان: حرجة. علامة واحدة: أولوية عالية.',
    cluster:
      'الرقم يمثّل عدّة مشكلات، وتبيّن حلقته كم منها مفتوح وقيد التنفيذ ومكتمل، والعلامتان تعنيان أن بعضها حرج.',
    freshness: {
      fresh: 'أُبلغ عنها أو أُكّدت خلال آخر 30 يومًا',
      aging: 'خلال آخر 6 أشهر',
      stale: 'لم تُؤكَّد منذ مدة أطول',
    },
  },
  filters: {
    label: 'التصفية',
    status: 'الحالة',
    funding: 'التمويل',
    statusOptions: {
      all: 'كل الحالات',
      critical: 'أولوية حرجة',
      reported: 'مفتوحة للتعهّدات',
      in_progress: 'قيد التنفيذ',
      completed: 'مكتملة',
    },
    fundingOptions: {
      all: () => 'أي تمويل',
      low: (low) => `أقل من ${low}`,
      medium: (low, high) => `${low}–${high}`,
      high: (_, high) => `أكثر من ${high}`,
    },
    apply: 'تطبيق التصفية',
    remove: 'إزالة التصفية',
    showing: (shown, total) => `المشكلات المعروضة: ${shown} من ${total}`,
    clear: 'مسح',
  },
  selected: {
    label: 'المشكلة المختارة',
    pledged: 'المتعهَّد به',
    viewDetails: 'عرض التفاصيل',
    pledge: 'تعهّد',
    close: 'إغلاق',
    openWaiting: 'عرض أين وصل',
    waiting: 'بانتظار الإرسال',
  },
  place: { popup: 'نتيجة البحث', marker: 'المكان' },
  locate: { button: 'عرض موقعي' },
  sheet: { open: 'عرض القائمة', close: 'عرض الخريطة' },
  areas: {
    title: 'مناطق المجتمع',
    empty: 'لا بيانات متاحة بعد',
    issues: ISSUES,
  },
  inView: {
    title: 'المشكلات على هذه الخريطة',
    sort: 'الترتيب حسب',
    sorts: {
      newest: 'الأحدث',
      near: 'القريبة مني',
      money: 'الأكثر تمويلًا',
      affected: 'الأكثر تأثيرًا',
    },
    away: (distance) => `على بُعد ${distance}`,
    summary: (count) => `المعروض: ${count}`,
    empty: 'لا مشكلات في هذا الجزء من الخريطة. صغّرها أو حرّكها.',
    failed: 'تعذّر تحميل المشكلات، لذلك لا يُعرف ما الموجود هنا.',
    emptySite: 'لم يُبلغ أحد عن مشكلة بعد. كن الأول.',
    more: (count) => `هناك ${count} أخرى. كبّر الخريطة لتراها.`,
    money: (kind) => `المبالغ ${kind}.`,
    showOnMap: (title) => `عرض على الخريطة: \u2068${title}\u2069`,
  },
  statistics: {
    byStatus: 'المشكلات حسب الحالة',
    labels: {
      critical: 'حرجة',
      reported: 'مفتوحة للتعهّدات',
      in_progress: 'قيد التنفيذ',
      completed: 'مكتملة',
    },
    funding: 'نظرة عامة على التمويل',
    totalIssues: 'مجموع المشكلات',
    available: 'المشكلات المتاحة',
    availableHint: 'مفتوحة للتعهّدات',
    totalPledged: 'مجموع التعهّدات',
    average: 'متوسط رصيد التعهّدات',
    top: 'أبرز المناطق',
    newestOnly: (count) => `محسوب على أحدث المشكلات، وعددها ${count}.`,
  },
  help: {
    open: 'مساعدة',
    title: 'استخدام الخريطة التفاعلية',
    items: [
      {
        term: 'التنقّل',
        text: 'اسحب الخريطة أو استخدم أسهم لوحة المفاتيح. كبّر وصغّر بالأزرار أو العجلة أو بإصبعين أو بزرّي الزائد والناقص.',
      },
      {
        term: 'فتح مشكلة',
        text: 'اضغط على علامة. تُظهر حلقتها الحالة، وتخفّ كلما طال الوقت دون تأكيد؛ ومن قُرب تُظهر بطاقة تحتها مقدار التعهّدات. اضغط على الخريطة للإغلاق.',
      },
      {
        term: 'الأرقام',
        text: 'القرص الذي يحمل رقمًا يدلّ على عدة مشكلات. اضغط عليه للتكبير.',
      },
      {
        term: 'البحث',
        text: 'ابحث عن مشكلة بعنوانها أو عن مكان باسمه. يختار زر الإدخال الاقتراح الأول.',
      },
      {
        term: 'التصفية',
        text: 'اختر حالة ونطاق تمويل. تُبيّن الشارة كم مشكلة بقيت، وتمسح التصفية.',
      },
      {
        term: 'دون شبكة',
        text: 'تعمل الخريطة وأسماء الأماكن وكل ما سبقت رؤيته دون اتصال. وتُرسم بلاغاتك المنتظرة بحلقة متقطّعة.',
      },
    ],
    close: 'فهمت',
  },
  offline: (moment) => `غير متصل. المشكلات من ${moment}.`,
  failed: 'تعذّر تحميل المشكلات. الخريطة نفسها تعمل.',
  retry: 'إعادة المحاولة',
  followArea: {
    follow: 'متابعة هذه المنطقة',
    what: (km) => `البلاغات الجديدة ضمن ${km} كم من وسط الخريطة، في ملخّصك.`,
    tooLarge: 'كبّر الخريطة لمتابعة منطقة: تعرض الخريطة أكثر من 25 كم حول وسطها.',
    following: 'جارٍ التنفيذ...',
    waiting: 'ما تتابعه هنا بانتظار الإرسال.',
    list: 'ما تتابعه',
    failed: 'لم تُتابَع المنطقة',
  },
} satisfies Texts<typeof original.mapPageContent>;
