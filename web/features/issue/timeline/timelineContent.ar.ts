import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './timelineContent.ts';

export const timelineContent = {
  label: 'مراحل هذه المشكلة',
  steps: {
    reported: 'أُبلغ عنها',
    funded: 'مُوِّلت',
    chosen: 'اختير المنفّذ',
    work: 'قيد العمل',
    proof: 'الإثبات',
    paid: 'دُفع',
  },
  until: (date) => `حتى ${date}`,
  states: { done: 'تمّت', current: 'الآن', ahead: 'لاحقًا' },
  anonymous: 'مجهول',
  ownPart: (own, all) => `لك ${own} من أصل ${all} في حساب الضمان`,
} satisfies Texts<typeof original.timelineContent>;
