import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect } from 'vitest';

/** The schemas that the standard's keepers publish; those of a sent request, a token and the discovery are not among them. */
const PUBLISHED = ['request', 'requests', 'service', 'services', 'service-definition'] as const;

const ajv = new Ajv({ strict: false });
formats.default(ajv);
for (const name of PUBLISHED)
  ajv.addSchema(
    JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')),
    `${name}.json`,
  );

export function expectValid(name: (typeof PUBLISHED)[number], value: unknown): void {
  ajv.validate(`${name}.json`, value);
  expect(ajv.errors ?? []).toEqual([]);
}
