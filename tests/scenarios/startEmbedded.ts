import type { TestProject } from 'vitest/node';
import { startTestApi } from '#tests/support/servers/testApi.ts';

const NAME = 'real API on the embedded database';

/** Starts the API on its own database once for all scenarios of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const api = await startTestApi({ settings: { TIME_MACHINE: 'on' } });
  const { origin, databaseUrl } = api;
  project.provide('scenarioTarget', { kind: 'api', name: NAME, origin, databaseUrl });
  return () => api.stop();
}
