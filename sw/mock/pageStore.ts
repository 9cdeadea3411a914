import type { ChangeSet, StorageBackend, StorageEntry } from '@electric-sql/pglite/memfs-frontend';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';

/** Null: a folder. */
type Files = Map<string, Uint8Array<ArrayBuffer> | null>;

const databaseName = (seed: string) => `trybe-mock-${seed}`;

/** Another worker has taken over the store: later writes of this one are not saved. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

const isWithin = (key: string, path: string) => key === path || key.startsWith(`${path}/`);

function applyTo(files: Files, { ops, files: { wal, data, control } }: ChangeSet): void {
  for (const { op, path } of ops) {
    if (op === 'mkdir') files.set(path, null);
    else for (const key of files.keys()) if (isWithin(key, path)) files.delete(key);
  }
  for (const { path, size: newSize, full, truncate, chunks } of [...wal, ...data, ...control]) {
    const known = full ? null : files.get(path);
    const size = truncate ? newSize : Math.max(newSize, known?.length ?? 0);
    const bytes = known?.length === size ? known : new Uint8Array(size);
    if (known && known !== bytes) bytes.set(known.subarray(0, size));
    for (const chunk of chunks) bytes.set(chunk.data, chunk.at);
    files.set(path, bytes);
  }
}

/** Whether the seed is completely stored, not only begun by a terminated worker. */
export async function isStored(seed: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName(seed))) return false;
  const database = await openDB(databaseName(seed));
  const counts = await Promise.all([database.count('base', 'files'), database.count('log')]);
  database.close();
  return counts.some((count) => count > 0);
}

/** Deletes a seed's data; it must not be open. */
export const forget = (seed: string): Promise<void> => deleteDB(databaseName(seed));

/**
 * Database files in an IndexedDB. Each commit is one row in one strict transaction: a killed worker
 * leaves all of it or nothing. Rows are folded into files at the next start. The last opener is the
 * owner: commits of earlier ones fail.
 */
export function pageStore(seed: string): StorageBackend {
  const owner = crypto.randomUUID();
  let database: IDBPDatabase;
  return {
    async init() {
      database = await openDB(databaseName(seed), 1, {
        upgrade(created) {
          created.createObjectStore('base');
          created.createObjectStore('log', { autoIncrement: true });
        },
        blocking: () => database.close(),
      });
    },
    async *load(): AsyncIterable<StorageEntry> {
      const folding = database.transaction(['base', 'log'], 'readwrite', { durability: 'strict' });
      const [base, log] = [folding.objectStore('base'), folding.objectStore('log')];
      await base.put(owner, 'owner');
      const files: Files = (await base.get('files')) ?? new Map();
      const changes: ChangeSet[] = await log.getAll();
      for (const change of changes) applyTo(files, change);
      if (changes.length > 0) {
        await base.put(files, 'files');
        await log.clear();
      }
      await folding.done;
      for (const path of [...files.keys()].toSorted()) {
        const data = files.get(path);
        yield data ? { kind: 'file', path, data } : { kind: 'dir', path };
      }
    },
    async apply(changes) {
      const writing = database.transaction(['base', 'log'], 'readwrite', { durability: 'strict' });
      if ((await writing.objectStore('base').get('owner')) !== owner) throw new TakenOver();
      await writing.objectStore('log').put(changes);
      await writing.done;
    },
    async close() {
      database.close();
    },
  };
}
