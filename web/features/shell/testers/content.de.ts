import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
const abilities = {
  serviceWorker:
    'Service Worker (sie brauchen https oder localhost, und manche privaten Fenster haben keine)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

const scenarios = {
  normal: ['Normal', 'Alles geht.'],
  slow: ['Langsam', 'Jede Antwort braucht drei Sekunden.'],
  offline: ['Offline', 'Kein Aufruf erreicht den Server.'],
  flaky: ['Unzuverlässig', 'Jeder dritte Aufruf scheitert mit 503.'],
  reply_lost: [
    'Antwort verloren',
    'Eine Änderung wird gespeichert, aber ihre erste Antwort kommt nie an.',
  ],
  session_expired: [
    'Sitzung abgelaufen',
    'Was ein Konto braucht, antwortet mit 401, bis du dich wieder anmeldest.',
  ],
  server_errors: ['Serverfehler', 'Jeder Aufruf scheitert mit 500.'],
  empty: ['Leere Seite', 'Eine Seite an ihrem ersten Tag: Konten, aber keine Meldung.'],
  thousand: ['1.000 Meldungen', 'Eine belebte Seite mit tausend Meldungen im ganzen Land.'],
} as const;

export const testersContent = {
  open: (scenario) => `Simulation: ${scenario}`,
  title: 'Das ist eine Simulation',
  description:
    'Es läuft kein Server. Dieser Browser beantwortet jeden Aufruf selbst und behält deine Eingaben nur auf diesem Gerät. Wähle, was schiefgehen soll.',
  scenarios,
  choice: 'Szenario',
  reset: 'Mit frischen Daten neu beginnen',
  resetting: 'Beginnt neu …',
  failed: 'Die Simulation antwortet nicht. Lade die Seite neu.',
  unknown: 'startet …',
  impossible: 'hier nicht möglich',
  impossibleTitle: 'Dieser Browser kann die Simulation nicht ausführen',
  abilities,
  lacks: (missing) =>
    `Es fehlt: ${missing.map((ability) => abilities[ability]).join('; ')}. Hier wird kein Aufruf beantwortet. Bitte öffne diese Seite in einem anderen Browser.`,
} satisfies Texts<typeof original.testersContent>;
