import { compareCopies } from './compareCopies.ts';
import type { OutboxDatabase } from './database.ts';
import { readDiscarded, wasDiscarded } from './discardedRows.ts';
import { migrateRow } from './migrateRow.ts';
import { announce } from './outboxChannel.ts';
import type { OutboxRow } from './outboxRow.ts';
import { copyRow, dropCopies, listCopies, fingerprint, readCopy } from './secondCopies.ts';
import type { SecondCopy } from './secondCopies.ts';

/**
 * Compares the database with the second copies: takes up rows that it has lost, drops copies that
 * nobody needs, and writes those that are missing. Returns the number of rows taken up. Throws
 * OutboxError.
 */
export async function restoreUnsent(database: OutboxDatabase): Promise<number> {
  const copies = await listCopies();
  if (!copies) return 0;
  const rows = await database.run((connection) => connection.getAll('operations'));
  const known = await Promise.all(
    rows.map(async (row) => ({ id: row.id, status: row.status, print: await fingerprint(row) })),
  );
  const { missing, spare, uncopied } = compareCopies(known, await readDiscarded(database), copies);
  const found = await Promise.all(missing.map(readCopy));
  const damaged = missing.filter((_, at) => !found[at]);
  const count = await takeUp(
    database,
    found.filter((copy) => copy !== null),
  );
  await dropCopies([...spare, ...damaged]);
  for (const row of rows.filter(({ id }) => uncopied.includes(id))) await copyRow(database, row);
  if (count > 0) announce({ type: 'changed' });
  return count;
}

async function takeUp(database: OutboxDatabase, found: readonly SecondCopy[]): Promise<number> {
  if (found.length === 0) return 0;
  return await database.run(async (connection) => {
    const tx = connection.transaction(['operations', 'parts', 'meta'], 'readwrite', {
      durability: 'strict',
    });
    const operations = tx.objectStore('operations');
    let sequence = (await operations.index('sequence').openKeyCursor(null, 'prev'))?.key ?? 0;
    let count = 0;
    for (const { row, parts } of found.toSorted((a, b) => a.row.sequence - b.row.sequence)) {
      // Another tab may have been quicker, or the person has discarded it meanwhile.
      if (await operations.getKey(row.id)) continue;
      if (await wasDiscarded(tx.objectStore('meta'), row.id)) continue;
      sequence += 1;
      count += 1;
      await operations.put({ ...asUnsent(row), sequence });
      for (const part of parts) await tx.objectStore('parts').put(part);
    }
    await tx.done;
    return count;
  });
}

/**
 * The copy may be older than the last attempt to send the row. Its key makes it arrive only once, provided
 * the text is the same.
 */
function asUnsent(row: OutboxRow): OutboxRow {
  const unsent = { status: 'waiting', attempts: 0, nextAttemptAt: 0, isInDoubt: true } as const;
  return migrateRow({ ...row, ...unsent });
}
