import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RandomSource } from '#tests/torture/randomSource.ts';

type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  items?: Json;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
};

type Described = {
  operationId: string;
  parameters?: { name: string; in: string; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
};

/** One call of the contract, as its published description tells it to anybody. */
export type Operation = { name: string; method: string; path: string; described: Described };

/** What stands for a field in a good request where its schema alone does not say enough. */
const NAMED: Record<string, unknown> = {
  amount: '5',
  proposedCompensation: '450',
  latitude: '41.88',
  longitude: '-87.63',
  email: 'somebody@example.org',
  username: 'somebody',
  password: 'correct horse 7',
  newPassword: 'correct horse 8',
  confirmPassword: 'correct horse 7',
  dueDate: '2030-01-01',
  estimatedTimeToComplete: '2 weeks',
  endpoint: 'https://push.example.org/1',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
  sha256: 'a'.repeat(64),
  month: '2026-01',
  bbox: '-88,41,-87,42',
  w: '800',
  lat: '41.88',
  lon: '-87.63',
  after: '0',
  secret: 'a'.repeat(43),
  phone: '+1 312 555 0100',
  code: '123456',
  country: 'US',
  category: 'infrastructure',
  number: 'C01X00T47',
};

const WORDS = 'I looked at both pictures and at the place itself. ';

/** Every call of the contract but the endless stream. */
export function readOperations(): Operation[] {
  const file = path.join(import.meta.dirname, '../../../schema/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths)
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        name: described.operationId,
        method: method.toUpperCase(),
        path: address,
        described,
      })),
    )
    .filter(({ name }) => name !== 'streamEvents');
}

function text({ format, minLength = 1, maxLength = 60 }: Json): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '2026-01-31';
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z';
  return WORDS.repeat(Math.ceil(minLength / WORDS.length) || 1).slice(
    0,
    Math.min(maxLength, 2_000),
  );
}

/** A value that a schema takes, as far as it says what that is. */
export function sampleOf(schema: Json, name = ''): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (name in NAMED && !schema.enum && schema.format !== 'uuid') return NAMED[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (choice) return sampleOf(choice, name);
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, name));
  }
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([key, part]) => [key, sampleOf(part, key)]));
}

/** Values that programs stumble over. */
const ODD: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\uD800',
  '__proto__',
  'NaN',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(60_000),
  Number.MAX_SAFE_INTEGER,
  -0.1,
  1e308,
  true,
  [],
  {},
  { length: -1 },
  [[[[[[[[]]]]]]]],
  "'; drop table issue; --",
  '00000000-0000-0000-0000-000000000000',
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
];

/** The same value with some of it odd, gone or doubled. */
export function spoil(value: unknown, random: RandomSource): unknown {
  if (random.chance(0.15)) return random.pick(ODD);
  if (Array.isArray(value)) {
    const items = random.chance(0.3) ? [...value, random.pick(ODD)] : value;
    return items.map((item) => spoil(item, random));
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => random.chance(0.95));
  return Object.fromEntries(kept.map(([key, part]) => [key, spoil(part, random)]));
}

export type Request = { address: string; init: RequestInit };

/** A request of an operation; `ids` fills what its address names, `change` may spoil each part. */
export function requestOf(
  { method, path: address, described }: Operation,
  ids: (name: string, address: string) => string,
  change: (value: unknown) => unknown = (value) => value,
): Request {
  const filled = address.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(asText(change(ids(name, address)))),
  );
  const query = (described.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, asText(change(sampleOf(schema, name)))]);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const content = described.requestBody?.content ?? {};
  const json = content['application/json'];
  const [type] = Object.keys(content);
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const init: RequestInit = { method, headers };
  if (json) init.body = JSON.stringify(change(sampleOf(json.schema)));
  else if (type !== undefined) init.body = 'not a picture';
  return { address: filled + search, init };
}

/** Lone surrogates have no place in an address. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Surrogate}/gu, '?') ||
  '-';
