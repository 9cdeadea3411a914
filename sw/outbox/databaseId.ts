import type { OutboxDatabase } from './database.ts';

const KEY = 'databaseId';

/**
 * A name that this very database got when it was made. Another one than before says that the browser
 * has thrown the old database away with all that was in it.
 */
export async function databaseIdOf(database: OutboxDatabase, newId: () => string): Promise<string> {
  return await database.run(async (connection) => {
    // Read alone first: a transaction that may write would wait for whoever is sending.
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
