import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const caseReviewContent = {
  promised: {
    heading: 'Lo que se prometió',
    offer: (price, solver, time) => `${price} para ${solver}, en ${time}`,
  },
  delivered: 'Lo que se entregó',
  said: {
    heading: 'Lo que dijo la gente',
    forIt: (amount) => `${amount} dicen que sí`,
    against: (amount) => `${amount} dicen que no`,
    silent: 'Nadie ha votado ni objetado.',
    none: 'Nadie objetó y nadie dijo que no.',
    noReason: 'Sin motivo.',
  },
} satisfies Texts<typeof original.caseReviewContent>;
