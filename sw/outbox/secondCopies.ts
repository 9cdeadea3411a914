import type { OutboxDatabase } from './database.ts';
import type { OutboxRow, StoredPart } from './outboxRow.ts';
import { sha256 } from './sha256.ts';

const STORE = 'trybe-unsent';
/** Never requested: Cache Storage identifies entries by address. */
const ADDRESS = 'https://unsent.invalid/';
const PRINT = 'x-print';
/** 'Saved' waits no longer than this for a second copy. */
const LONGEST_MS = 2_000;
const LINE_BREAK = 10;

type Head = { row: OutboxRow; parts: { id: string; sizeBytes: number }[] };

export type SecondCopy = { row: OutboxRow; parts: StoredPart[] };

/**
 * Stores unsent rows a second time, outside IndexedDB: a browser may lose the write-ahead log of a database
 * that it opens on a full disk. Without Cache Storage, or without room, there is no second copy.
 */
export async function keepCopy(row: OutboxRow, parts: readonly StoredPart[]): Promise<void> {
  await inStore(undefined, async (store) => {
    const head: Head = {
      row,
      parts: parts.map(({ id, bytes }) => ({ id, sizeBytes: bytes.byteLength })),
    };
    const body = new Blob([JSON.stringify(head), '\n', ...parts.map(({ bytes }) => bytes)]);
    const headers = { [PRINT]: await fingerprint(row) };
    await store.put(ADDRESS + row.id, new Response(body, { headers }));
  });
}

/** `keepCopy` with the parts that the database has. */
export async function copyRow(database: OutboxDatabase, row: OutboxRow): Promise<void> {
  const parts = await database.run((connection) =>
    connection.getAllFromIndex('parts', 'operationId', row.id),
  );
  await keepCopy(row, parts);
}

/** After the rows were received or discarded. */
export async function dropCopies(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inStore(undefined, async (store) => {
    for (const id of ids) await store.delete(ADDRESS + id);
  });
}

/** The fingerprint of each copy by its row's id; null: this browser keeps none, or does not answer. */
export async function listCopies(): Promise<ReadonlyMap<string, string> | null> {
  return await inStore(null, async (store) => {
    const prints = new Map<string, string>();
    for (const { url } of await store.keys()) {
      const found = await store.match(url);
      prints.set(url.slice(ADDRESS.length), found?.headers.get(PRINT) ?? '');
    }
    return prints;
  });
}

/** Null: none, or damaged. */
export async function readCopy(id: string): Promise<SecondCopy | null> {
  return await inStore(null, async (store) => {
    const found = await store.match(ADDRESS + id);
    return found ? readBody(await found.arrayBuffer()) : null;
  });
}

/** Identifies a row's content, whatever its state: a copy of an earlier text has another one. */
export async function fingerprint({ body, parts }: OutboxRow): Promise<string> {
  const said = JSON.stringify([body, parts.map(({ id }) => id)]);
  return await sha256(new TextEncoder().encode(said).buffer);
}

function readBody(bytes: ArrayBuffer): SecondCopy | null {
  const headEnd = new Uint8Array(bytes).indexOf(LINE_BREAK);
  if (headEnd < 0) return null;
  const { row, parts } = JSON.parse(new TextDecoder().decode(bytes.slice(0, headEnd))) as Head;
  let from = headEnd + 1;
  const stored = parts.map(({ id, sizeBytes }) => {
    const part = { id, operationId: row.id, bytes: bytes.slice(from, from + sizeBytes) };
    from += sizeBytes;
    return part;
  });
  return from === bytes.byteLength ? { row, parts: stored } : null;
}

/** Never throws and never hangs: the first copy is the one that counts. */
async function inStore<T>(otherwise: T, use: (store: Cache) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = async () => {
    const store = await globalThis.caches?.open(STORE);
    return store ? await use(store) : otherwise;
  };
  const tooLong = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), LONGEST_MS);
  });
  try {
    return await Promise.race([work(), tooLong]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
