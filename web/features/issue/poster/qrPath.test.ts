import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

const ADDRESS = 'https://town.example/issues/0b8f6a52-6e9d-4c63-9d2c-6f2b6a1c0d11';
const SCALE = 4;

/** What a camera would see of the path, dark on white. */
function drawn({ path, size }: ReturnType<typeof qrPath>) {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let at = 0; at < SCALE * 4; at += 1) if (at % 4 !== 3) data[start + at] = 0;
    }
  return { width: side, height: side, data };
}

describe('the QR code of an address', () => {
  it('reads as the address', () => {
    expect(decodeQR(drawn(qrPath(ADDRESS)))).toBe(ADDRESS);
  });

  it('keeps a quiet zone of four modules around it', () => {
    const { path, size } = qrPath(ADDRESS);
    const places = [...path.matchAll(/M(\d+) (\d+)/gu)].flatMap(([, x, y]) => [x, y].map(Number));
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });
});
