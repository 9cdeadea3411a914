import { Refusal } from '#api/domain/refusal.ts';
import { JSON_BODY_MAX_BYTES, JSON_MAX_DEPTH } from '#schema/limits.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { BodyTurn } from '#api/http/limits/bodyTurns.ts';
import type { Call } from '#api/http/call.ts';

function isJsonType(contentType: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || /^application\/[\w.-]+\+json$/u.test(type);
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Looks before it steps: a call for each of a quarter of a million numbers would hold the loop for 20 ms. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (!isNested(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((child) => isNested(child) && isDeeperThan(child, levels - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the body, which may hold a password.
    throw new Refusal('malformed_json');
  }
}

/**
 * The JSON body of a request of at most `maxBytes`, counted while it streams; a large one waits for
 * its turn. Throws RateLimited as `inTurn` does, or Refusal `body_too_large`,
 * `unsupported_media_type`, `malformed_json`, or `invalid_request` for absurd nesting.
 */
export async function readJson(
  call: Pick<Call, 'hasBody' | 'header' | 'readBytes' | 'ip'>,
  inTurn: BodyTurn,
  maxBytes: number = JSON_BODY_MAX_BYTES,
): Promise<unknown> {
  if (call.hasBody && !isJsonType(call.header('Content-Type'))) {
    throw new Refusal('unsupported_media_type');
  }
  const bytes = await call.readBytes(maxBytes, 'body_too_large');
  return inTurn({ address: addressGroup(call.ip), bytes: bytes.byteLength }, () => read(bytes));
}

function read(bytes: Uint8Array): unknown {
  const value = parse(decode(bytes));
  if (isDeeperThan(value, JSON_MAX_DEPTH)) {
    throw new Refusal('invalid_request', [{ path: '', message: 'The JSON is nested too deeply.' }]);
  }
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed_json');
  }
}
