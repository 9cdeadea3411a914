import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
const abilities = {
  serviceWorker:
    'Service Worker (sie brauchen https oder localhost, und manche privaten Fenster haben keine)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

export const testersContent = {
  open: (scenario) => `Simulation: ${scenario}`,
  title: 'Das ist eine Simulation',
  description:
    'Es läuft kein Server. Dieser Browser beantwortet jeden Aufruf selbst und behält deine Eingaben nur auf diesem Gerät. Wähle, was schiefgehen soll.',
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
