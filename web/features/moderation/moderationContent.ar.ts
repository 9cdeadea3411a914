import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const moderationContent = {
  banner: 'مخفية. لا يرى هذه الصفحة إلا السفراء والمشغّلون؛ وأموالها مجمّدة.',
  hide: {
    button: 'إخفاء هذه المشكلة',
    title: 'هل تريد إخفاء هذه المشكلة؟',
    text: 'عندئذٍ لا يراها إلا السفراء والمشغّلون. وتُجمَّد أموالها إلى أن تُظهر من جديد.',
    confirm: 'إخفاء',
    done: 'أُخفيت المشكلة',
  },
  show: {
    button: 'إظهارها من جديد',
    title: 'هل تريد إظهار هذه المشكلة من جديد؟',
    text: 'يراها الجميع من جديد، وتواصل أموالها مسارها.',
    confirm: 'إظهار',
    done: 'أُظهرت المشكلة من جديد',
  },
  label: 'السبب',
  hint: `لا يقلّ عن ${plural(JUSTIFICATION_MIN_LENGTH, CHARACTERS)}. يقرؤه مُبلِّغ المشكلة ومتبرّعوها ومنفّذوها.`,
  failed: 'خطأ في إخفاء المشكلة أو إظهارها',
} satisfies Texts<typeof original.moderationContent>;
