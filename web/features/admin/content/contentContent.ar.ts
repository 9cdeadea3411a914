import type { Texts } from '#schema/languages/Texts.ts';
import { ISSUES } from '#web/data/format/arabicCounts.ts';
import type * as original from './contentContent.ts';

export const contentContent = {
  title: 'المحتوى',
  subtitle:
    'كل المشكلات، حتى المخفية والمدمجة والمحذوفة. أما ما أبلغ عنه الناس فيُبتّ فيه في المكتب.',
  queue: 'فتح قائمة البلاغات',
  search: 'كلمات، أو اسم المستخدم الكامل للمُبلِّغ، أو المعرّف',
  state: 'الحالة',
  states: {
    any: 'كل المشكلات',
    reported: 'أبلغ عنها المستخدمون',
    hidden: 'مخفية',
    frozen: 'جمّد السفراء أموالها',
    merged: 'مدمجة',
    removed: 'حذفها مُبلِّغها',
  },
  fileName: 'issues',
  list: {
    caption: 'المشكلات، الأحدث أولًا',
    thing: ISSUES,
    empty: 'لم يُبلَغ عن شيء بعد.',
  },
  columns: {
    title: 'المشكلة',
    reporter: 'المُبلِّغ',
    state: 'الحالة',
    escrow: 'في حساب الضمان',
    created: 'تاريخ الإبلاغ',
    choose: 'اختيار',
  },
  file: {
    id: 'المعرّف',
    status: 'الوضع',
    hidden: 'مخفية',
    removed: 'محذوفة',
    merged: 'مدمجة في',
    reports: 'بلاغات مفتوحة',
    reason: 'آخر سبب',
  },
  removed: 'حذفها مُبلِّغها',
  marks: {
    hidden: 'مخفية',
    frozen: 'أموالها مجمّدة',
    merged: 'مدمجة',
    removed: 'محذوفة',
    reports: {
      zero: 'لا بلاغات مفتوحة',
      one: 'بلاغ مفتوح واحد',
      two: 'بلاغان مفتوحان',
      few: '# بلاغات مفتوحة',
      many: '# بلاغًا مفتوحًا',
      other: '# بلاغ مفتوح',
    },
  },
  choose: (title) => `اختيار «${title}»`,
  chosen: {
    zero: 'لم تُختر مشكلات',
    one: 'اختيرت مشكلة واحدة',
    two: 'اختيرت مشكلتان',
    few: '# مشكلات مختارة',
    many: '# مشكلة مختارة',
    other: '# مشكلة مختارة',
  },
  none: 'إلغاء الاختيار',
  hide: {
    button: 'إخفاء',
    title: 'هل تريد إخفاء هذه المشكلات؟',
    text: 'عندئذٍ لا يراها إلا السفراء والمشغّلون، وتُجمَّد أموالها. يُكتب السبب في سجل كل منها، ويقرؤه مُبلِّغها ومتبرّعوها ومنفّذوها.',
    submit: 'إخفاء',
    done: 'أُخفيت المشكلات',
  },
  show: {
    button: 'إظهار من جديد',
    title: 'هل تريد إظهار هذه المشكلات من جديد؟',
    text: 'يراها الجميع من جديد، وتواصل أموالها مسارها. يُكتب السبب في سجل كل منها، ويقرؤه مُبلِّغها ومتبرّعوها ومنفّذوها.',
    submit: 'إظهار من جديد',
    done: 'أُظهرت المشكلات من جديد',
  },
  refused: (title, reason) => `${title}: ${reason}`,
  refusedTitle: 'بقي بعضها كما هو',
} satisfies Texts<typeof original.contentContent>;
