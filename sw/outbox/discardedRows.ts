import type { OutboxDatabase } from './database.ts';

const PREFIX = 'discarded:';
export const discardedKey = (id: string): string => PREFIX + id;
const ALL = { first: PREFIX, last: `${PREFIX}\uffff` };

type Meta = {
  put(entry: { key: string; value: unknown }): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  getAll(range: IDBKeyRange): Promise<{ key: string; value: unknown }[]>;
};

const all = (meta: Pick<Meta, 'getAll'>) => meta.getAll(IDBKeyRange.bound(ALL.first, ALL.last));

/** In the transaction that removes the row: its second copy must not bring it back. */
export async function noteDiscarded(meta: Meta, id: string, now: number): Promise<void> {
  await meta.put({ key: discardedKey(id), value: now });
}

export async function wasDiscarded(
  meta: { getKey(key: string): Promise<string | undefined> },
  id: string,
): Promise<boolean> {
  return (await meta.getKey(discardedKey(id))) !== undefined;
}

export async function readDiscarded(database: OutboxDatabase): Promise<Set<string>> {
  const entries = await database.run((connection) => all(connection.transaction('meta').store));
  return new Set(entries.map(({ key }) => key.slice(PREFIX.length)));
}

export async function forgetDiscarded(meta: Meta, before: number): Promise<void> {
  for (const { key, value } of await all(meta)) {
    if (typeof value !== 'number' || value < before) await meta.delete(key);
  }
}
