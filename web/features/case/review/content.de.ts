import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const caseReviewContent = {
  promised: {
    heading: 'Was vereinbart war',
    offer: (price, solver, time) => `${price} an ${solver}, in ${time}`,
  },
  delivered: 'Was geliefert wurde',
  said: {
    heading: 'Was andere sagen',
    forIt: (amount) => `${amount} sagen ja`,
    against: (amount) => `${amount} sagen nein`,
    silent: 'Niemand hat abgestimmt oder Einspruch erhoben.',
    none: 'Niemand hat Einspruch erhoben, niemand hat nein gesagt.',
    noReason: 'Ohne Begründung.',
  },
} satisfies Texts<typeof original.caseReviewContent>;
