import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './joinCardsContent.ts';

export const joinCardsContent = [
  {
    title: 'Probleme melden',
    text: 'Setz auf die Karte, was kaputt ist, und sag, wann es als gelöst gilt.',
    points: [
      'Mit Foto und Markierung melden, mit oder ohne Empfang',
      'Die Lösungskriterien festlegen',
      'Dem Problem folgen, bis es gelöst ist',
    ],
    action: 'Jetzt melden',
  },
  {
    title: 'Geld geben',
    text: 'Gib Geld für die Probleme, die dir wichtig sind, ab {oneDollar}.',
    points: [
      'Zusagen auf ein Treuhandkonto, das nur für ein Problem da ist',
      'Sehen, wie viel hinter jedem Vorschlag steht',
      'Abstimmen, wer die Arbeit machen soll',
    ],
    action: 'Jetzt zusagen',
  },
  {
    title: 'Probleme lösen',
    text: 'Biete eine Lösung an, allein oder als Betrieb, und verdiene, was du anbietest.',
    points: [
      'Finanzierte Arbeit in deiner Nähe auf der Karte finden',
      'Mit Qualität, Preis und Tempo überzeugen',
      'Dir öffentlich einen Ruf aufbauen',
    ],
    action: 'Jetzt lösen',
  },
] satisfies Texts<typeof original.joinCardsContent>;
