import { expect, it } from 'vitest';
import { completePlainHttp } from './plainHttp.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

it('makes UUIDs where a page without https has none, and leaves others alone', () => {
  const plain = {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  };
  const source: Parameters<typeof completePlainHttp>[0] = plain;
  completePlainHttp(source);
  const made = Array.from({ length: 50 }, () => source?.randomUUID?.() ?? '');
  for (const id of made) expect(id).toMatch(UUID);
  expect(new Set(made).size).toBe(50);
  const own = { ...plain, randomUUID: () => 'own' };
  completePlainHttp(own);
  expect(own.randomUUID()).toBe('own');
});
