import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './timelineContent.ts';

export const timelineContent = {
  label: 'Schritte dieses Problems',
  steps: {
    reported: 'Gemeldet',
    funded: 'Finanziert',
    chosen: 'Macher ausgewählt',
    work: 'In Arbeit',
    proof: 'Nachweis',
    paid: 'Bezahlt',
  },
  until: (date) => `bis ${date}`,
  states: { done: 'erledigt', current: 'jetzt', ahead: 'kommt noch' },
  anonymous: 'Anonym',
  ownPart: (own, all) => `${own} von ${all} auf dem Treuhandkonto gehören dir`,
} satisfies Texts<typeof original.timelineContent>;
