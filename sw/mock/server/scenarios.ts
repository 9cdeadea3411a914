/** The data a scenario starts from. Each has its own state. */
export type SeedName = 'demo' | 'empty' | 'thousand';

export type Scenario = {
  /** Its label is in the texts of the testers' panel. */
  name: string;
  seed: SeedName;
  delayMs: number;
  fault: 'none' | 'offline' | 'flaky' | 'reply_lost' | 'session_expired' | 'server_errors';
};

const CALM = { seed: 'demo', delayMs: 0, fault: 'none' } as const;

/** The flaky scenario fails every nth call. */
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

/** Unknown names, as after an update, give the normal one. */
export function findScenario(name: string | undefined): Scenario {
  return SCENARIOS.find((scenario) => scenario.name === name) ?? SCENARIOS[0];
}
