import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const impactContent = {
  title: 'Was dein Geld bewirkt hat',
  before: 'Vorher',
  after: 'Nachher',
  share: (spent, share) => `Deine ${spent} waren ${share} davon.`,
  cost: (title, cost, solver) => `„${title}“ hat ${cost} gekostet; gemacht hat es ${solver}.`,
  print: 'Drucken',
  flow: {
    title: 'Meinem Geld folgen',
    pledged: 'Du hast zugesagt',
    parts: {
      held: 'Auf dem Treuhandkonto',
      solver: 'An den Macher',
      platform: 'Anteil der Plattform',
      back: 'Zurück an dich',
    },
    borne: 'Später zurückgeholt, auf Kosten der Plattform',
  },
} satisfies Texts<typeof original.impactContent>;
