import { describe, expect, it } from 'vitest';
import { isAvif, isHeic, sniffImage, sniffVideo } from './sniffMedia.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)),
    ),
  );

describe('what a file is, by its first bytes', () => {
  it.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'), 'image/jpeg', null, false],
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png', null, false],
    ['a WebP', bytes('RIFF', 9, 9, 9, 9, 'WEBPVP8 '), 'image/webp', null, false],
    ['a sound', bytes('RIFF', 9, 9, 9, 9, 'WAVEfmt '), null, null, false],
    ['a HEIC', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1'), null, null, true],
    ['an MP4', bytes(0, 0, 0, 24, 'ftypisom'), null, 'video/mp4', false],
    ['an iPhone MOV', bytes(0, 0, 0, 20, 'ftypqt  '), null, 'video/mp4', false],
    [
      'a WebM',
      bytes(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 'B', 0x82, 0x84, 'webm'),
      null,
      'video/webm',
      false,
    ],
    ['another Matroska', bytes(0x1a, 0x45, 0xdf, 0xa3, 'matroska'), null, null, false],
    ['a PDF', bytes('%PDF-1.7'), null, null, false],
    ['an AVIF', bytes(0, 0, 0, 32, 'ftypavif', 0, 0, 0, 0, 'mif1'), null, null, false],
    [
      'an AVIF',
      bytes(0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'mif1', 'avif', 'miaf'),
      null,
      null,
      false,
    ],
    [
      'an AVIF',
      bytes(0, 0, 0, 28, 'ftypmif1', 0, 0, 0, 0, 'miaf', 'MA1B', 'avif'),
      null,
      null,
      false,
    ],
    [
      'a HEIC of a Samsung',
      bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'heic', 'mif1'),
      null,
      null,
      true,
    ],
    ['a HEIC that says no more', bytes(0, 0, 0, 16, 'ftypmif1', 0, 0, 0, 0), null, null, true],
    ['a HEIC cut short', bytes(0, 0, 0, 24, 'ftyphe', 'ic'), null, null, true],
    [
      'a raw photo of a Canon',
      bytes(0, 0, 0, 24, 'ftypcrx ', 0, 0, 0, 1, 'crx isom'),
      null,
      null,
      false,
    ],
    ['a voice memo', bytes(0, 0, 0, 28, 'ftypM4A ', 0, 0, 0, 0, 'M4A mp42isom'), null, null, false],
    ['a 3GP', bytes(0, 0, 0, 24, 'ftyp3gp5', 0, 0, 1, 0, '3gp5isom'), null, 'video/mp4', false],
    ['a JPEG XL', bytes(0, 0, 0, 20, 'ftypjxl ', 0, 0, 0, 0, 'jxl '), null, null, false],
    ['two bytes', bytes(0xff, 0xd8), null, null, false],
    ['a page', bytes('<!DOCTYPE html>'), null, null, false],
    ['nothing', bytes(), null, null, false],
  ])('%s', (name, file, image, video, heic) => {
    expect(sniffImage(file)).toBe(image);
    expect(sniffVideo(file)).toBe(video);
    expect(isHeic(file)).toBe(heic);
    expect(isAvif(file)).toBe(name === 'an AVIF');
  });
});
