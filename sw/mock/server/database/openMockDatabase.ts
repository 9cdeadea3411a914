import type { PGlite } from '@electric-sql/pglite';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { entities } from '#api/startup/entities.ts';
import { EVENT_CHANNEL, publishedEvent, type EventFeed } from '#api/database/events.ts';
import { migrations } from '#api/database/migrations.ts';
import { createPgDriver } from './pgDriver.ts';

const payload = v.pipe(v.string(), v.parseJson(), publishedEvent);

/**
 * The server's tables and migrations in an in-process PostgreSQL. Call `close` before closing the
 * PostgreSQL: a statement to a closed one never ends.
 */
export async function openMockDatabase(
  pglite: PGlite,
): Promise<{ database: DataSource; close: () => Promise<void> }> {
  const { Pool, close } = createPgDriver(pglite);
  const database = new DataSource({
    type: 'postgres',
    driver: { Pool },
    entities,
    migrations,
    migrationsTableName: 'migration',
    installExtensions: false,
    synchronize: false,
  });
  await database.initialize();
  await database.runMigrations({ transaction: 'each' });
  return { database, close };
}

/** Committed events, as the server gets them by LISTEN. */
export async function listenToMock(pglite: PGlite): Promise<EventFeed> {
  const listeners = new Set<Parameters<EventFeed['subscribe']>[0]>();
  const stop = await pglite.listen(EVENT_CHANNEL, (text) => {
    const { success, output } = v.safeParse(payload, text);
    if (success) for (const listener of listeners) listener(output, null, null);
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      listeners.clear();
      await stop();
    },
  };
}
