/** Which data a scenario starts from. Each keeps a state of its own. */
export type SeedName = 'demo' | 'empty' | 'thousand';

/** What goes wrong, and on which data. */
export type Scenario = {
  name: string;
  label: string;
  /** One sentence for the person who chooses it. */
  explanation: string;
  seed: SeedName;
  /** Every answer takes this long. */
  delayMs: number;
  fault: 'none' | 'offline' | 'flaky' | 'reply_lost' | 'session_expired' | 'server_errors';
};

const CALM = { seed: 'demo', delayMs: 0, fault: 'none' } as const;

/** In the flaky scenario every call of this number fails. */
export const FLAKY_EVERY = 3;

export const SCENARIOS = [
  {
    ...CALM,
    name: 'normal',
    label: 'Normal',
    explanation: 'Everything works.',
  },
  {
    ...CALM,
    name: 'slow',
    label: 'Slow',
    explanation: 'Every answer takes three seconds.',
    delayMs: 3_000,
  },
  {
    ...CALM,
    name: 'offline',
    label: 'Offline',
    explanation: 'No call reaches the server.',
    fault: 'offline',
  },
  {
    ...CALM,
    name: 'flaky',
    label: 'Flaky',
    explanation: 'Every third call fails with 503.',
    fault: 'flaky',
  },
  {
    ...CALM,
    name: 'reply_lost',
    label: 'Reply lost',
    explanation: 'A change is stored, but its first answer never arrives.',
    fault: 'reply_lost',
  },
  {
    ...CALM,
    name: 'session_expired',
    label: 'Session expired',
    explanation: 'Whatever needs an account answers 401 until you sign in again.',
    fault: 'session_expired',
  },
  {
    ...CALM,
    name: 'server_errors',
    label: 'Server errors',
    explanation: 'Every call fails with 500.',
    fault: 'server_errors',
  },
  {
    ...CALM,
    name: 'empty',
    label: 'Empty site',
    explanation: 'A site on its first day: accounts, but no issue.',
    seed: 'empty',
  },
  {
    ...CALM,
    name: 'thousand',
    label: '1,000 issues',
    explanation: 'A busy site with a thousand issues across the country.',
    seed: 'thousand',
  },
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof SCENARIOS)[number]['name'];

/** The scenario of a name; an unknown name, as after an update, is the normal one. */
export function scenarioOf(name: string | undefined): Scenario {
  return SCENARIOS.find((scenario) => scenario.name === name) ?? SCENARIOS[0];
}
