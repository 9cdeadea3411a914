import type { Texts } from '#schema/languages/Texts.ts';
import { BALLOT_WINDOW_HOURS, SELECTION_NOTICE_HOURS } from '#schema/limits.ts';
import type * as original from './moneyPathContent.ts';

export const moneyPathContent = {
  label: 'Der Weg deines Geldes',
  steps: {
    held: {
      title: '1. Du sagst Geld zu',
      text: 'Es liegt auf einem Treuhandkonto. Bis ein Macher ausgewählt ist, kannst du es zurücknehmen.',
    },
    chosen: {
      title: '2. Die Geldgeber wählen',
      text: `Mehr als die Hälfte des Geldes wählt einen Vorschlag. Das wird ${SELECTION_NOTICE_HOURS} Stunden vorher angekündigt.`,
    },
    work: {
      title: '3. Der Macher arbeitet',
      text: 'Bis zu einem vereinbarten Tag, und ohne vorher bezahlt zu werden.',
    },
    proof: {
      title: '4. Der Nachweis wird geprüft',
      text: `Fotos von vorher und nachher. Melder und Geldgeber stimmen ${BALLOT_WINDOW_HOURS} Stunden lang ab; einen Streit entscheidet eine Jury.`,
    },
    paid: {
      title: '5. Bezahlt, oder zurück an dich',
      text: 'Der Macher wird bezahlt. Was nicht gebraucht wird, geht an die Geldgeber zurück.',
    },
  },
  example: (own, all) =>
    `Zum Beispiel: ${own} von ${all} auf dem Treuhandkonto sind von dir. Bei der Wahl eines Vorschlags zählt deine Stimme 20 von 100.`,
  days: {
    held: (day) => `Tag ${day}`,
    chosen: (day) => `Tag ${day}`,
    work: (day) => `Bis Tag ${day}`,
    proof: (day) => `Bis Tag ${day}`,
    paid: (day) => `Bis Tag ${day}`,
  },
  states: { done: 'Erledigt', current: 'Jetzt', ahead: 'Kommt noch' },
  promises: [
    'Wer diese Seite betreibt, kann dein Geld nicht bewegen.',
    'Vor einem Nachweis der Arbeit wird niemand bezahlt.',
    'Jeder Cent steht in den öffentlichen Büchern.',
  ],
} satisfies Texts<typeof original.moneyPathContent>;
