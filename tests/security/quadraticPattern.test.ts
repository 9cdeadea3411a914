import { expect, it } from 'vitest';
import { JSON_BODY_MAX_BYTES, SYNC_BODY_MAX_BYTES } from '#schema/limits.ts';
import { validate } from '#schema/validation.ts';
import { endsInTime, HOSTILE, LENGTH } from './endsInTime.ts';
import {
  type Part,
  partsOf,
  type PipeStep,
  requestSchemas,
  type Schema,
} from './requestSchemas.ts';

const isText = ({ type, options }: Part) =>
  type === 'string' ||
  (type === 'union' && (options as Schema[]).some((one) => one.type === 'string'));

const texts = requestSchemas().flatMap(({ name, schema }) =>
  partsOf(schema, name).filter(({ part }) => isText(part)),
);

it('finds the fields of text', () => {
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['reverseGeocode.query.lat', 'register.body.email']),
  );
});

it.each(texts)('$name judges a million characters in linear time', ({ part }) => {
  const judgesAll = () => HOSTILE.forEach((text) => validate(part, text));
  expect(endsInTime(judgesAll)).toBe(true);
});

const hasNoBound = (pattern: RegExp) =>
  /[+*]|,\}/u.test(pattern.source.replaceAll(/\[[^\]]*\]/gu, '.'));

/** The steps of a pipe with those of the pipes inside it. */
function flatten(steps: readonly PipeStep[]): PipeStep[] {
  return steps.flatMap((step) => {
    const inner = (step as Part).pipe;
    return inner && inner !== steps ? flatten(inner) : [step];
  });
}

const boundsLength = ({ type }: PipeStep) => type === 'max_length';

/** The patterns without bound that stand before the rule of length, if there is one. */
function tooEarly({ pipe = [], options = [] }: Part): RegExp[] {
  const written = (options as Part[]).filter(({ type }) => type === 'string');
  if (written.length > 0 && written.every((text) => text.pipe?.some(boundsLength))) return [];
  const steps = flatten(pipe);
  const at = steps.findIndex(boundsLength);
  return steps
    .slice(0, at < 0 ? steps.length : at)
    .map(({ requirement }) => requirement)
    .filter((requirement) => requirement instanceof RegExp)
    .filter(hasNoBound);
}

it.each(texts)('$name bounds the length before a pattern without bound reads it', ({ part }) => {
  expect(tooEarly(part)).toEqual([]);
});

it('takes no larger text than was tried', () => {
  expect(Math.max(JSON_BODY_MAX_BYTES, SYNC_BODY_MAX_BYTES)).toBeLessThanOrEqual(LENGTH);
});
