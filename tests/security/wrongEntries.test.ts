import * as v from 'valibot';
import { expect, it } from 'vitest';
import { FIELD_ERRORS_MAX, SYNC_BODY_MAX_BYTES, SYNC_MAX_ITEMS } from '#schema/limits.ts';
import { markReadRequest } from '#schema/notices/notification.ts';
import { syncRequest } from '#schema/sync.ts';
import { validate } from '#schema/validation.ts';
import { partsOf, requestSchemas } from './requestSchemas.ts';

const wrong = (length: number) => Array.from({ length }, () => 0);

it('an array of wrong entries is refused for its length, with one error', () => {
  const items = wrong(SYNC_BODY_MAX_BYTES / 2);
  expect(validate(syncRequest, { items })).toEqual({
    isValid: false,
    errors: [
      { path: 'items', message: `Please send at most ${SYNC_MAX_ITEMS} operations at once.` },
    ],
  });
});

it('nothing in an array that is too long is judged', () => {
  let judged = 0;
  const item = v.check<number>(() => (judged += 1) < 0);
  const list = v.optional(
    v.object({ list: v.pipe(v.array(v.pipe(v.number(), item)), v.maxLength(3)) }),
  );
  validate(list, { list: wrong(4) });
  expect(judged).toBe(0);
  validate(list, { list: wrong(3) });
  expect(judged).toBe(3);
});

it('at most fifty errors are named', () => {
  const result = validate(markReadRequest, { ids: wrong(200) });
  expect(result.isValid || result.errors).toHaveLength(FIELD_ERRORS_MAX);
});

it('path parameters of an operation in a round trip are few', () => {
  const params = Object.fromEntries(wrong(10_000).map((value, index) => [`p${index}`, value]));
  const operation = { key: crypto.randomUUID(), operation: 'postMessage', params, body: {} };
  const result = validate(syncRequest, { items: [operation] });
  expect(result.isValid || result.errors).toEqual([
    { path: 'items.0.params', message: 'An operation has few parameters.' },
  ]);
});

const lists = requestSchemas().flatMap(({ name, schema }) =>
  partsOf(schema, name).filter(({ part }) => ['array', 'record'].includes(part.type)),
);

it.each(lists)('$name has a greatest length', ({ part }) => {
  const types = part.pipe?.map(({ type }) => type);
  expect(types).toContain(part.type === 'array' ? 'max_length' : 'max_entries');
});
