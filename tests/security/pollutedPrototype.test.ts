import { expect, it } from 'vitest';
import { readQuery } from '#api/http/serveEndpoint.ts';
import { validate } from '#schema/validation.ts';
import { requestSchemas, type Part } from './requestSchemas.ts';

const PLANTED = '"polluted":"yes"';

/** A body that tries to reach what all objects have in common. */
const HOSTILE = [
  `{"__proto__":{${PLANTED}}}`,
  `{"constructor":{"prototype":{${PLANTED}}}}`,
  `{"a":{"__proto__":{${PLANTED}}},"__proto__":[{${PLANTED}}]}`,
];

const isPolluted = () => 'polluted' in {} || 'polluted' in [];

it.each(requestSchemas())('no request of $name changes what all objects have', ({ schema }) => {
  for (const text of HOSTILE) {
    const taken = validate(schema as Part, JSON.parse(text));
    expect(JSON.stringify(taken)).not.toContain('polluted');
  }
  expect(isPolluted()).toBe(false);
});

it('no query does', () => {
  for (const query of [
    '__proto__=x',
    '__proto__[polluted]=yes',
    'constructor.prototype.polluted=yes',
  ])
    readQuery(query);
  expect(isPolluted()).toBe(false);
  expect(Object.getPrototypeOf(readQuery('__proto__=x'))).not.toBe('x');
});
