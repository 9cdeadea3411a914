import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const caseReviewContent = {
  promised: {
    heading: 'ما تم الوعد به',
    offer: (price, solver, time) => `${price} إلى ${solver}، خلال ${time}`,
  },
  delivered: 'ما تم تسليمه',
  said: {
    heading: 'ما قاله الناس',
    forIt: (amount) => `${amount} تقول نعم`,
    against: (amount) => `${amount} تقول لا`,
    silent: 'لم يصوّت أحد ولم يعترض أحد.',
    none: 'لم يعترض أحد ولم يقل أحد لا.',
    noReason: 'بلا سبب.',
  },
} satisfies Texts<typeof original.caseReviewContent>;
