import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeTile } from './wholeTile.ts';

const LAYERS_TAG = 26;
const layers = fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 4 });

function tileOf(contents: readonly Uint8Array[]): number[] {
  return contents.flatMap((content) => {
    const { length } = content;
    const written = length < 128 ? [length] : [(length % 128) + 128, Math.floor(length / 128)];
    return [LAYERS_TAG, ...written, ...content];
  });
}

test('a tile is whole with all of its layers, and with none', () => {
  fc.assert(
    fc.property(layers, (contents) => {
      expect(isWholeTile(Uint8Array.from(tileOf(contents)))).toBe(true);
    }),
  );
});

test('a tile that was cut within a layer is not', () => {
  fc.assert(
    fc.property(layers, fc.uint8Array({ minLength: 1 }), fc.nat(), (before, last, cut) => {
      const whole = tileOf([...before, last]);
      const lost = 1 + (cut % last.length);
      expect(isWholeTile(Uint8Array.from(whole.slice(0, -lost)))).toBe(false);
    }),
  );
});

test('what a portal answers is none', () => {
  for (const text of [
    '<!doctype html><h1>Hotel WiFi</h1>',
    '{"error":"login required"}',
    'garbage',
  ])
    expect(isWholeTile(new TextEncoder().encode(text))).toBe(false);
});
