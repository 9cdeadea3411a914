import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './mapAreasContent.ts';

export const mapAreasContent = {
  heading: 'الخريطة دون شبكة',
  plainHttp:
    'لا تحفظ المتصفّحات الخرائط إلا لصفحات https، وهذه الصفحة مفتوحة من دونه. افتحها على عنوان https الخاص بها.',
  text: 'احفظ شوارع ما تعرضه الخريطة. تبقى على هذا الجهاز إلى أن تحذفها.',
  ownMapOnly: 'تُحفظ خريطة الشوارع المدمجة فقط، لا صور مزوّد الخرائط.',
  nothingHere: 'لا تغطّي خريطة الشوارع المدمجة ما تعرضه الخريطة الآن.',
  save: 'حفظ هذه المنطقة',
  tiles: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  },
  size: (tiles, bytes) => `${tiles}، ${bytes} على هذا الجهاز.`,
  confirm: 'حفظ',
  progress: 'جارٍ حفظ المنطقة',
  progressText: (done, total) => `${done} من ${total}`,
  list: 'المناطق المحفوظة',
  used: (bytes, max) => `المستخدم ${bytes} من ${max}`,
  saved: (bytes, moment) => `${bytes}، حُفظت في ${moment}`,
  incomplete: 'غير كاملة',
  resume: 'استئناف',
  remove: 'حذف',
  of: (action, name) => `${action}: \u2068${name}\u2069`,
  problems: {
    too_large: 'تحتاج هذه المنطقة إلى أكثر من 50 ميغابايت. كبّر الخريطة وحاول مرة أخرى.',
    no_room: 'لا يجوز أن تتجاوز كل المناطق المحفوظة معًا 200 ميغابايت. احذف واحدة أولًا.',
    unmeasured: 'تعذّر الوصول إلى الخادم، لذلك لا يمكن قياس المنطقة أو حفظها الآن.',
    stopped: 'توقّف. ما حُمّل يبقى؛ استأنف متى شئت.',
    failed: 'انقطع الحفظ: لا شبكة أو لا مساحة على هذا الجهاز. استأنف لتحميل الباقي.',
  },
} satisfies Texts<typeof original.mapAreasContent>;
