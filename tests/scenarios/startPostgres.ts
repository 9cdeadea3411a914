import type { TestProject } from 'vitest/node';
import { findSystemPostgres } from '#tests/support/database/systemPostgres.ts';
import { expectBooks, setup as setupEmbedded } from './startEmbedded.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';

const ABSENT = 'real PostgreSQL: absent';

/**
 * Starts the API on a PostgreSQL that is not ours, and says so where there is none: then on the embedded
 * one, unless the run is a whole one, in which another project does.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await findSystemPostgres();
  if (postgres === null) {
    process.stdout.write(`${ABSENT} (install it or set TEST_DATABASE_URL)\n`);
    if (process.env.TEST_SCOPE !== 'all') return setupEmbedded(project);
    project.provide('scenarioTarget', { kind: 'absent', name: ABSENT });
    return async () => {};
  }
  process.stdout.write(`real PostgreSQL: ${postgres.name}\n`);
  const api = await startTestApi({
    databaseUrl: postgres.url,
    settings: { TIME_MACHINE: 'on' },
  }).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  const { origin, databaseUrl } = api;
  const name = `real API on ${postgres.name}`;
  project.provide('scenarioTarget', { kind: 'api', name, origin, databaseUrl });
  return async () => {
    try {
      await expectBooks(api.database);
    } finally {
      await api.stop();
      await postgres.stop();
    }
  };
}
