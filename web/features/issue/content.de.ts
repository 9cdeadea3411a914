import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const issueContent = {
  pageTitle: 'Problem',
  loading: 'Das Problem wird geladen',
  back: 'Alle Probleme',
  notFound: {
    title: 'Problem nicht gefunden',
    text: 'Das gesuchte Problem gibt es nicht, oder es wurde entfernt.',
    goBack: 'Zurück',
  },
  notStored: {
    title: 'Nicht auf diesem Gerät gespeichert',
    offline:
      'Du bist offline, und dieses Problem war hier noch nie geöffnet. Es wird geladen, sobald der Server erreichbar ist.',
    unreachable:
      'Der Server ist nicht erreichbar, und dieses Problem war hier noch nie geöffnet. Es wird geladen, sobald der Server antwortet.',
    retry: 'Noch einmal versuchen',
  },
  offline: (moment) => `Offline. Diese Seite ist von ${moment}.`,
  reported: (date) => `Gemeldet am ${date}`,
  reportedBy: (username) => `Gemeldet von ${username ?? 'Anonym'}`,
  photo: (index, count) => `Foto ${index} von ${count} dieses Problems`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  poster: 'Aushang drucken',
  summary: {
    label: 'Kennzahlen',
    funding: 'Zugesagt',
    fundingHint: { sandbox: 'Testgeld', stripe: 'auf dem Treuhandkonto' },
    pledgers: 'Geldgeber',
    proposals: 'Vorschläge',
    messages: 'Nachrichten',
  },
  tabsLabel: 'Zu diesem Problem',
  tabs: {
    details: 'Details',
    pledges: 'Zusagen',
    proposals: 'Vorschläge',
    discussion: 'Diskussion',
    pledge: 'Geld zusagen',
  },
  details: {
    description: 'Beschreibung',
    criteria: 'Lösungskriterien',
    category: 'Kategorie',
    priority: 'Dringlichkeit',
    dueDate: 'Fällig am',
    answers: 'Fragen und Antworten',
    yes: 'Ja',
    no: 'Nein',
  },
  priorities: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  place: {
    label: 'Ort',
    map: 'Karte mit dem Ort dieses Problems',
    directions: 'Weg dorthin',
    nearby: 'In der Nähe',
    away: (distance) => `${distance} entfernt`,
  },
  merged: 'Doppelt gemeldet',
  runsHidden:
    'Der Öffentlichkeit verborgen. Der Fall geht für die Betroffenen weiter; nur sie sehen diese Seite.',
  editWaiting:
    'Deine Änderungen an diesem Problem warten auf diesem Gerät und werden später gesendet.',
  waiting: {
    badge: 'Wartet aufs Senden',
    attention: 'Du bist gefragt',
    text: 'Diese Meldung ist auf diesem Gerät gespeichert und wird gesendet, sobald der Server erreichbar ist.',
    attentionText:
      'Der Server hat diese Meldung nicht angenommen. Text und Fotos sind hier erhalten.',
    outbox: 'Ungesendetes ansehen',
    written: (date) => `Geschrieben am ${date}`,
    photos: (count) => `${count} angehängt, auf diesem Gerät gespeichert`,
    photo: { one: '# Foto', other: '# Fotos' },
  },
} satisfies Texts<typeof original.issueContent>;
