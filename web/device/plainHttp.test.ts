import { asyncProperty, assert, uint8Array } from 'fast-check';
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

it('hashes there as browsers do elsewhere, also a part of a buffer', async () => {
  const source: Parameters<typeof completePlainHttp>[0] = {
    getRandomValues: (bytes) => crypto.getRandomValues(bytes),
  };
  completePlainHttp(source);
  await assert(
    asyncProperty(uint8Array({ maxLength: 300 }), async (given) => {
      const bytes = new Uint8Array(given);
      for (const data of [bytes, bytes.buffer, bytes.subarray(1)]) {
        const made = await source.subtle?.digest('SHA-256', data);
        const right = await crypto.subtle.digest('SHA-256', data);
        // `toEqual` finds any two ArrayBuffers equal.
        expect([...new Uint8Array(made ?? [])]).toEqual([...new Uint8Array(right)]);
      }
    }),
  );
});
