import { IMPORT_MAX_ROWS } from '#schema/transfer/issueTransfer.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { formatNumber, plural } from '#web/format/format.ts';
import type * as original from './transferContent.ts';

const rows = (count: number) =>
  plural(count, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: '# صفوف',
    many: '# صفًّا',
    other: '# صف',
  });

export const transferContent = {
  title: 'الاستيراد والتصدير',
  subtitle: 'انقل بلاغات من نظام آخر إلى هنا، وخذ كل بلاغاتك إلى مكان آخر.',
  export: {
    heading: 'التصدير',
    hint: 'كل المشكلات التي يراها الجميع، الأقدم أولًا، مع حالتها وأموالها. يمكن استيراد الملف من جديد، هنا أو في مكان آخر.',
    csv: 'تنزيل CSV',
    geojson: 'تنزيل GeoJSON',
    note: 'يُفتح CSV في برامج الجداول وGeoJSON في برامج الخرائط. كل نص قد يعدّه برنامج الجداول صيغة حسابية يبدأ بفاصلة علوية.',
  },
  import: {
    heading: 'الاستيراد',
    hint: 'يُبلَغ عن المشكلات الجديدة باسمك. وما سبق استيراده يُحدَّث حيث يختلف الملف. يمكن استيراد الملف أي عدد من المرات.',
    choose: 'اختيار ملف',
    another: 'اختيار ملف آخر',
    file: 'ملف CSV أو GeoJSON',
    limits: `CSV أو GeoJSON بترميز UTF-8، حتى ${rows(IMPORT_MAX_ROWS)}. لا يُكتب شيء قبل أن ترى ما سيحدث.`,
    wrongKind: 'هذا ليس ملف CSV ولا GeoJSON',
    wrongKindText: 'اختر ملفًّا ينتهي اسمه بـ ‎.csv أو ‎.geojson أو ‎.json.',
    template: 'تنزيل ملف فارغ',
    templateName: 'issues-to-import.csv',
    columns: 'الأعمدة التي قد يحتويها الملف',
    columnsCaption: 'أعمدة ملف CSV أو خصائص العنصر',
    column: 'العمود',
    rule: 'ما يُكتب',
    needed: 'مطلوب.',
    geometry: 'في GeoJSON خط العرض وخط الطول هما نقطة العنصر. تُترك الأعمدة الأخرى جانبًا.',
  },
  check: {
    reading: 'جارٍ قراءة الملف',
    asking: 'تشغيل تجريبي',
    progress: (done: number, all: number) => `${formatNumber(done)} من ${rows(all)}`,
    faultsTitle: (count: number) =>
      `في الملف ${plural(count, { zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '# أخطاء', many: '# خطأً', other: '# خطأ' })}`,
    faultsText: 'لم يُكتب شيء. صحّح الملف واختره من جديد.',
    faultsCaption: 'ما الخطأ، وما الذي يُكتب',
    more: (count: number) => `وأخطاء أخرى: ${formatNumber(count)}.`,
    row: 'الصف',
    column: 'العمود',
    message: 'ما العمل',
    readyTitle: 'تشغيل تجريبي: لم يُكتب شيء بعد',
    nothing: 'كل ما في الملف موجود هنا. لا شيء للاستيراد.',
  },
  outcome: {
    created: 'جديدة',
    updated: 'مغيّرة',
    unchanged: 'كما هي',
    kept: 'تُركت',
    keptCaption: 'تُركت كما هي',
    id: 'المعرّف الخارجي',
    reason: 'السبب',
    more: (count: number) => `وأخرى: ${formatNumber(count)}.`,
  },
  run: {
    submit: (count: number) => `استيراد ${rows(count)}`,
    running: 'جارٍ الاستيراد',
    stop: 'إيقاف',
    again: 'متابعة',
    doneTitle: 'تم الاستيراد',
    done: (count: number) => `أُنجز من الملف ${rows(count)}.`,
    list: 'عرض المشكلات',
    failedTitle: 'توقّف الاستيراد',
    failed: (reason: string) => `${reason} ما استُورد يبقى؛ تابِع ليُستكمل الباقي.`,
    stopped: 'أوقفته أنت.',
  },
} as const satisfies Texts<typeof original.transferContent>;
