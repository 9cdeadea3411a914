import { canonicalJson } from '#api/database/canonicalJson.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { createHash, createHmac } from 'node:crypto';
import type { Once } from '#api/database/transaction.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Undefined: the client sent no key, which is allowed. */
export function toIdempotentRequest(
  header: string | undefined,
  target: { method: string; path: string; body: unknown },
): IdempotentRequest | undefined {
  if (header === undefined) return undefined;
  if (!UUID.test(header)) throw new Refusal('malformed_idempotency_key');
  const request = `${target.method} ${target.path}\n${canonicalJson(target.body)}`;
  return { key: header.toLowerCase(), request };
}

/** `request`: method, path and canonical body in one text. */
export type IdempotentRequest = { key: string; request: string };

/** `isShort`: `forgetReplies` has shortened it. */
type StoredReply = { status: number; text: string; isShort?: boolean };

const keyHash = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest();

/**
 * Keyed with the idempotency key, which is not stored, so a database dump does not allow guessing passwords.
 */
const requestHash = ({ key, request }: IdempotentRequest) =>
  createHmac('sha256', key).update(request).digest();

const NAMED = /"(?:username|[a-z]+Name)":("(?:[^"\\]|\\.)*")/gu;

/** The names in a reply, so that a change of name can find it. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NAMED)].map(([, name = '""']) => JSON.parse(name) as string)),
];

/**
 * Stores the reply with the key, and replays it: whole for 30 days, then, where the effect lasts,
 * what `forgetReplies` leaves of it. Waits for a duplicate that is still running. Keys are scoped
 * to a person or to all visitors. Refuses another request under the same key.
 */
export function repliedOnce(
  request: IdempotentRequest,
  { scope, now, isLasting }: { scope: string; now: Date; isLasting: boolean },
): Once<StoredReply> {
  const key = keyHash(scope, request.key);
  return {
    async recall(manager) {
      // guard: known-key-is-not-run-again
      const hash = requestHash(request);
      // guard: key-commits-with-its-effect
      const claimed: unknown[] = await manager.query(
        `insert into idempotency_key (key_hash, request_hash, created_at, is_lasting)
         values ($1, $2, $3, $4) on conflict do nothing returning 1`,
        [key, hash, now, isLasting],
      );
      if (claimed.length > 0) return null;
      const [earlier]: ({ hash: Uint8Array } & StoredReply)[] = await manager.query(
        `select request_hash as hash, status, reply as text, not is_whole as "isShort" from idempotency_key
         where key_hash = $1 for update`,
        [key],
      );
      if (earlier === undefined) throw new Refusal('busy');
      if (Buffer.compare(earlier.hash, hash) !== 0) throw new Refusal('idempotency_key_reused');
      const { status, text, isShort } = earlier;
      return { status, text, isShort };
    },
    async keep(manager, { status, text }) {
      await manager.query(
        'update idempotency_key set status = $2, reply = $3, names = $4 where key_hash = $1',
        [key, status, text, namesIn(text)],
      );
    },
  };
}
