import { issueFieldContent } from '#web/components/issues/issueFieldContent.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { PHOTOS } from '#web/format/arabicCounts.ts';
import type * as original from './content.ts';

const fields: Record<string, string> = {
  ...issueFieldContent,
  photos: 'الصور',
  message: 'الرسالة',
  summary: 'الملخّص',
  before: 'صورة قبل العمل',
  after: 'صورة بعد العمل',
  checkIn: 'تأكيد الحضور',
  nonce: 'التحضير',
};

export const outboxContent = {
  title: 'غير المُرسَل',
  subtitle: 'كل ما كتبته على هذا الجهاز، وأين وصل.',
  loading: 'جارٍ قراءة غير المُرسَل',
  sendNow: 'إرسال الآن',
  resendAll: (count) => `إعادة إرسال الكل (${count})`,
  littleRoom: (left) =>
    `لم يبقَ على هذا الجهاز سوى ${left}. أرسل الآن ما ينتظر أو احفظه في ملف: قريبًا لن يمكن حفظ المزيد.`,
  sending: 'جارٍ الإرسال...',
  groups: {
    drafts: 'المسودات',
    attention: 'يحتاج إلى انتباهك',
    waiting: 'بانتظار الإرسال',
    received: 'وصل',
    receivedNote: 'تُحفظ الإيصالات 30 يومًا.',
  },
  kinds: {
    reportIssue: 'بلاغ',
    editIssue: 'تعديل',
    postMessage: 'رسالة',
    submitProof: 'إثبات',
    tellAffected: 'تؤثّر فيّ أيضًا',
    sightIssue: 'ما زالت موجودة',
    followIssue: 'متابعة',
    followArea: 'متابعة',
  },
  takenBack: {
    tellAffected: 'لم تعد تؤثّر فيّ',
    sightIssue: 'عولجت',
    followIssue: 'إيقاف المتابعة',
    followArea: 'إيقاف المتابعة',
  },
  changeTitle: 'تعديل مشكلة',
  proofTitle: (issue) => (issue === undefined ? 'إثبات عملك' : `إثبات لـ «\u2068${issue}\u2069»`),
  states: {
    draft: 'مسودة',
    waiting: 'حُفظ على هذا الجهاز',
    sending: (percent) => `جارٍ الإرسال (${percent}%)`,
    sendingBytes: (arrived, all) => `جارٍ الإرسال (${arrived} من ${all})`,
    received: 'وصل',
    attention: 'يحتاج إلى انتباهك',
  },
  written: (moment) => `كُتب في ${moment}`,
  changed: (moment) => `آخر تعديل في ${moment}`,
  receipt: (number, moment) => `رقم ${number}، ${moment}`,
  attempts: {
    zero: 'لا محاولات',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '# محاولات',
    many: '# محاولة',
    other: '# محاولة',
  },
  tried: (count) => `حتى الآن ${count}`,
  photos: PHOTOS,
  untitled: 'بلاغ بلا عنوان',
  shared: 'صورة مشارَكة',
  field: (path) => fields[path.split('.')[0] ?? ''] ?? path,
  actions: {
    continue: 'متابعة',
    edit: 'تعديل',
    resend: 'إعادة الإرسال',
    export: 'تصدير إلى ملف',
    discard: 'تجاهل',
    open: 'فتح',
    of: (action, title) => `${action}: \u2068${title}\u2069`,
  },
  discard: {
    title: 'هل تريد تجاهل هذا العنصر؟',
    text: (title) => `لم يصل «\u2068${title}\u2069» إلى الخادم. سيُحذف من هذا الجهاز نهائيًّا.`,
    confirm: 'تجاهل',
  },
  editMessage: {
    title: 'تعديل الرسالة',
    label: 'الرسالة',
    save: 'حفظ وإعادة الإرسال',
    empty: 'لا يمكن أن تكون الرسالة فارغة',
  },
  unknownKind: 'عنصر من نسخة أخرى',
  waitsFor: (title) => `يُرسل بعد وصول «\u2068${title}\u2069».`,
  waitsForRefused: (title) =>
    `ينتظر «\u2068${title}\u2069» الذي يحتاج إلى انتباهك أولًا. لم يضع شيء.`,
  conflict: {
    text: 'عدّل شخص آخر هذه المشكلة في هذه الأثناء. نصّك محفوظ: قارن بين النسختين.',
    same: 'في المشكلة الآن ما أردت تغييره.',
    resend: 'استخدام نسختي',
  },
  transfer: {
    heading: 'جهاز آخر',
    text: 'احفظ ما لم يُرسل في ملف واستورده على جهاز آخر سجّلت الدخول فيه. لا يُرسل شيء مرتين.',
    exportUnsent: 'تصدير غير المُرسل',
    import: 'استيراد',
    file: 'ملف العناصر غير المُرسلة',
    fileName: 'trybe-unsent.json',
    importedTitle: 'تم الاستيراد',
    items: {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: '# عناصر',
      many: '# عنصرًا',
      other: '# عنصر',
    },
    imported: (added, known) =>
      known === null
        ? `أُضيف إلى هذا الجهاز: ${added}.`
        : `أُضيف إلى هذا الجهاز: ${added}؛ وكان هنا من قبل: ${known}.`,
    problems: {
      not_an_export: 'هذا ليس ملفًّا صدّره هذا التطبيق.',
      newer_version:
        'كتبت هذا الملف نسخة أحدث من هذا التطبيق. أعد تحميل هذه الصفحة للتحديث ثم استورده.',
      other_person: 'هذا الملف يخصّ حسابًا آخر. سجّل الدخول بذلك الحساب لاستيراده.',
      damaged: 'هذا الملف تالف أو مبتور. لم يُستورد شيء؛ صدّره من جديد من فضلك.',
      too_large: 'هذا أكبر من أن يتّسع له ملف واحد. صدّر العناصر واحدًا واحدًا.',
    },
  },
  lost: {
    items: {
      zero: 'لا عناصر غير مُرسلة',
      one: 'عنصر واحد غير مُرسل',
      two: 'عنصران غير مُرسلين',
      few: '# عناصر غير مُرسلة',
      many: '# عنصرًا غير مُرسل',
      other: '# عنصر غير مُرسل',
    },
    text: (items) =>
      `مسح هذا المتصفّح ما كان محفوظًا على هذا الجهاز. ضاع معه ما قد يصل إلى ${items}. لم تتأثّر الأجهزة الأخرى ولا ما وصل.`,
    understood: 'فهمت',
  },
  failed: 'لم ينجح ذلك',
  paused: {
    text: 'الإرسال متوقّف مؤقّتًا: يطلب الخادم أن تسجّل الدخول. لم يضع شيء.',
    signedOut:
      'لم تسجّل الدخول. كتب هذا آخر من استخدم هذا الجهاز. سجّل الدخول لإرساله، ويمكنك أيضًا حفظه في ملف أو تجاهله.',
    action: 'تسجيل الدخول',
  },
  offline: 'تعذّر الوصول إلى الخادم. يُرسل كل شيء حالما يصبح ذلك ممكنًا.',
  lastSuccess: (moment) => `آخر إرسال في ${moment}`,
  storage: {
    heading: 'التخزين على هذا الجهاز',
    label: 'المستخدم',
    used: (used, quota) => `${used} من ${quota}`,
    persistent: 'يحتفظ هذا المتصفّح بما يُحفظ هنا.',
    notPersistent:
      'قد يمسح هذا المتصفّح البيانات المحفوظة عندما تنفد مساحة الجهاز. أرسل العناصر المنتظرة قريبًا أو صدّرها.',
    iosBrowser:
      'على iPhone وiPad قد يمسح المتصفّح البيانات المحفوظة بعد أيام من دون زيارة. أضف هذا التطبيق إلى الشاشة الرئيسية أو أرسل قريبًا.',
    protect: 'طلب الاحتفاظ بها',
    refused: 'لم يوافق المتصفّح. كثيرًا ما يفيد تثبيت التطبيق.',
  },
  empty: {
    title: 'لا شيء ينتظر هنا',
    text: 'تُحفظ هنا البلاغات والرسائل التي تكتبها دون شبكة إلى أن تصل.',
    action: 'الإبلاغ عن مشكلة',
  },
} satisfies Texts<typeof original.outboxContent>;
