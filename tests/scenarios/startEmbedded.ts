import type { DataSource } from 'typeorm';
import type { TestProject } from 'vitest/node';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';

const NAME = 'real API on the embedded database';

/** Starts the API on its own database once for all scenarios of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const api = await startTestApi({ settings: { TIME_MACHINE: 'on' } });
  const { origin, databaseUrl } = api;
  project.provide('scenarioTarget', { kind: 'api', name: NAME, origin, databaseUrl });
  return async () => {
    try {
      await expectBooks(api.database);
    } finally {
      await api.stop();
    }
  };
}

/** Fails the run if the books of all scenarios together do not balance, or a record's chain is broken. */
export async function expectBooks({ manager }: DataSource): Promise<void> {
  const { problem, transactionCount } = await checkBooks(manager);
  if (problem !== null) {
    // What a teardown throws is printed, but does not fail the run by itself.
    process.exitCode = 1;
    throw new Error(`After all scenarios: ${problem}`);
  }
  process.stdout.write(`books balance: ${transactionCount} transactions of all scenarios\n`);
}
