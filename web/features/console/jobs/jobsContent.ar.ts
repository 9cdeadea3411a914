import type { DeliverySubject } from '#schema/console/consoleKinds.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { REPORTS } from '#web/format/arabicCounts.ts';
import type * as original from './jobsContent.ts';
const kinds = {
  push: 'إشعار فوري',
  email: 'بريد بالمستجدات',
  account_mail: 'بريد بشأن الحساب',
  payment: 'ردّ أو صرف',
  forwarding: 'بلاغ إلى جهة',
};

const subjects: Record<DeliverySubject, string> = {
  issue_update: 'جديد مشكلة',
  proposal: 'عرض',
  pledge: 'تعهّد',
  vote: 'صوت',
  message: 'رسالة',
  system: 'إشعار من المشغّلين',
  digest: 'ملخّص',
  moderation: 'قرار إشراف',
  reset: 'كلمة مرور جديدة',
  proof: 'تأكيد العنوان',
  change_old: 'تغيير العنوان، إلى القديم',
  change_new: 'تغيير العنوان، إلى الجديد',
  taken: 'العنوان مستخدَم',
  password_changed: 'تغيّرت كلمة المرور',
  username_changed: 'تغيّر اسم المستخدم',
  issue_reported: 'بلاغ جديد في فئة',
  refund: 'ردّ مبلغ',
  payout: 'دفعة للمنفّذ',
  issue_forwarded: 'بلاغ إلى الجهة المسؤولة',
};

export const jobsContent = {
  title: 'التشغيل',
  subtitle: 'حالة هذا الموقع، وما ينتظر الإرسال منه، وما العمل حياله.',
  health: 'كيف الحال',
  fine: 'لا شيء يحتاج إليك الآن.',
  warnings: {
    books: (problem) =>
      `الدفاتر غير سليمة: ${problem}. أوقف الصرف لدى مزوّد الدفع وشغّل «trybe verify» (أو «npm run verify» من مجلد الشيفرة).`,
    unchecked: (when) =>
      `آخر فحص للدفاتر كان ${when}. الفحص اليومي لا يعمل: تحقّق مما إذا كان الخادم قد أُعيد تشغيله أو مثقلًا بالحمل.`,
    failing: (count, kind) =>
      `من «${kind}» ما حُوول إرساله عبثًا أكثر من مرة: ${count}. انظر أدناه، وهل تستجيب الخدمة التي تنقله.`,
    late: (kind, when) => `«${kind}» ينتظر منذ ${when}: ربما توقّفت المهمة التي ترسله.`,
    backup: (when) =>
      `اكتملت آخر نسخة احتياطية ${when}: تحقّق مما يقوله الأمر «systemctl status trybe-backup.service».`,
    disk: (free, size) =>
      `لم يبقَ سوى ${free} من ${size} على قرص مجلد البيانات: أفسِح مكانًا أو انقله إلى قرص أكبر.`,
    differences: (count) =>
      `بين مزوّد الدفع والدفاتر: ${count}. انظر «الأموال»، وقارن بلوحة مزوّد الدفع.`,
    payouts: (count) => `متأخّر عن موعده: ${count}. أشخاص ينتظرون أموالًا وُعدوا بها. انظر «الأموال».`,
    replica: (number) => `نسخة قاعدة البيانات رقم ${number} مستبعَدة: لا تستجيب أو متأخّرة كثيرًا.`,
    weaknesses: {
      open_listener:
        'يقبل الخادم اتصالات من أجهزة أخرى ويصدّق ما تقوله عن عنوانها. اجعل الوكيل وحده يصل إليه: HOST=127.0.0.1 أو شبكة خاصة بهما.',
      database_superuser:
        'دور DATABASE_URL مستخدم خارق لا يوقفه أي حارس في قاعدة البيانات. امنح التطبيق دورًا خاصًّا به كما يصف api/ops/database.md.',
      database_owner:
        'دور DATABASE_URL يملك جداوله ويستطيع إزالة حرّاسها. امنح التطبيق دورًا خاصًّا به كما يصف api/ops/database.md.',
    },
    mail: 'لا يخرج بريد من هذا الموقع: لا يستطيع أحد اختيار كلمة مرور جديدة بالبريد. اضبط SMTP_URL وMAIL_FROM.',
    reports: (count) => `من المستخدمين بانتظار القرار: ${count}.`,
  },
  differences: {
    zero: 'لا فروق',
    one: 'فرق واحد',
    two: 'فرقان',
    few: '# فروق',
    many: '# فرقًا',
    other: '# فرق',
  },
  payouts: {
    zero: 'لا دفعات',
    one: 'دفعة واحدة',
    two: 'دفعتان',
    few: '# دفعات',
    many: '# دفعة',
    other: '# دفعة',
  },
  openReports: REPORTS,
  facts: {
    database: 'قاعدة البيانات',
    version: (version) => `PostgreSQL ${version}`,
    migration: 'آخر تغيير في جداولها',
    migrationOf: (number, name) => `رقم ${number}: ${name}`,
    photos: 'الصور',
    videos: 'مقاطع الفيديو',
    files: (count, size) => `${count}، ${size} كما أُرسلت`,
    replicas: 'نسخ قاعدة البيانات',
    noReplicas: 'لا توجد',
    replica: (number, state) => `${number}: ${state}`,
    used: (lag) => `مستخدَمة، متأخّرة ${lag}`,
    leftOut: 'مستبعَدة',
    disk: 'قرص مجلد البيانات',
    diskFree: (free, size) => `${free} متاحة من ${size}`,
    backup: 'آخر نسخة احتياطية',
    backupNone: 'لا شيء بعدُ عبر backup.sh',
    books: 'الدفاتر',
    booksHold: (when) => `سليمة، فُحصت ${when}`,
    booksBroken: (when) => `غير سليمة، فُحصت ${when}`,
    booksNone: 'لم تُفحص بعد',
    frozen: 'مشكلات أموالها مجمّدة',
    signIns: 'جلسات الدخول',
    streams: 'الصفحات المفتوحة الآن',
    mail: 'البريد',
    mailOf: { smtp: 'عبر SMTP', local: 'إلى صندوق البريد المحلي', none: 'لا يوجد' },
  },
  heading: 'ما ينتظر الإرسال',
  hint: 'تُعاد المحاولة تلقائيًّا على فترات متباعدة أكثر فأكثر، ولا يظهر هنا المحتوى.',
  kind: 'النوع',
  state: 'المحاولات',
  kinds,
  filters: { any: 'الكل', ...kinds },
  states: {
    any: 'أي عدد من المحاولات',
    failing: 'سبقت محاولته',
    untried: 'لم يُحاوَل بعد',
  },
  fileName: 'deliveries',
  list: {
    caption: 'ما ينتظر الإرسال من هذا الموقع، الأكثر محاولات أولًا',
    thing: {
      zero: 'لا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: '# رسائل',
      many: '# رسالة',
      other: '# رسالة',
    },
    empty: 'لا شيء ينتظر الإرسال',
  },
  columns: {
    what: 'ما هو',
    person: 'الشخص',
    tries: 'المحاولات',
    since: 'منذ',
    next: 'المحاولة التالية',
    error: 'آخر خطأ',
    act: 'تكرار',
  },
  of: (kind, subject) => `${kinds[kind]}: ${subjects[subject]}`,
  atOnce: 'فورًا',
  unknown: '–',
  repeat: {
    button: 'تكرار الآن',
    label: (what) => `تكرار الآن: ${what}`,
    title: 'هل تريد إعادة المحاولة الآن؟',
    text: 'يُرسل خلال دقيقة بدل انتظار المحاولة التالية. الأفضل أن يكون ذلك بعد إصلاح ما كان عائقًا.',
    submit: 'تكرار الآن',
    done: 'تجري المحاولة الآن',
  },
} satisfies Texts<typeof original.jobsContent>;
