import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const leaderboardContent = {
  pageTitle: 'Rangliste der Prüfenden',
  description: 'Wer am besten geprüft hat, Monat für Monat.',
  subtitle:
    'Wer Nachweise am besten beurteilt hat: nach der Zahl der Stimmen und Urteile, die dem Endergebnis entsprachen, dann nach ihrem Anteil.',
  months: 'Monat',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  caption: (month) => `Prüfende im ${month}`,
  running:
    'Dieser Monat läuft noch: Was er zeigt, kann sich ändern. Ein vergangener Monat ändert sich nicht.',
  rank: 'Rang',
  name: 'Name',
  agreed: 'Richtig',
  votes: 'Stimmen',
  accuracy: 'Anteil',
  you: 'Du',
  emptyTitle: (month) => `Im ${month} wurde kein Fall endgültig`,
  empty:
    'Eine Stimme zählt in dem Monat, in dem ihr Fall zu Ende ist, nach Jury und Botschaftern, wenn er sie brauchte. Urteile in Jurys kommen dazu, wenn der Monat vorbei ist.',
  seeMonth: (month) => `${month} ansehen`,
  emptyAction: 'Probleme ansehen, die geprüft werden',
  failed: 'Die Rangliste ließ sich nicht laden',
} satisfies Texts<typeof original.leaderboardContent>;
