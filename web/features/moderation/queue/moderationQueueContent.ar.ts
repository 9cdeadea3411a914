import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS, REPORTS } from '#web/format/arabicCounts.ts';
import { DAYS } from '#web/format/arabicTimes.ts';
import type * as original from './moderationQueueContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

const form = {
  missing: 'اختر واحدًا من فضلك.',
  reason: 'السبب',
  reasonHint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يراه صاحب المنشور، فلا تذكر اسم من أبلغ.`,
  pending: 'جارٍ التنفيذ...',
};

const options = {
  leave: 'تركه كما هو',
  warn: 'إنذار',
  hide_message: 'إخفاء الرسالة',
  hide_proposal: 'إخفاء نصّه',
  redact_photo: 'إزالة الصور المحدّدة',
  hide_issue: 'إخفاء المشكلة',
  restrict: 'تقييد الحساب',
};

export const moderationQueueContent = {
  title: 'بلاغات المستخدمين',
  subtitle: 'ما أبلغ عنه الناس لتبتّ فيه. لا يعرف أصحاب المنشورات أبدًا من أبلغ عنهم.',
  noAccess: {
    title: 'هذا المكتب للسفراء والمشغّلين',
    text: 'يعيّنهم المشغّلون. ويستطيع الجميع قراءة ما يقرّرونه في صفحة كل مشكلة.',
    action: 'تصفّح المشكلات',
  },
  back: 'مكتب السفراء',
  open: 'فتح القائمة',
  failed: 'تعذّر تحميل البلاغات',
  waiting: (open, appeals) => `بانتظار القرار: ${open}، بعد التظلّم: ${appeals}.`,
  tabs: 'أقسام القائمة',
  states: { open: 'مفتوحة', appeals: 'تظلّمات', decided: 'مبتوت فيها' },
  empty: {
    open: 'لا شيء ينتظر قرارًا',
    appeals: 'لا تظلّمات تنتظر',
    decided: 'لم يُبتّ في شيء بعد',
  },
  emptyText: {
    open: 'يظهر هنا ما يبلغ عنه الناس، الأقدم أولًا.',
    appeals: 'إذا تظلّم صاحب منشور، يبتّ هنا شخص غير الذي قرر أولًا.',
    decided: 'يبقى هنا كل قرار مع سببه.',
  },
  kinds: {
    issue: 'مشكلة',
    message: 'رسالة',
    proposal: 'عرض',
    proof: 'إثبات',
    profile: 'ملف شخصي',
  },
  grounds: {
    abuse: 'إهانات أو تهديدات أو كراهية',
    privacy: 'الخصوصية',
    false: 'غير صحيح',
    spam: 'محتوى مزعج',
    unlawful: 'مخالف للقانون',
    other: 'شيء آخر',
  },
  options,
  of: 'في',
  by: 'من',
  nobody: 'حساب محذوف',
  reports: REPORTS,
  since: (moment) => `ينتظر منذ ${moment}`,
  content: 'ما ورد فيه',
  noText: 'لا نصّ.',
  gone: 'حُذف أو أُخفي منذ ذلك الحين.',
  photo: (number) => `الصورة ${number}`,
  tick: 'الصور المراد إزالتها',
  told: 'ما تقوله البلاغات',
  noWords: 'لا تفاصيل أخرى.',
  history: (count) => `قرارات سابقة (${count})`,
  sameThing: 'عن المحتوى نفسه',
  undone: 'أُلغي',
  record: 'السجل العلني للمشكلة',
  stake: 'لك صلة بالأمر أو اتخذت القرار الأول، لذلك يجب أن يقرّر غيرك.',
  soFar: 'ما تقرّر',
  decided: (choice, by, moment) => `${choice}، من \u2068${by}\u2069، ${moment}`,
  appealed: (moment) => `تظلّم من ${moment}`,
  settled: { upheld: 'أُيّد القرار', undone: 'أُلغي القرار' },
  decision: {
    ...form,
    heading: 'قرارك',
    choice: 'ماذا ينبغي أن يحدث؟',
    options,
    effects: {
      leave: 'لا يتغيّر شيء ولا يُبلَّغ أحد. ويجوز لآخرين الإبلاغ عنه.',
      warn: 'يبقى. يرى صاحبه سببك ويمكنه التظلّم.',
      hide_message: 'لا يراها أحد في النقاش بعد الآن. يرى صاحبها سببك ويمكنه التظلّم.',
      hide_proposal:
        'يقرأ الآخرون جملة مكانه. ويبقى مبلغه ومدّته وأصواته والأموال كما هي. يرى صاحبه سببك ويمكنه التظلّم.',
      redact_photo: 'تُحذف نهائيًّا، الأصول وكل النسخ، ولا يعيدها أي تظلّم. يرى صاحبها سببك.',
      hide_issue:
        'لا يرى المشكلة وكل ما يتبعها إلا السفراء والمشغّلون، وتُجمَّد أموالها. يرى المُبلِّغ والمتبرّعون والمنفّذون سببك.',
      restrict: `لا يستطيع صاحبه لمدة ${plural(RESTRICTION_DAYS, DAYS)} الإبلاغ عن مشكلات أو تعديلها ولا تقديم عروض ولا النشر. تبقى التعهّدات والأصوات والإثباتات ممكنة. ويبقى ما أُبلغ عنه كما هو.`,
    },
    submit: 'بتّ',
    title: 'هل تريد البتّ في هذا البلاغ؟',
    text: '',
    confirm: 'بتّ',
    done: 'بُتّ في البلاغ',
    failed: 'خطأ في البتّ في البلاغ',
  },
  settling: {
    ...form,
    heading: 'جوابك عن التظلّم',
    choice: 'هل يبقى القرار؟',
    options: { upheld: 'القرار باقٍ', undone: 'إلغاء القرار' },
    effects: {
      upheld: 'لا يتغيّر شيء. يرى صاحبه سببك؛ ولا تظلّم ثانيًا.',
      undone:
        'يُعرض ما أُخفي من جديد، ويُرفع التقييد أو الإنذار. وتبقى الصور المُزالة مُزالة. يرى صاحبه سببك.',
    },
    submit: 'الرد على التظلّم',
    title: 'هل تريد الرد على هذا التظلّم؟',
    text: '',
    confirm: 'رد',
    done: 'رُدّ على التظلّم',
    failed: 'خطأ في الرد على التظلّم',
  },
} satisfies Texts<typeof original.moderationQueueContent>;
