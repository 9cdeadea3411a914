import { Refusal } from '#api/domain/refusal.ts';
import type { IdempotentRequest } from '#api/http/handler.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** JSON text that is the same for the same content, whatever the order of its keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const members = entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * The key of a request with what it was sent for. A client without a key is served too.
 * Throws Refusal `malformed_idempotency_key`.
 */
export function idempotencyOf(
  header: string | undefined,
  target: { method: string; path: string; body: unknown },
): IdempotentRequest | undefined {
  if (header === undefined) return undefined;
  if (!UUID.test(header)) throw new Refusal('malformed_idempotency_key');
  const request = `${target.method} ${target.path}\n${canonicalJson(target.body)}`;
  return { key: header.toLowerCase(), request };
}
