import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './outboxToastContent.ts';

export const outboxToastContent = {
  reported: 'Problem gemeldet',
  reportedText: 'Deine Meldung ist angekommen.',
  messageSent: 'Nachricht gesendet!',
  messageSentText: 'Deine Nachricht ist veröffentlicht.',
  edited: 'Problem geändert',
  editedText: 'Deine Änderungen sind gespeichert.',
  manyFailed: (count) => `${count} wurden nicht angenommen`,
  manyFailedText: 'Unter „Ungesendet“ steht, warum.',
  reportFailed: 'Fehler',
  reportFailedText: (detail) => `Die Meldung wurde nicht angenommen: ${detail}`,
  messageFailed: 'Die Nachricht ließ sich nicht senden',
  editFailed: 'Das Problem ließ sich nicht ändern',
  affectedFailed: 'Nicht gezählt',
  followed: 'Du folgst diesem Problem',
  followedText: 'Seine Neuigkeiten stehen unter der Glocke.',
  unfollowed: 'Du folgst diesem Problem nicht mehr',
  areaFollowed: 'Du folgst diesem Gebiet',
  areaFollowedText: 'Neue Meldungen kommen mit deiner Zusammenfassung, unter der Glocke.',
  areaUnfollowed: 'Du folgst diesem Gebiet nicht mehr',
  followFailed: 'Nicht gespeichert',
  areaFailed: 'Das Folgen ließ sich nicht speichern',
  show: 'Zeigen',
} satisfies Texts<typeof original.outboxToastContent>;

export const proofToastContent = {
  sent: 'Nachweis eingereicht',
  sentText: 'Der Melder und die Geldgeber haben 72 Stunden, um ihn zu beurteilen.',
  failed: 'Der Nachweis ließ sich nicht einreichen',
} satisfies Texts<typeof original.proofToastContent>;
