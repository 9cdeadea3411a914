import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import { CHARACTERS } from '#web/format/arabicCounts.ts';
import { DAYS } from '#web/format/arabicTimes.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { HIDDEN_MAX_DAYS } from '#schema/caseLimits.ts';

export const moderationContent = {
  banner: `مخفية. لا تُقبل لها تعهّدات؛ وقضية المنفّذ المختار تتوقف مدةً مجموعها ${plural(HIDDEN_MAX_DAYS, DAYS)} على الأكثر.`,
  hide: {
    button: 'إخفاء هذه المشكلة',
    title: 'هل تريد إخفاء هذه المشكلة؟',
    text: `عندئذٍ لا يراها إلا السفراء والمشغّلون. لا تقبل تعهّدات، ويستطيع المتبرّعون سحب تعهّداتهم؛ وإن كان قد اختير منفّذ تتوقف القضية مدةً مجموعها ${plural(HIDDEN_MAX_DAYS, DAYS)} على الأكثر ثم تستمر لمن تعنيهم.`,
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
