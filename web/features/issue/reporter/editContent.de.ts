import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './editContent.ts';

export const editContent = {
  title: 'Problem bearbeiten',
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    location: 'Ort',
    priority: 'Dringlichkeit',
    category: 'Kategorie',
    solutionCriteria: 'Lösungskriterien',
    dueDate: 'Fällig am',
  },
  locked:
    'Das ist gesperrt: Ein Vorschlag hat gewonnen. Du kannst stattdessen eine Anmerkung hinzufügen.',
  shownToDonors:
    'In diesem Problem liegt Geld: Die Geldgeber sehen deine Änderung in beiden Fassungen und können ihre Zusagen zurücknehmen.',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  conflict:
    'Dieses Problem wurde inzwischen von jemand anderem geändert. Dein Text bleibt hier erhalten.',
  saveAnyway: 'Trotzdem meine speichern',
  queued: 'Auf diesem Gerät gespeichert',
  queuedText: 'Deine Änderungen werden gesendet, sobald eine Verbindung da ist.',
  failed: 'Das Problem ließ sich nicht ändern',
  deletion: {
    title: 'Problem löschen',
    text: 'Willst du dieses Problem wirklich löschen? Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
    pending: 'Wird gelöscht …',
    deleted: 'Problem gelöscht',
    deletedText: 'Das Problem ist entfernt, und jede Zusage geht an ihren Geldgeber zurück.',
    failed: 'Das Problem ließ sich nicht löschen',
  },
} satisfies Texts<typeof original.editContent>;
