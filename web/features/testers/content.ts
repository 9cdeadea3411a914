import type { Ability } from './missingAbilities.ts';

const abilities: Record<Ability, string> = {
  serviceWorker:
    'service workers (they need https or localhost, and some private windows have none)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

/** Every text of the testers' panel. */
export const testersContent = {
  open: (scenario: string) => `Simulation: ${scenario}`,
  title: 'This is a simulation',
  description:
    'No server is running. This browser answers every call itself and keeps what you enter on this device only. Choose what should go wrong.',
  choice: 'Scenario',
  reset: 'Start again with fresh data',
  resetting: 'Starting again…',
  failed: 'The simulation does not answer. Reload the page.',
  unknown: 'starting…',
  impossible: 'not possible here',
  impossibleTitle: 'This browser cannot run the simulation',
  abilities,
  lacks: (missing: readonly Ability[]) =>
    `It lacks ${missing.map((ability) => abilities[ability]).join('; ')}. No call is answered here. Please open this page in another browser.`,
} as const;
