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
} as const;
