import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './contentContent.ts';

export const contentContent = {
  title: 'Inhalte',
  subtitle:
    'Jedes Problem, auch verborgene, zusammengelegte und entfernte. Über Gemeldetes wird am Pult entschieden.',
  queue: 'Die Liste der Meldungen öffnen',
  search: 'Wörter, ganzer Benutzername des Melders oder Kennung',
  state: 'Stand',
  states: {
    any: 'Jedes Problem',
    reported: 'Von Nutzern gemeldet',
    hidden: 'Verborgen',
    frozen: 'Geld von Botschaftern eingefroren',
    merged: 'Zusammengelegt',
    removed: 'Vom Melder entfernt',
  },
  fileName: 'probleme',
  list: {
    caption: 'Probleme, das neueste zuerst',
    thing: { one: '# Problem', other: '# Probleme' },
    empty: 'Noch ist nichts gemeldet.',
  },
  columns: {
    title: 'Problem',
    reporter: 'Melder',
    state: 'Stand',
    escrow: 'Auf Treuhand',
    created: 'Gemeldet',
    choose: 'Wählen',
  },
  file: {
    id: 'Kennung',
    status: 'Stand',
    hidden: 'Verborgen',
    removed: 'Entfernt',
    merged: 'Zusammengelegt mit',
    reports: 'Offene Meldungen',
    reason: 'Letzter Grund',
  },
  removed: 'Vom Melder entfernt',
  marks: {
    hidden: 'Verborgen',
    frozen: 'Geld eingefroren',
    merged: 'Zusammengelegt',
    removed: 'Entfernt',
    reports: { one: '# offene Meldung', other: '# offene Meldungen' },
  },
  choose: (title) => `„${title}“ wählen`,
  chosen: { one: '# Problem gewählt', other: '# Probleme gewählt' },
  none: 'Keines wählen',
  hide: {
    button: 'Verbergen',
    title: 'Diese Probleme verbergen?',
    text: 'Dann sehen sie nur Botschafter und Betreiber, und ihr Geld ist eingefroren. Der Grund steht im Protokoll jedes Problems; Melder, Geldgeber und Macher lesen ihn.',
    submit: 'Verbergen',
    done: 'Probleme verborgen',
  },
  show: {
    button: 'Wieder zeigen',
    title: 'Diese Probleme wieder zeigen?',
    text: 'Alle sehen sie wieder, und mit ihrem Geld geht es weiter. Der Grund steht im Protokoll jedes Problems; Melder, Geldgeber und Macher lesen ihn.',
    submit: 'Wieder zeigen',
    done: 'Probleme wieder gezeigt',
  },
  refused: (title, reason) => `${title}: ${reason}`,
  refusedTitle: 'Einige blieben, wie sie sind',
} satisfies Texts<typeof original.contentContent>;
