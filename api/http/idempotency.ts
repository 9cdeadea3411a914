import { canonicalJson } from '#api/database/canonicalJson.ts';
import type { IdempotentRequest } from '#api/database/idempotency.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

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
