import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import { DAYS, SECONDS } from '#web/format/arabicTimes.ts';
import type * as original from './content.ts';
import {
  JUSTIFICATION_MIN_LENGTH,
  PROOF_NONCE_DAYS,
  PROOF_RADIUS_M,
  PROOF_VIDEO_MAX_BYTES,
  PROOF_VIDEO_MAX_SECONDS,
} from '#schema/limits.ts';

const MEGABYTES = PROOF_VIDEO_MAX_BYTES / 1024 / 1024;

export const proofContent = {
  title: 'تقديم الإثبات',
  subtitle: (issue) => `لـ «\u2068${issue}\u2069»`,
  back: 'العودة إلى المشكلة',
  loading: 'جارٍ تحضير الإثبات',
  ready: (moment) => `جاهز للالتقاط دون شبكة حتى ${moment}. كل ما تفعله هنا يُحفظ على هذا الجهاز.`,
  unprepared: {
    title: 'غير محضَّر للعمل دون اتصال',
    text: `افتح هذه الصفحة مرة واحدة مع اتصال قبل أن تخرج. بعد ذلك تعمل دون شبكة لمدة ${plural(PROOF_NONCE_DAYS, DAYS)}.`,
    retry: 'المحاولة مرة أخرى',
  },
  closed: {
    title: 'لا إثبات يُقدَّم',
    text: 'لا يقدّم الإثبات إلا المنفّذ المختار، وفقط أثناء العمل أو بعد رفض.',
    action: 'فتح المشكلة',
  },
  waiting: {
    title: 'إثباتك ينتظر على هذا الجهاز',
    text: 'يُرسل حالما يتوفّر اتصال. لم يعد ممكنًا تغييره، فربما وصلت محاولة.',
    action: 'عرض غير المُرسَل',
  },
  photos: {
    reported: 'صورة البلاغ',
    before: {
      heading: 'قبل',
      hint: 'المكان كما كان قبل عملك. طابِق صورة البلاغ لتمكن المقارنة بينهما.',
      camera: 'التقاط صورة قبل العمل',
      file: 'اختيار صورة قبل العمل',
      alt: 'صورتك قبل العمل',
      retake: 'التقاط صورة أخرى قبل العمل',
      missing: 'صورة قبل العمل مفقودة.',
    },
    after: {
      heading: 'بعد',
      hint: 'المشهد نفسه بعد عملك. تشفّ صورة قبل العمل في الكاميرا لتساعدك.',
      camera: 'التقاط صورة بعد العمل',
      file: 'اختيار صورة بعد العمل',
      alt: 'صورتك بعد العمل',
      retake: 'التقاط صورة أخرى بعد العمل',
      missing: 'صورة بعد العمل مفقودة.',
    },
    working: 'جارٍ تحضير الصورة...',
    byApp: (moment, place) => `التُقطت في ${moment}، ${place}.`,
    byFile: (moment, place) =>
      `من ملف. يقول: التُقطت في ${moment}، ${place}. لا يستطيع الخادم التأكد منه.`,
    noTime: 'وقت غير معروف',
    place: (meters) => `على بُعد ${meters} م من المشكلة`,
    noPlace: 'المكان غير معروف',
  },
  camera: {
    title: { before: 'صورة قبل العمل', after: 'صورة بعد العمل' },
    shutter: 'التقاط الصورة',
    ghost: 'الصورة المساعدة',
    ghostOf: 'مدى شفافية الصورة السابقة',
    locating: 'جارٍ البحث عن موقعك...',
    located: (meters) => `الموقع معروف بدقّة نحو ${meters} م`,
    noPosition: 'لا موقع: تُلتقط الصورة من دون مكان.',
    starting: 'جارٍ تشغيل الكاميرا...',
    failed:
      'لا يمكن استخدام الكاميرا هنا. أغلق هذا واختر صورة بدلًا من ذلك، أو اسمح بالكاميرا في المتصفّح.',
  },
  checkIn: {
    heading: 'تأكيد الحضور',
    hint: `يبيّن أنك في المكان، ضمن ${PROOF_RADIUS_M} م من المشكلة. يُحفظ مع الوقت.`,
    button: 'تأكيد حضوري هنا',
    again: 'تأكيد حضوري من جديد',
    pending: 'جارٍ تحديد الموقع...',
    done: (distance, accuracy) =>
      `أُكّد الحضور على بُعد ${distance} م من المشكلة، بدقّة نحو ${accuracy} م.`,
    far: `هذا أبعد من ${PROOF_RADIUS_M} م. سيقول الخادم ذلك لكل من يصوّت.`,
    missing: 'تأكيد الحضور مفقود.',
    refused: 'تعذّر تحديد موقعك. اسمح بذلك في المتصفّح واخرج إلى مكان مكشوف وحاول مرة أخرى.',
    unsupported: 'لا يحدّد هذا المتصفّح المواقع.',
    uncertain: 'الموقع غير دقيق كفايةً. حاول مرة أخرى في مكان مكشوف.',
  },
  summary: {
    heading: 'ما أُنجز',
    hint: 'اذكر ما فعلته وكيف يحقّق معايير الحل.',
    label: 'الملخّص',
    fieldHint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}.`,
    criteria: 'معايير الحل',
  },
  video: {
    heading: 'الفيديو',
    hint: `اختياري: حتى ${plural(PROOF_VIDEO_MAX_SECONDS, SECONDS)} من العمل، ${MEGABYTES} ميغابايت على الأكثر، MP4 أو WebM.`,
    choose: 'تصوير مقطع أو اختياره',
    working: 'جارٍ قراءة المقطع...',
    remove: 'إزالة المقطع',
    label: 'مقطعك',
    problems: {
      too_long: `المقطع أطول من ${plural(PROOF_VIDEO_MAX_SECONDS, SECONDS)}.`,
      too_large: `المقطع أكبر من ${MEGABYTES} ميغابايت.`,
      wrong_type: 'اختر مقطعًا بصيغة MP4 أو WebM من فضلك.',
      unreadable: 'لا يمكن قراءة هذا المقطع. اختر غيره من فضلك.',
      unplayable:
        'هذا المقطع تالف أو بصيغة لا يشغّلها هذا المتصفّح. على iPhone اختر «الأكثر توافقًا» من الإعدادات ثم الكاميرا ثم الصيغ، أو اختر مقطعًا آخر.',
      not_kept: 'لا مساحة للمقطع على هذا الجهاز. يضيع عندما تغلق هذه الصفحة قبل تقديم الإثبات.',
    },
  },
  publicNote:
    'تصبح الصور والأماكن والأوقات والملخّص علنية مع الإثبات. بعد تقديمه لا يمكن تغييره، بل الإضافة إليه فقط.',
  submit: 'تقديم الإثبات',
  submitChanged: 'حفظ وإعادة الإرسال',
  saving: 'جارٍ الحفظ...',
  incomplete: 'لا يزال ينقص:',
  refused: (detail) => `لم يقبل الخادم الإثبات: ${detail}`,
  notSavedTitle: 'لم يُحفظ',
  notSaved: {
    quota_exceeded:
      'لم تبقَ مساحة على هذا الجهاز. أفرِغ بعض المساحة ثم حاول مرة أخرى. الصور محفوظة في هذا النموذج.',
    unavailable:
      'لا يسمح هذا المتصفّح للتطبيق بحفظ شيء، في نافذة خاصة مثلًا. افتح هذه الصفحة في نافذة عادية.',
    outdated:
      'حفظت نسخة أحدث من التطبيق ما ينتظر على هذا الجهاز، وهذه النسخة لا تستطيع قراءته. أعد تحميل هذه الصفحة وحاول مرة أخرى.',
    not_found: 'لم يعد هذا الإثبات منتظرًا: أُرسل أو حُذف في تبويب آخر.',
    sending: 'يُرسل هذا الإثبات في هذه اللحظة. انتظر إلى أن يصل.',
    in_doubt: 'ربما وصلت محاولة سابقة، لذلك لم يعد ممكنًا تغيير الإثبات. أعد إرساله من «غير المُرسَل».',
    signed_out: 'سجّل الدخول لتقديم إثبات.',
  },
  toast: {
    savedTitle: 'حُفظ على هذا الجهاز',
    savedText: 'يُرسل الإثبات حالما يصبح الخادم متاحًا.',
    authTitle: 'تسجيل الدخول مطلوب',
    authText: 'سجّل الدخول لتقديم إثبات.',
    failed: 'خطأ',
    problems: {
      too_large: 'الصورة كبيرة جدًّا',
      wrong_type: 'نوع الملف غير صالح',
      unreadable: 'لا يمكن قراءة الصورة',
    },
  },
} satisfies Texts<typeof original.proofContent>;
