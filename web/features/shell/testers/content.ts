import type { Ability } from './missingAbilities.ts';

const abilities: Record<Ability, string> = {
  serviceWorker:
    'service workers (they need https or localhost, and some private windows have none)',
  webAssembly: 'WebAssembly',
  indexedDb: 'IndexedDB',
  locks: 'Web Locks',
};

/** Name and explanation of each scenario. */
const scenarios = {
  normal: ['Normal', 'Everything works.'],
  slow: ['Slow', 'Every response takes three seconds.'],
  offline: ['Offline', 'No call reaches the server.'],
  flaky: ['Flaky', 'Every third call fails with 503.'],
  reply_lost: ['Reply lost', 'A change is stored, but its first response never arrives.'],
  session_expired: [
    'Session expired',
    'Whatever needs an account returns 401 until you sign in again.',
  ],
  server_errors: ['Server errors', 'Every call fails with 500.'],
  empty: ['Empty site', 'A site on its first day: accounts, but no issue.'],
  thousand: ['1,000 issues', 'A busy site with a thousand issues across the country.'],
} as const;

export const testersContent = {
  open: (scenario: string) => `Simulation: ${scenario}`,
  title: 'This is a simulation',
  description:
    'No server is running. This browser answers every call itself and keeps what you enter on this device only. Choose what should go wrong.',
  scenarios,
  choice: 'Scenario',
  reset: 'Start again with fresh data',
  resetting: 'Starting again…',
  failed: 'The simulation is not responding. Reload the page.',
  unknown: 'starting…',
  impossible: 'not possible here',
  impossibleTitle: 'This browser cannot run the simulation',
  abilities,
  lacks: (missing: readonly Ability[]) =>
    `It lacks ${missing.map((ability) => abilities[ability]).join('; ')}. No call is answered here. Please open this page in another browser.`,
} as const;
