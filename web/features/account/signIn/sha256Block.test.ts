import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Start } from './sha256Block.ts';

it('is the beginning of the SHA-256 of every text that fits', () => {
  for (let length = 0; length <= 55; length += 1) {
    const text = 'seal:0:1234567890'.repeat(4).slice(0, length);
    expect(sha256Start(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
  expect(() => sha256Start('x'.repeat(56))).toThrow(RangeError);
});
