import type { Draft, OutboxDatabase, OutboxSchema } from './database.ts';
import { noteDiscarded } from './discardedRows.ts';
import { endDraft, type EndedDraft } from './drafts.ts';
import { toPart, storedPart, type NewPart } from './enqueue.ts';
import { announce } from './outboxChannel.ts';
import { canBeSent } from './migrateRow.ts';
import { notBeforeKey } from './notBefore.ts';
import { OutboxError } from './OutboxError.ts';
import type { OutboxRow } from './outboxRow.ts';
import { listUnsent } from './listUnsent.ts';
import { copyRow, dropCopies } from './secondCopies.ts';

import type { IDBPTransaction } from 'idb';

type StoreName = 'operations' | 'parts' | 'meta' | 'drafts';
type Transaction = IDBPTransaction<OutboxSchema, StoreName[], 'readwrite'>;

/**
 * The only way an unsent row is removed: at the person's request. Dependent rows stay and need attention.
 * Throws OutboxError `sending` while the row is being sent; no-op if it is gone. `returned`: the row's
 * content as a form's draft, stored in the same transaction.
 */
export async function discard(
  database: OutboxDatabase,
  id: string,
  returned: Draft | null = null,
): Promise<void> {
  await change(database, async (tx) => {
    const row = await tx.objectStore('operations').get(id);
    if (row?.status === 'sending') throw new OutboxError('sending');
    await tx.objectStore('operations').delete(id);
    await deleteParts(tx.objectStore('parts'), id);
    await noteDiscarded(tx.objectStore('meta'), id, Date.now());
    if (returned) await tx.objectStore('drafts').put(returned);
    if (row && row.status !== 'received') await orphan(tx, row);
  });
  await dropCopies([id]);
}

/**
 * Makes rows due at once, even refused ones and those the server delayed. Without `id` all rows of
 * the person.
 */
export async function retryNow(
  database: OutboxDatabase,
  userId: string,
  id?: string,
): Promise<void> {
  await makeDue(database, userId, (row) =>
    id === undefined ? row.status === 'waiting' : row.id === id,
  );
}

/** Sends refused rows again, those for which `isMeant` is true. */
export async function retryRefused(
  database: OutboxDatabase,
  userId: string,
  isMeant: (row: OutboxRow) => boolean,
): Promise<void> {
  await makeDue(database, userId, (row) => row.status === 'attention' && isMeant(row));
}

async function makeDue(
  database: OutboxDatabase,
  userId: string,
  isMeant: (row: OutboxRow) => boolean,
): Promise<void> {
  await change(database, async (tx) => {
    await tx.objectStore('meta').delete(notBeforeKey(userId));
    for (const row of await listUnsent(tx.objectStore('operations'), userId)) {
      if (!isMeant(row) || row.status === 'sending') continue;
      // An unknown operation would wait forever, silently.
      if (!canBeSent(row)) continue;
      const asked = { status: 'waiting', nextAttemptAt: 0, attemptsBeforeAsked: row.attempts };
      await tx.objectStore('operations').put({ ...row, ...asked } as OutboxRow);
    }
  });
}

/**
 * Replaces the body (and, when given, the photos) of a row and makes it due again under the same key.
 * Throws OutboxError: `not_found`, `sending`, or `in_doubt` when the server may have stored an earlier try:
 * it would refuse the same key with another text. The draft of the change is removed in the same
 * transaction.
 */
export async function editQueued(
  database: OutboxDatabase,
  id: string,
  edit: { body: OutboxRow['body']; parts?: NewPart[]; drafts?: readonly EndedDraft[] },
): Promise<void> {
  let changed: OutboxRow | undefined;
  await change(database, async (tx) => {
    const row = await tx.objectStore('operations').get(id);
    if (!row || row.status === 'received') throw new OutboxError('not_found');
    if (row.status === 'sending') throw new OutboxError('sending');
    if (row.isInDoubt) throw new OutboxError('in_doubt');
    if (edit.parts) {
      await deleteParts(tx.objectStore('parts'), id);
      for (const part of edit.parts) await tx.objectStore('parts').put(storedPart(part, id));
    }
    for (const draft of edit.drafts ?? []) await endDraft(tx.objectStore('drafts'), draft);
    changed = {
      ...row,
      body: edit.body,
      parts: edit.parts?.map(toPart) ?? row.parts,
      status: 'waiting',
      attempts: 0,
      attemptsBeforeAsked: 0,
      nextAttemptAt: 0,
      problem: null,
    } as OutboxRow;
    await tx.objectStore('operations').put(changed);
  });
  if (changed) await copyRow(database, changed);
}

/**
 * Sends a refused edit again based on the current issue: sets the fields it names and keeps all others.
 * Throws OutboxError `not_found` if the row is no conflict.
 */
export async function resendOnCurrent(database: OutboxDatabase, id: string): Promise<void> {
  const row = await database.run((connection) => connection.get('operations', id));
  const version = row?.problem?.current?.version;
  if (row?.operation !== 'editIssue' || version === undefined) throw new OutboxError('not_found');
  await editQueued(database, id, { body: { ...row.body, version } });
}

async function change(
  database: OutboxDatabase,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await database.run(async (connection) => {
    const stores: StoreName[] = ['operations', 'parts', 'meta', 'drafts'];
    const tx = connection.transaction(stores, 'readwrite', { durability: 'strict' });
    try {
      await work(tx);
    } catch (error) {
      tx.done.catch(() => undefined);
      abort(tx);
      throw error;
    }
    await tx.done;
  });
  announce({ type: 'changed' });
}

function abort(tx: Transaction): void {
  try {
    tx.abort();
  } catch {
    // Already ended; the original error is the one to report.
  }
}

type PartsStore = {
  delete(id: string): Promise<void>;
  index(name: 'operationId'): { getAllKeys(operationId: string): Promise<string[]> };
};

export async function deleteParts(parts: PartsStore, operationId: string): Promise<void> {
  const keys = await parts.index('operationId').getAllKeys(operationId);
  await Promise.all(keys.map((key) => parts.delete(key)));
}

async function orphan(tx: Transaction, parent: OutboxRow): Promise<void> {
  const operations = tx.objectStore('operations');
  for (const row of await listUnsent(operations, parent.userId)) {
    if (!row.dependsOn.includes(parent.id)) continue;
    const problem = {
      code: 'parent_discarded',
      status: null,
      detail: 'The report that this belongs to was discarded.',
      errors: [],
    };
    await operations.put({ ...row, status: 'attention', problem });
  }
}
