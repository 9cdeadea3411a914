import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { migrateRow } from './migrateRow.ts';
import { OutboxError } from './OutboxError.ts';
import type { OutboxRow, OutboxStatus, StoredPart } from './outboxRow.ts';

const NAME = 'trybe-outbox';
const VERSION = 2;
const OPEN_TIMEOUT_MS = 10_000;
/** After this, a form opens without what has not been read. */
export const READ_TIMEOUT_MS = 2_500;
/** For a call whose time was up before it began. */
export const HANGING_TIMEOUT_MS = 200;
/** For what may also be read after the form is open. */
export const LATE_TIMEOUT_MS = 30_000;

/** A form in progress. Photos in `value` are ArrayBuffers. */
export type Draft<T = unknown> = {
  key: string;
  /** Null: nobody was signed in; it passes to the next person who signs in. */
  userId: string | null;
  kind: string;
  value: T;
  updatedAt: number;
};

export interface OutboxSchema extends DBSchema {
  operations: {
    key: string;
    value: OutboxRow;
    indexes: { sequence: number; status: OutboxStatus; userId: string };
  };
  parts: { key: string; value: StoredPart; indexes: { operationId: string } };
  meta: { key: string; value: { key: string; value: unknown } };
  drafts: { key: string; value: Draft };
}

export type Connection = IDBPDatabase<OutboxSchema>;
type Store = 'operations' | 'parts' | 'meta' | 'drafts';
type Upgrade = IDBPTransaction<OutboxSchema, Store[], 'versionchange'>;

export type OutboxDatabase = {
  /**
   * Runs `use` on a live connection. A dead one is reopened and `use` runs again, so it must be repeatable.
   * Throws OutboxError for storage failures, and if opening takes longer than `timeoutMs`, counted from
   * when opening began: only the first of several calls waits that long.
   */
  run<T>(use: (connection: Connection) => Promise<T>, timeoutMs?: number): Promise<T>;
  close(): void;
};

export function createOutboxDatabase(name: string = NAME): OutboxDatabase {
  let current: Promise<Connection> | null = null;
  let begunAt = 0;

  const forget = () => {
    void current?.then((connection) => connection.close()).catch(() => undefined);
    current = null;
  };
  const connect = (timeoutMs: number) => {
    if (!current) begunAt = performance.now();
    const opening = (current ??= open(name, forget));
    opening.catch(() => {
      if (current === opening) current = null;
    });
    const leftMs = timeoutMs - (performance.now() - begunAt);
    return withinTime(opening, Math.max(leftMs, HANGING_TIMEOUT_MS));
  };
  return {
    async run(use, timeoutMs = OPEN_TIMEOUT_MS) {
      try {
        return await use(await connect(timeoutMs));
      } catch (error) {
        // guard: dead-connection-is-reopened
        if (!isDeadConnection(error)) throw await asOutboxError(error);
        forget();
      }
      try {
        return await use(await connect(timeoutMs));
      } catch (error) {
        throw await asOutboxError(error);
      }
    },
    close: forget,
  };
}

const STORES: readonly Store[] = ['operations', 'parts', 'meta', 'drafts'];

/** This release's version, or a newer one left by a later release, if it has all known stores. */
async function open(name: string, forget: () => void): Promise<Connection> {
  try {
    return await openVersion(name, VERSION, forget);
  } catch (error) {
    if (errorName(error) !== 'VersionError') throw error;
    const newer = await openVersion(name, undefined, forget);
    if (STORES.every((store) => newer.objectStoreNames.contains(store))) return newer;
    newer.close();
    throw error;
  }
}

function openVersion(
  name: string,
  version: number | undefined,
  forget: () => void,
): Promise<Connection> {
  return openDB<OutboxSchema>(name, version, {
    // A failure aborts the version change, which rejects the opening itself.
    upgrade: (connection, oldVersion, _, tx) => void upgrade(connection, oldVersion, tx),
    // A newer version in another tab is waiting: keeping the connection would block it
    // indefinitely.
    // guard: old-page-lets-go
    blocking: () => forget(),
    // guard: terminated-connection-is-forgotten
    terminated: () => forget(),
  });
}

/**
 * Every step stays for good: rows queued by old versions must arrive in the newest one. A release may be
 * rolled back, so the version rises, with a store of a new name, only for what the previous release could
 * not read.
 */
async function upgrade(connection: Connection, oldVersion: number, tx: Upgrade): Promise<void> {
  if (oldVersion < 1) {
    const operations = connection.createObjectStore('operations', { keyPath: 'id' });
    operations.createIndex('sequence', 'sequence', { unique: true });
    operations.createIndex('status', 'status');
    operations.createIndex('userId', 'userId');
    const parts = connection.createObjectStore('parts', { keyPath: 'id' });
    parts.createIndex('operationId', 'operationId');
    connection.createObjectStore('meta', { keyPath: 'key' });
    connection.createObjectStore('drafts', { keyPath: 'key' });
  }
  // guard: queued-rows-are-upgraded
  if (oldVersion > 0) await migrateRows(tx);
}

async function migrateRows(tx: Upgrade): Promise<void> {
  const operations = tx.objectStore('operations');
  for (let cursor = await operations.openCursor(); cursor; cursor = await cursor.continue()) {
    await cursor.update(migrateRow(cursor.value));
  }
}

/**
 * A frozen old tab can block an upgrade for hours, and another tab's transaction a read; the form must be
 * able to report that.
 */
export async function withinTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutboxError('unavailable')), timeoutMs);
  });
  try {
    // guard: blocked-upgrade-is-reported
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function errorName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

/** Browsers drop connections of background pages; the next use fails with one of these. */
function isDeadConnection(error: unknown): boolean {
  return ['InvalidStateError', 'UnknownError', 'AbortError'].includes(errorName(error));
}

const STORAGE_REFUSALS = ['SecurityError', 'NotAllowedError', 'ReferenceError'];
const STORAGE_FAILURES = ['InvalidStateError', 'UnknownError', 'AbortError'];

/** Less than a photo: with so little room left, any refusal counts as a full device. */
const ROOM_BYTES = 1_000_000;

type Estimate = StorageEstimate & { usageDetails?: { indexedDB?: number } };

/**
 * On a full disk Chromium fails with other errors, and its estimate of the free space is minutes old. If
 * IndexedDB holds anything, storage is allowed here, so a failure means that the disk is full.
 */
async function isFull(): Promise<boolean> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => null);
  const { quota, usage, usageDetails } = (estimate ?? {}) as Estimate;
  if ((usageDetails?.indexedDB ?? 0) > 0) return true;
  return quota !== undefined && usage !== undefined && quota - usage < ROOM_BYTES;
}

async function asOutboxError(error: unknown): Promise<unknown> {
  if (error instanceof OutboxError) return error;
  const name = errorName(error);
  if (name === 'QuotaExceededError') return new OutboxError('quota_exceeded', error);
  if (name === 'VersionError') return new OutboxError('outdated', error);
  if (STORAGE_REFUSALS.includes(name)) return new OutboxError('unavailable', error);
  if (STORAGE_FAILURES.includes(name) || error instanceof DOMException)
    return new OutboxError((await isFull()) ? 'quota_exceeded' : 'unavailable', error);
  return error;
}
