/** Which data a scenario starts from. Each keeps a state of its own. */
export type SeedName = 'demo' | 'empty' | 'thousand';

/** What goes wrong, and on which data. */
export type Scenario = {
  /** What it is called stands in the texts of the testers' panel. */
  name: string;
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
  },
  {
    ...CALM,
    name: 'slow',
    delayMs: 3_000,
  },
  {
    ...CALM,
    name: 'offline',
    fault: 'offline',
  },
  {
    ...CALM,
    name: 'flaky',
    fault: 'flaky',
  },
  {
    ...CALM,
    name: 'reply_lost',
    fault: 'reply_lost',
  },
  {
    ...CALM,
    name: 'session_expired',
    fault: 'session_expired',
  },
  {
    ...CALM,
    name: 'server_errors',
    fault: 'server_errors',
  },
  {
    ...CALM,
    name: 'empty',
    seed: 'empty',
  },
  {
    ...CALM,
    name: 'thousand',
    seed: 'thousand',
  },
] as const satisfies readonly Scenario[];

export type ScenarioName = (typeof SCENARIOS)[number]['name'];

/** The scenario of a name; an unknown name, as after an update, is the normal one. */
export function scenarioOf(name: string | undefined): Scenario {
  return SCENARIOS.find((scenario) => scenario.name === name) ?? SCENARIOS[0];
}
