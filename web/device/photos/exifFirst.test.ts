import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifSegment, segment, withSegments, xmpSegment } from '#tests/support/cases/testExif.ts';
import { exifFirst } from './exifFirst.ts';

const bare = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);
const exif = exifSegment({ tags: [[0x112, 'short', [6]]] });
const jfif = segment(0xe0, Buffer.from('JFIF\0\u0001\u0001'));
const arranged = (file: Buffer) => Buffer.from(exifFirst(Uint8Array.from(file).buffer));

describe('the notes of a camera', () => {
  it('come in front of an editor’s, and nothing is lost', () => {
    const file = withSegments(bare, jfif, xmpSegment(), exif);
    expect(arranged(file)).toEqual(withSegments(bare, exif, jfif, xmpSegment()));
  });

  it.each([
    ['they are first', withSegments(bare, exif, xmpSegment())],
    ['only the format’s name stands before', withSegments(bare, jfif, exif)],
    ['there are none', withSegments(bare, xmpSegment())],
    ['the file is cut within them', withSegments(bare, xmpSegment(), exif).subarray(0, 64)],
    ['the file is no JPEG', Buffer.from('RIFF....WEBPVP8 ')],
    ['the file is empty', Buffer.alloc(0)],
  ])('stay where %s', (_, file) => {
    expect(arranged(file)).toEqual(file);
  });

  it('are looked for without an error or an end in whatever follows the start', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (tail) => {
        const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), tail]);
        expect(arranged(file).length).toBe(file.length);
      }),
    );
  });
});
