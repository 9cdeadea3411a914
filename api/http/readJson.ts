import { RateLimited, Refusal } from '#api/platform/access.rules.ts';
import { JSON_BODY_MAX_BYTES, JSON_MAX_DEPTH } from '#schema/limits.ts';
import { createGate } from '#api/platform/gates.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import type { Call } from './call.ts';

/** Parsing large bodies gets one part of the time, all other work this many. */
const REST_PARTS = 4;
/** Each waiting body is in memory. */
const WAITING_MAX = 64;
const RETRY_AFTER_S = 5;

/** Throws Refusal. */
export type ParseBody = (bytes: Uint8Array, address: string) => Promise<unknown>;

/**
 * Large bodies are parsed one at a time, with pauses for other work: each takes some milliseconds,
 * and a crowd would block the process. Addresses take turns. Throws RateLimited if too many wait.
 * Absurd nesting and more values than any honest request has are refused.
 */
export function createParseBody(): ParseBody {
  const inTurn = createGate({
    atOnce: 1,
    restMs: (tookMs) => REST_PARTS * tookMs,
    crowd: { most: WAITING_MAX, refusal: () => new RateLimited(RETRY_AFTER_S) },
  });
  return async (bytes, address) =>
    bytes.byteLength <= JSON_BODY_MAX_BYTES
      ? read(bytes)
      : inTurn(addressGroup(address), async () => read(bytes));
}

/** Several times as many as the fullest outbox request. */
export const JSON_MAX_VALUES = 10_000;

function isJsonType(contentType: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === 'application/json' || /^application\/[\w.-]+\+json$/u.test(type);
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Upper bounds, counted by punctuation: building a quarter of a million values just to count them would block
 * the loop several times as long.
 */
function measureJson(bytes: Uint8Array): { values: number; depth: number } {
  let [values, level, depth] = [1, 0, 0];
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA) values += 1;
    else if (byte === LIST || byte === OBJECT) {
      values += 1;
      level += 1;
      depth = Math.max(depth, level);
    } else if (byte === LIST_END || byte === OBJECT_END) level -= 1;
  }
  return { values, depth };
}

function ensureModest(bytes: Uint8Array): void {
  const { values, depth } = measureJson(bytes);
  if (depth > JSON_MAX_DEPTH) throw unreadable('The JSON is nested too deeply.');
  if (values > JSON_MAX_VALUES) throw unreadable('The JSON has too many values.');
}

const unreadable = (message: string) => new Refusal('invalid_request', [{ path: '', message }]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the body, which may hold a password.
    throw new Refusal('malformed_json');
  }
}

/** The JSON body of a request, counted while it streams. Throws Refusal. */
export async function readJsonBytes(
  call: Pick<Call, 'hasBody' | 'header' | 'readBytes'>,
  maxBytes: number = JSON_BODY_MAX_BYTES,
): Promise<Uint8Array> {
  if (call.hasBody && !isJsonType(call.header('Content-Type'))) {
    throw new Refusal('unsupported_media_type');
  }
  return call.readBytes(maxBytes, 'body_too_large');
}

function read(bytes: Uint8Array): unknown {
  ensureModest(bytes);
  return parse(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed_json');
  }
}
