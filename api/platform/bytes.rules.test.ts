import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareBytes, concatBytes, utf8Bytes } from './bytes.rules.ts';

it('writes texts as the runtimes do, emoji and broken pairs too', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
      expect(utf8Bytes(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
    }),
  );
  expect([...utf8Bytes('a\ud800b')]).toEqual([...new TextEncoder().encode('a\ud800b')]);
});

it('puts bytes together and orders them as Node does', () => {
  const bytes = fc.uint8Array({ maxLength: 6 });
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      expect(Buffer.from(concatBytes(a, b))).toEqual(Buffer.concat([a, b]));
      expect(Math.sign(compareBytes(a, b))).toBe(Buffer.compare(a, b));
    }),
  );
});
