import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './consoleContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const consoleContent = {
  parts: 'Teile der Verwaltung',
  overview: 'Übersicht',
  settings: 'Einstellungen',
  categories: 'Kategorien',
  bodies: 'Zuständigkeit',
  texts: 'Rechtstexte',
  people: 'Personen',
  content: 'Inhalte',
  money: 'Geld',
  operations: 'Betrieb',
  record: 'Protokoll',
  transfer: 'Import und Export',
  noAccess: {
    title: 'Diese Seite ist für Betreiber',
    text: 'Betreiber ernennen einander. Schreib ihnen an die Adresse auf der Hilfeseite.',
    action: 'Hilfeseite öffnen',
  },
  none: 'Nichts passt',
  noneText: 'Suche nach etwas anderem, oder zeig wieder alles.',
  all: 'Alles zeigen',
  beyond: 'Diese Seite liegt hinter dem Ende',
  beyondText: 'Es gibt weniger Zeilen, als die Adresse sagt.',
  first: 'Zur ersten Seite',
  pages: 'Seiten der Liste',
  export: {
    button: 'Als CSV sichern',
    pending: (count) => `${count} Zeilen …`,
    failed: 'Die Liste ließ sich nicht sichern',
  },
  act: {
    reason: 'Grund',
    hint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Er steht mit deinem Namen im Protokoll der Betreiber.`,
    failed: 'Nicht ausgeführt',
  },
} satisfies Texts<typeof original.consoleContent>;
