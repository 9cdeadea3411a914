import { createHash, createHmac } from 'node:crypto';
import type { Once } from './transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

/** `request`: method, path and canonical body in one text. */
export type IdempotentRequest = { key: string; request: string };

type StoredReply = { status: number; text: string };

const keyHash = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest();

/**
 * Keyed with the idempotency key, which is not stored: a dump does not allow guessing passwords.
 */
const requestHash = ({ key, request }: IdempotentRequest) =>
  createHmac('sha256', key).update(request).digest();

/**
 * Stores the reply with the key permanently, and replays it. Waits for a duplicate that is still
 * running. Keys are scoped to a person or to all visitors. Refuses another request under the same
 * key.
 */
export function repliedOnce(
  request: IdempotentRequest,
  { scope, now }: { scope: string; now: Date },
): Once<StoredReply> {
  const key = keyHash(scope, request.key);
  return {
    async recall(manager) {
      // guard: known-key-is-not-run-again
      const hash = requestHash(request);
      // guard: key-commits-with-its-effect
      const claimed: unknown[] = await manager.query(
        `insert into idempotency_key (key_hash, request_hash, created_at) values ($1, $2, $3)
         on conflict do nothing returning 1`,
        [key, hash, now],
      );
      if (claimed.length > 0) return null;
      const [earlier]: { hash: Uint8Array; status: number; text: string }[] = await manager.query(
        `select request_hash as hash, status, reply as text from idempotency_key
         where key_hash = $1 for update`,
        [key],
      );
      if (earlier === undefined) throw new Refusal('busy');
      if (Buffer.compare(earlier.hash, hash) !== 0) throw new Refusal('idempotency_key_reused');
      return { status: earlier.status, text: earlier.text };
    },
    async keep(manager, { status, text }) {
      await manager.query(
        'update idempotency_key set status = $2, reply = $3 where key_hash = $1',
        [key, status, text],
      );
    },
  };
}
