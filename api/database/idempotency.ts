import { createHash, createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { EVENT_CHANNEL } from '#api/database/events.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** A client's key and what it stands for: method, path and canonical body in one text. */
export type IdempotentRequest = { key: string; request: string };

type StoredReply = { status: number; text: string };

const keyHash = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest();

/** Keyed with the key itself, which is not stored: a dump gives no way to try out passwords. */
const requestHash = ({ key, request }: IdempotentRequest) =>
  createHmac('sha256', key).update(request).digest();

/**
 * Claims the key for this transaction, or hands back the answer that it got before. A twin that is
 * still running is waited for. Throws Refusal `idempotency_key_reused` for another request.
 */
export async function recallReply(
  manager: EntityManager,
  scope: string,
  now: Date,
  request: IdempotentRequest | undefined,
): Promise<StoredReply | null> {
  // guard: known-key-is-not-run-again
  if (request === undefined) return null;
  const hash = requestHash(request);
  // guard: key-commits-with-its-effect
  const claimed: unknown[] = await manager.query(
    `insert into idempotency_key (key_hash, request_hash, created_at) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [keyHash(scope, request.key), hash, now],
  );
  if (claimed.length > 0) return null;
  const found: { request_hash: Uint8Array; status: number; reply: string }[] = await manager.query(
    'select request_hash, status, reply from idempotency_key where key_hash = $1',
    [keyHash(scope, request.key)],
  );
  const [earlier] = found;
  if (earlier === undefined) throw new Refusal('busy');
  if (Buffer.compare(earlier.request_hash, hash) !== 0) {
    throw new Refusal('idempotency_key_reused');
  }
  return { status: earlier.status, text: earlier.reply };
}

/**
 * Keeps the answer with the key, for good, and announces the events (JSON): both belong to the end of
 * a transaction, and one statement is one way to the database.
 */
export async function storeReply(
  manager: EntityManager,
  scope: string,
  request: IdempotentRequest | undefined,
  { status, text }: StoredReply,
  events: readonly string[],
): Promise<void> {
  if (request === undefined && events.length === 0) return;
  await manager.query(
    `with kept as (update idempotency_key set status = $2, reply = $3 where key_hash = $1)
     select pg_notify($4, event) from unnest($5::text[]) event`,
    [request ? keyHash(scope, request.key) : null, status, text, EVENT_CHANNEL, events],
  );
}
