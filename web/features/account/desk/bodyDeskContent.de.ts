import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './bodyDeskContent.ts';

export const bodyDeskContent = {
  title: (body) => `Meldungen für ${body}`,
  text: 'Alles, was Ihnen mitgeteilt wurde: zuerst, was auf eine Antwort wartet, dann das Neueste. Wer diesen Link hat, kann für Sie antworten.',
  none: 'Ihnen wurde noch keine Meldung mitgeteilt.',
  waiting: (waiting, total) => `${waiting} von ${total} ohne Antwort`,
  told: (day) => `Mitgeteilt am ${day}`,
  unanswered: 'Noch nicht beantwortet',
  answer: 'Antworten',
  pages: 'Seiten mit Meldungen',
  gone: 'Dieser Link gilt nicht',
  goneText:
    'Er ist unvollständig, oder ein neuer hat ihn ersetzt. Fragen Sie, wer ihn Ihnen gegeben hat.',
  unreached: 'Die Meldungen konnten nicht geladen werden',
  unreachedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  again: 'Noch einmal',
} satisfies Texts<typeof original.bodyDeskContent>;
