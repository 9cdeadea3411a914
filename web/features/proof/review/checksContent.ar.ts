import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './checksContent.ts';
import { PROOF_RADIUS_M } from '#schema/limits.ts';

const results = { consistent: 'مطابق', weak: 'غير واضح', contradictory: 'مناقض' };

export const placesContent = {
  summary: 'مكان الالتقاط',
  map: 'خريطة المشكلة والصور وتأكيد الحضور',
  caption: 'الأماكن',
  what: 'ما هو',
  distance: 'البُعد عن المشكلة',
  accuracy: 'الدقّة',
  when: 'متى',
  before: 'صورة قبل العمل',
  after: 'صورة بعد العمل',
  checkIn: 'تأكيد الحضور',
  unknown: 'غير معروف',
  meters: (meters) => `${meters} م`,
  byFile: 'كما يقول الملف',
  legend: 'الدبابيس: الصور. الدائرة الزرقاء: تأكيد الحضور ودقّته. العلامة: المشكلة.',
} satisfies Texts<typeof original.placesContent>;

export const checksContent = {
  genuine: 'تبدو الصور أصلية.',
  unclear: {
    zero: 'تبدو الصور أصلية.',
    one: 'تبدو الصور أصلية؛ نقطة واحدة غير واضحة',
    two: 'تبدو الصور أصلية؛ نقطتان غير واضحتين',
    few: 'تبدو الصور أصلية؛ # نقاط غير واضحة',
    many: 'تبدو الصور أصلية؛ # نقطة غير واضحة',
    other: 'تبدو الصور أصلية؛ # نقطة غير واضحة',
  },
  contradicted: {
    zero: 'لا نقاط تناقض هذا الإثبات',
    one: 'نقطة واحدة تناقض هذا الإثبات',
    two: 'نقطتان تناقضان هذا الإثبات',
    few: '# نقاط تناقض هذا الإثبات',
    many: '# نقطة تناقض هذا الإثبات',
    other: '# نقطة تناقض هذا الإثبات',
  },
  note: 'هذه الفحوص تُعلِم من يقرّرون، ولا تقرّر بنفسها أبدًا.',
  names: {
    capture_time: {
      name: 'وقت الصور',
      meaning: {
        consistent: 'التُقطت الصورتان بعد اختيار المنفّذ وقبل وصول الإثبات.',
        weak: 'الوقت غير معروف، أو لا يقوله سوى الملف نفسه، والملفات قابلة للتغيير.',
        contradictory: 'تقول صورة إنها التُقطت خارج مدّة هذا العمل.',
      },
    },
    capture_place: {
      name: 'مكان الصور',
      meaning: {
        consistent: `التُقطت الصورتان ضمن ${PROOF_RADIUS_M} م من المشكلة.`,
        weak: 'المكان غير معروف أو غير دقيق كفايةً، أو لا يقوله سوى الملف نفسه.',
        contradictory: `تقول صورة إنها التُقطت على بُعد يزيد على ${PROOF_RADIUS_M} م.`,
      },
    },
    check_in: {
      name: 'تأكيد الحضور في المكان',
      meaning: {
        consistent: `كان الجهاز ضمن ${PROOF_RADIUS_M} م من المشكلة.`,
        weak: 'لم يكن الجهاز متأكّدًا من موقعه بما يكفي.',
        contradictory: `كان الجهاز على بُعد يزيد على ${PROOF_RADIUS_M} م.`,
      },
    },
    reuse: {
      name: 'صور سبق استخدامها',
      meaning: {
        consistent: 'لا صورة أخرى على هذا الموقع تشبه هاتين.',
        weak: 'تشبه صورة منهما صورة كانت على هذا الموقع من قبل.',
        contradictory: 'كانت صورة منهما على هذا الموقع من قبل.',
      },
    },
    likeness: {
      name: 'المشهد نفسه قبل وبعد',
      meaning: {
        consistent: 'يبدو أن الصورتين تُظهران المشهد نفسه.',
        weak: 'يصعب القول من الصورتين هل تُظهران المشهد نفسه.',
        contradictory: 'تبدو الصورتان متماثلتين، فلا تكادان تُظهران أن شيئًا قد أُنجز.',
      },
    },
  },
  results,
  distance: (meters) => `على بُعد ${meters} م من المشكلة.`,
} satisfies Texts<typeof original.checksContent>;
