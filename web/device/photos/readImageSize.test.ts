import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImageSize } from './readImageSize.ts';

function bytes(...parts: (string | number[])[]): ArrayBuffer {
  const list = parts.flatMap((part) =>
    typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
  );
  return new Uint8Array([...list, ...Array.from({ length: 16 }, () => 0)]).buffer;
}

const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
const little = (value: number, size: number) => big(value, size).toReversed();

describe('the size of a picture before it is decoded', () => {
  it('is read from PNG', () => {
    const png = bytes([0x89], 'PNG', [13, 10, 26, 10], big(13, 4), 'IHDR', big(640, 4), big(48, 4));
    expect(readImageSize(png)).toEqual({ width: 640, height: 48 });
  });

  it('is read from JPEG behind metadata and filler bytes', () => {
    const metadata = [0xff, 0xe1, ...big(10, 2), 1, 2, 3, 4, 5, 6, 7, 8];
    const frame = [0xff, 0xff, 0xc2, ...big(17, 2), 8, ...big(3_000, 2), ...big(4_000, 2)];
    const jpeg = bytes([0xff, 0xd8], metadata, frame);
    expect(readImageSize(jpeg)).toEqual({ width: 4_000, height: 3_000 });
  });

  it('is read from the three kinds of WebP', () => {
    const riff = ['RIFF', little(99, 4), 'WEBP'] as const;
    const lossy = bytes(
      ...riff,
      'VP8 ',
      little(9, 4),
      [1, 2, 3, 0x9d, 1, 0x2a],
      little(320, 2),
      little(200, 2),
    );
    const lossless = bytes(...riff, 'VP8L', little(9, 4), [0x2f], little(319 + 199 * 16_384, 4));
    const extended = bytes(
      ...riff,
      'VP8X',
      little(10, 4),
      [0, 0, 0, 0],
      little(70_000, 3),
      little(199, 3),
    );
    expect(readImageSize(lossy)).toEqual({ width: 320, height: 200 });
    expect(readImageSize(lossless)).toEqual({ width: 320, height: 200 });
    expect(readImageSize(extended)).toEqual({ width: 70_001, height: 200 });
  });

  it('is read from HEIC and AVIF, and is that of the whole, not of its tiles', () => {
    const extent = (width: number, height: number) =>
      bytes(big(20, 4), 'ispe', [0, 0, 0, 0], big(width, 4), big(height, 4));
    const plain = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)];
    const boxes = [extent(512, 512), extent(30_000, 20_000), extent(512, 512)].flatMap(plain);
    const avif = bytes(big(24, 4), 'ftypavif', big(0, 4), 'mif1', boxes);
    expect(readImageSize(avif)).toEqual({ width: 30_000, height: 20_000 });
    expect(readImageSize(bytes(big(24, 4), 'ftypheic'))).toBeNull();
  });

  it('is unknown for anything else, and reading never fails or hangs', () => {
    expect(readImageSize(new ArrayBuffer(0))).toBeNull();
    expect(readImageSize(bytes('GIF89a'))).toBeNull();
    const start = fc.constantFrom(
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47],
      [0x52, 0x49, 0x46, 0x46],
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 60 }), (head, tail) => {
        const size = readImageSize(new Uint8Array([...head, ...tail]).buffer);
        expect(size === null || size.width >= 0).toBe(true);
      }),
    );
  });
});
