import { describe, expect, it } from 'vitest';
import { isAvif, isHeic, sniffImage, sniffVideo } from './sniffMedia.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)),
    ),
  );

type Row = [
  name: string,
  file: Uint8Array,
  image: string | null,
  video: string | null,
  heic: boolean,
];

describe('what a file is, by its first bytes', () => {
  it.each<Row>([
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
    [
      'a JPEG XL in its box',
      bytes(0, 0, 0, 12, 'JXL \r\n', 0x87, '\n', 0, 0, 0, 20, 'ftypjxl '),
      null,
      null,
      false,
    ],
    ['a bare JPEG XL', bytes(0xff, 0x0a, 0xfa, 0x7f), null, null, false],
    ['a JPEG 2000', bytes(0, 0, 0, 12, 'jP  \r\n', 0x87, '\n'), null, null, false],
    ['a TIFF', bytes('II', 42, 0, 8, 0, 0, 0), null, null, false],
    ['a TIFF of the other byte order', bytes('MM', 0, 42, 0, 0, 0, 8), null, null, false],
    ['a BMP', bytes('BM', 70, 0, 0, 0), null, null, false],
    ['a GIF', bytes('GIF89a', 1, 0, 1, 0), null, null, false],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null, null, false],
    ['an AVIF', bytes(0, 0, 0, 32, 'ftypavis', 0, 0, 0, 0, 'msf1avis'), null, null, false],
    ['an AVIF', bytes(0, 0, 0, 28, 'ftypmsf1', 0, 0, 0, 0, 'msf1avis'), null, null, false],
    ...['heix', 'heim', 'heis', 'hevc', 'hevx', 'msf1', 'mif2', 'miaf'].map((brand): Row => [
      `a HEIC that calls itself ${brand}`,
      bytes(0, 0, 0, 24, `ftyp${brand}`, 0, 0, 0, 0, 'heic'),
      null,
      null,
      true,
    ]),
    ...['mp42', 'avc1', 'iso5', 'hvc1', 'M4V ', 'MSNV', '3g2a', 'dash'].map((brand): Row => [
      `a video that calls itself ${brand}`,
      bytes(0, 0, 0, 24, `ftyp${brand}`, 0, 0, 0, 0, 'isom'),
      null,
      'video/mp4',
      false,
    ]),
    ['a QuickTime of before there were brands', bytes(0, 0, 1, 0, 'moov'), null, null, false],
    ['an AVI', bytes('RIFF', 9, 9, 9, 9, 'AVI LIST'), null, null, false],
    ['a broadcast', bytes(0x47, 0x40, 0, 0x10), null, null, false],
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
