import type * as v from 'valibot';
import { Refusal } from '#api/domain/refusal.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import type { ErrorCode } from '#schema/errors.ts';
import {
  JSON_BODY_MAX_BYTES,
  JSON_MAX_DEPTH,
  PHOTO_MAX_BYTES,
  PROOF_VIDEO_MAX_BYTES,
} from '#schema/limits.ts';
import { validate } from '#schema/validation.ts';

const SAFE_METHODS = ['GET', 'HEAD'];
const PHOTO_LIMIT: [most: number, tooLarge: ErrorCode] = [PHOTO_MAX_BYTES - 1, 'photo_too_large'];
const BYTES_MAX: Record<string, typeof PHOTO_LIMIT> = {
  putVideo: [PROOF_VIDEO_MAX_BYTES, 'video_too_large'],
};

/** What a request says, before and after the contract has looked at it. */
export type ReadRequest = {
  params: unknown;
  query: unknown;
  body: unknown;
  bytes: ArrayBuffer;
  /** The body as it came, for the comparison of repeated requests. */
  canonicalBody: string;
  hasQuery: boolean;
};

/** Refuses a change that another site's page sends. Throws Refusal `foreign_origin`. */
export function guardOrigin(request: Request): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isForeignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== null && origin !== new URL(request.url).origin;
  if (isForeignSite || isForeignOrigin) throw new Refusal('foreign_origin');
}

/** Reads and validates a request by its endpoint. Throws Refusals with the contract's sentences. */
export async function readRequest(
  endpoint: EndpointDefinition,
  request: Request,
  rawParams: Record<string, unknown>,
): Promise<ReadRequest> {
  const rawQuery = readQuery(new URL(request.url).searchParams);
  const params = check(endpoint.params, rawParams);
  const query = check(endpoint.query, rawQuery);
  const hasQuery = Object.keys(rawQuery).length > 0;
  if (endpoint.kind === 'bytes' && !SAFE_METHODS.includes(endpoint.method)) {
    const [most, tooLarge] = BYTES_MAX[endpoint.operation] ?? PHOTO_LIMIT;
    const bytes = await readBytes(request, most, tooLarge);
    return { params, query, body: undefined, bytes, canonicalBody: '', hasQuery };
  }
  const bytes = new ArrayBuffer(0);
  if (!endpoint.body) {
    return { params, query, body: undefined, bytes, canonicalBody: '', hasQuery };
  }
  const json = await readJson(request, endpoint.bodyMaxBytes);
  const canonicalBody = canonicalJson(json);
  return { params, query, body: check(endpoint.body, json), bytes, canonicalBody, hasQuery };
}

function check(schema: v.GenericSchema<unknown, unknown> | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = validate(schema, input);
  if (!result.isValid) throw new Refusal('invalid_request', result.errors);
  return result.value;
}

function readQuery(parameters: URLSearchParams): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (query.has(name)) {
      const message = 'This parameter may be given once.';
      throw new Refusal('invalid_request', [{ path: name, message }]);
    }
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<ArrayBuffer> {
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength > maxBytes) throw new Refusal(tooLarge);
  return bytes;
}

async function readJson(request: Request, maxBytes = JSON_BODY_MAX_BYTES): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes, 'body_too_large');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isJson = type === 'application/json' || /^application\/[\w.-]+\+json$/u.test(type);
  if (bytes.byteLength > 0 && !isJson) throw new Refusal('unsupported_media_type');
  const value = parseJson(bytes);
  if (isDeeperThan(value, JSON_MAX_DEPTH)) {
    throw new Refusal('invalid_request', [{ path: '', message: 'The JSON is nested too deeply.' }]);
  }
  return value;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('malformed_json');
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
