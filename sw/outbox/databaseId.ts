import type { OutboxDatabase } from './database.ts';

const KEY = 'databaseId';

/**
 * Created with the database. A changed id means that the browser has deleted the old database with
 * all its contents.
 */
export async function readDatabaseId(
  database: OutboxDatabase,
  newId: () => string,
): Promise<string> {
  return await database.run(async (connection) => {
    // Read-only first: a write transaction would wait for a running sender.
    const found = await connection.get('meta', KEY);
    if (typeof found?.value === 'string') return found.value;
    const tx = connection.transaction('meta', 'readwrite');
    const known = await tx.store.get(KEY);
    if (typeof known?.value === 'string') return known.value;
    const value = newId();
    await tx.store.put({ key: KEY, value });
    await tx.done;
    return value;
  });
}
