import { expect, it } from 'vitest';
import { checked, checkedBody } from '#api/http/checked.ts';
import { toIdempotentRequest } from '#api/http/idempotency.ts';
import { createParseBody, readJsonBytes } from '#api/http/readJson.ts';
import { readQuery } from '#api/http/serveEndpoint.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import type { Part, Schema } from './requestSchemas.ts';
import { bodySchema, DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { sampleOf } from '#tests/support/wholeRun.ts';

/** Node refuses a longer head, and with it a longer address. */
const ADDRESS_MAX_BYTES = 16 * 1024;
const TRIES = 3;
const PATIENCE_MS = 600_000;
/** So many times the yardstick, which is some 10 ms of a server's processor: 100 ms. */
const FACTOR_MAX = 10;
const YARDSTICK_MEMBERS = 40_000;
/** For each member of an object that is not the large one. */
const REST_BYTES = 16;

/** What a text is filled with, so that a pattern or a normalization has the most to do. */
const FILLINGS = sampleOf(['1', ' ', 'a-', 'é', '\u0301', '\u0000', '://a@b.'], 3);

/** A value that is as large as it can be where the schema looks: texts of `length`, full lists. */
function filled(schema: Schema, filling: string, length: number): unknown {
  const part = schema as Part;
  if (part.wrapped) return filled(part.wrapped, filling, length);
  if (part.entries) return filledAt(part.entries, filling, length)[0];
  if (part.item) {
    const most = part.pipe?.find(({ type }) => type === 'max_length')?.requirement;
    const count = typeof most === 'number' ? Math.max(1, Math.min(most, length / 8)) : 1;
    return Array.from({ length: count }, () =>
      filled(part.item as Schema, filling, Math.floor(length / count)),
    );
  }
  if (part.type === 'picklist') return part.options?.[0];
  if (part.type === 'boolean') return true;
  // What no rule takes comes last, so that a pattern which can be read in many ways tries them all.
  return `${filling.repeat(Math.max(1, Math.floor(length / filling.length) - 1))}!`;
}

/** Objects of which one member after the other has nearly all of the length. */
function filledAt(
  entries: Record<string, Schema>,
  filling: string,
  length: number,
): Record<string, unknown>[] {
  const names = Object.keys(entries);
  const rest = REST_BYTES * names.length;
  const lengthOf = (name: string, large: string) =>
    name === large ? Math.max(REST_BYTES, length - rest) : REST_BYTES;
  return names.map((large) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, child]) => [
        name,
        filled(child, filling, lengthOf(name, large)),
      ]),
    ),
  );
}

/** A value whose lists are as long as `length` allows, and of wrong entries. */
function crowded(schema: Schema, length: number): unknown {
  const part = schema as Part;
  if (part.wrapped) return crowded(part.wrapped, length);
  if (part.item) return Array.from({ length: Math.floor(length / 2) }, () => 0);
  const entries = Object.entries(part.entries ?? {});
  return Object.fromEntries(entries.map(([key, child]) => [key, crowded(child, length)]));
}

/** Bodies that are hard to read for what they are, whatever a schema makes of them. */
const shapes = (bytes: number) => [
  `[${'0,'.repeat(bytes / 2 - 2)}0]`,
  `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  '{"a":'.repeat(bytes / 5),
  `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at}":0`).join(',')}}`.slice(0, bytes),
  `{"a":"${'\\u0301'.repeat(bytes / 6 - 2)}"}`,
  `{"a":${'1'.repeat(bytes - 8)}}`,
  `{"a":[${'{},'.repeat(bytes / 3 - 4)}{}]}`,
];

const KEY = '11111111-1111-4111-8111-111111111111';

/** Reads and judges a request as `serveEndpoint` does, up to where its work would begin. */
async function judge(endpoint: EndpointDefinition, sent: { query: string; body: Buffer }) {
  try {
    checked(endpoint.query, readQuery(sent.query));
    if (!endpoint.body) return;
    const call = {
      hasBody: true,
      header: () => 'application/json',
      readBytes: async () => sent.body,
    };
    const bytes = await readJsonBytes(call, endpoint.bodyMaxBytes);
    const body = await createParseBody()(bytes, '192.0.2.1');
    toIdempotentRequest(KEY, { method: endpoint.method, path: endpoint.path, body });
    checkedBody(endpoint.body, body, { money: () => DOLLAR_RULES });
  } catch (error) {
    // A refusal is what most of them deserve.
    if ((error as Error).name !== 'Refusal') throw error;
  }
}

/** Processor time of this process in ms: what else the machine does takes none of it. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Whether the work takes less than `mostMs` in one of a few tries; the first may wait for the compiler. */
async function isDoneWithin(mostMs: number, work: () => unknown): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1)
    if ((await processorMs(work)) < mostMs) return true;
  return false;
}

/** Half a megabyte of JSON to read, which is what the largest body costs before anybody judges it. */
const yardstick = JSON.stringify(
  Object.fromEntries(Array.from({ length: YARDSTICK_MEMBERS }, (_, at) => [`k${at}`, at])),
);
const measured = await Promise.all(
  Array.from({ length: TRIES }, () => processorMs(() => JSON.parse(yardstick))),
);
const mostMs = FACTOR_MAX * Math.min(...measured);

const endpoints: EndpointDefinition[] = sampleOf(Object.values(ENDPOINTS), 3);

/** The members of a schema for an object; none of any other. */
const entriesOf = (schema: Schema): Record<string, Schema> => {
  const { wrapped, entries } = schema as Part;
  return wrapped ? entriesOf(wrapped) : (entries ?? {});
};

function bodiesOf({ body, bodyMaxBytes = JSON_BODY_MAX_BYTES }: EndpointDefinition): string[] {
  if (!body) return [''];
  const rule = bodySchema(body, DOLLAR_RULES);
  const full = FILLINGS.flatMap((filling) =>
    filledAt(entriesOf(rule), filling, bodyMaxBytes / Buffer.byteLength(filling)),
  );
  const wrong = crowded(rule, bodyMaxBytes - 100);
  return [...shapes(bodyMaxBytes), ...[wrong, ...full].map((value) => JSON.stringify(value))];
}

function queriesOf({ query }: EndpointDefinition): string[] {
  if (!query) return [''];
  return FILLINGS.flatMap((filling) => {
    const length = ADDRESS_MAX_BYTES / new URLSearchParams(filling).toString().length;
    return filledAt(entriesOf(query), filling, length * filling.length).map((values) =>
      new URLSearchParams(values as Record<string, string>).toString().slice(0, ADDRESS_MAX_BYTES),
    );
  });
}

/** What of a call's requests holds the loop for too long; null: nothing. */
async function heldBy(endpoint: EndpointDefinition) {
  const [bodies, queries] = [bodiesOf(endpoint), queriesOf(endpoint)];
  for (const body of bodies)
    for (const query of bodies.length > 1 ? queries.slice(0, 1) : queries) {
      const sent = { query, body: Buffer.from(body) };
      const isDone = await isDoneWithin(mostMs, () => judge(endpoint, sent));
      if (!isDone) return `${endpoint.operation} ${body.slice(0, 40)} ${query.slice(0, 40)}`;
    }
  return null;
}

it('no call holds the loop for a long time', { timeout: PATIENCE_MS }, async () => {
  const held: string[] = [];
  for (const endpoint of endpoints)
    held.push(...[await heldBy(endpoint)].filter((one) => one !== null));
  expect(held).toEqual([]);
});
