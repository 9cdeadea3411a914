import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  exifSegment,
  segment,
  withSegments,
  xmpSegment,
  type ExifOptions,
} from '#tests/support/cases/testExif.ts';
import { readCapture, readTakenAt } from './readCapture.ts';

describe('the time a photo was taken', () => {
  it('is put into UTC by the offset that the camera noted', () => {
    expect(readTakenAt('2025:05:01 12:34:56', '+02:00')).toBe('2025-05-01T10:34:56.000Z');
  });

  it.each(['2025-05-01 12:34:56', '2025/05/01 12:34:56', '2025-05-01T12:34:56.000'])(
    'is read as other programs write it: %s',
    (written) => expect(readTakenAt(written, '+02:00')).toBe('2025-05-01T10:34:56.000Z'),
  );

  it.each([
    ['+0200', '2025-05-01T10:34:56.000Z'],
    ['-03:30', '2025-05-01T16:04:56.000Z'],
    ['Z', '2025-05-01T12:34:56.000Z'],
  ])('is put into UTC by the offset %s', (offset, time) => {
    expect(readTakenAt('2025:05:01 12:34:56', offset)).toBe(time);
  });

  it('is the local time of this device when the camera noted no offset', () => {
    const local = new Date(2025, 4, 1, 12, 34, 56).toISOString();
    expect(readTakenAt('2025:05:01 12:34:56', undefined)).toBe(local);
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '', undefined, 7])(
    'is unknown for %o',
    (value) => expect(readTakenAt(value, '+02:00')).toBeNull(),
  );
});

describe('reading the capture of a photo', () => {
  it('tells nothing of a file without metadata', async () => {
    const nothing = { takenAt: null, position: null };
    expect(await readCapture(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]).buffer)).toEqual(nothing);
    expect(await readCapture(new ArrayBuffer(0))).toEqual(nothing);
  });
});

describe('the place in a photo', () => {
  const place = { GPSLatitude: '33/1 52/1 10/1', GPSLongitude: '151/1 12/1 30/1' };
  const photoWith = async (tags: Record<string, string>) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
    const bytes = await picture.jpeg().withExif({ IFD3: tags }).toBuffer();
    return readCapture(Uint8Array.from(bytes).buffer);
  };

  it.each([
    ['s', 'e', -1, 1],
    ['South', 'West', -1, -1],
    ['n', 'w', 1, -1],
    ['North', 'east', 1, 1],
  ])('is on the side that is told by %s and %s', async (GPSLatitudeRef, GPSLongitudeRef, n, e) => {
    const { position } = await photoWith({ ...place, GPSLatitudeRef, GPSLongitudeRef });
    expect(position?.latitude).toBeCloseTo(n * 33.869, 2);
    expect(position?.longitude).toBeCloseTo(e * 151.208, 2);
  });

  it('has its hemispheres', async () => {
    const { position } = await photoWith({ ...place, GPSLatitudeRef: 'S', GPSLongitudeRef: 'E' });
    expect(position?.latitude).toBeCloseTo(-33.869, 2);
    expect(position?.longitude).toBeCloseTo(151.208, 2);
  });

  it.each<Record<string, string>>([{}, { GPSLatitudeRef: 'S' }, { GPSLongitudeRef: 'E' }])(
    'is none with only %o',
    async (refs) => expect((await photoWith({ ...place, ...refs })).position).toBeNull(),
  );
});

const degrees = (value: number): [number, number][] => [
  [value, 1],
  [53, 1],
  [0, 1],
];
type Parts = readonly (readonly [number, number])[];
const gpsTags = (latitude: Parts, longitude: Parts) =>
  ({
    gps: [
      [1, 'ascii', 'N'],
      [2, 'rational', latitude],
      [3, 'ascii', 'W'],
      [4, 'rational', longitude],
    ],
  }) as const;
const PLACE = gpsTags(degrees(41), degrees(87));
const TAKEN = {
  exif: [
    [0x9003, 'ascii', '2025:05:01 12:34:56'],
    [0x9011, 'ascii', '+02:00'],
  ],
} as const;

describe('what odd programs note in a photo', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
  const read = (...segments: readonly Buffer[]) =>
    readCapture(Uint8Array.from(withSegments(jpeg, ...segments)).buffer);
  const whole = { takenAt: '2025-05-01T10:34:56.000Z', position: expect.anything() };
  const other = segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.alloc(9_000)]));

  it.each<[string, Buffer[]]>([
    ['big numbers first', [exifSegment({ ...PLACE, ...TAKEN })]],
    ['small numbers first', [exifSegment({ ...PLACE, ...TAKEN, isLittle: true })]],
    ['behind an editor’s notes', [xmpSegment(), exifSegment({ ...PLACE, ...TAKEN })]],
    ['behind a long profile', [other, exifSegment({ ...PLACE, ...TAKEN })]],
    ['twice', [exifSegment({ ...PLACE, ...TAKEN }), exifSegment({})]],
    ['with a circle behind it', [exifSegment({ ...PLACE, ...TAKEN, nextAt: 8 })]],
  ])('is read: %s', async (_, segments) => {
    const { takenAt, position } = await read(...segments);
    expect({ takenAt, position }).toEqual(whole);
    expect(position?.latitude).toBeCloseTo(41.883, 3);
    expect(position?.longitude).toBeCloseTo(-87.883, 3);
  });

  it.each<[string, ExifOptions]>([
    [
      'degrees of nothing',
      gpsTags(
        [
          [41, 0],
          [53, 1],
          [0, 1],
        ],
        degrees(87),
      ),
    ],
    [
      'seconds of nothing',
      gpsTags(
        [
          [41, 1],
          [53, 1],
          [0, 0],
        ],
        degrees(87),
      ),
    ],
    ['beyond the pole', gpsTags(degrees(90), degrees(87))],
    ['beyond the date line', gpsTags(degrees(41), degrees(180))],
    ['one number alone', gpsTags([[41, 1]], degrees(87))],
    [
      'two numbers alone',
      gpsTags(
        [
          [41, 1],
          [53, 1],
        ],
        degrees(87),
      ),
    ],
    ['nothing', gpsTags([], [])],
    [
      '0, 0 of no fix',
      gpsTags(
        [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
      ),
    ],
    [
      'words',
      {
        gps: [
          [1, 'ascii', 'N'],
          [2, 'ascii', '41.88'],
          [3, 'ascii', 'W'],
          [4, 'ascii', '87.63'],
        ],
      },
    ],
  ])('is no place: %s', async (_, options) => {
    const { position, takenAt } = await read(exifSegment({ ...TAKEN, ...options }));
    expect({ position, takenAt }).toEqual({ position: null, takenAt: whole.takenAt });
  });

  it('is no time where its notes lead back to themselves, and the place stays', async () => {
    const { takenAt, position } = await read(exifSegment({ ...PLACE, ...TAKEN, exifAt: 8 }));
    expect({ takenAt, position }).toEqual({ takenAt: null, position: whole.position });
  });

  it('is nothing where it is cut short, wherever that is', async () => {
    const notes = exifSegment({ ...PLACE, ...TAKEN });
    for (let length = 1; length < notes.length; length += 3) {
      const cut = Uint8Array.from([0xff, 0xd8, ...notes.subarray(0, length)]).buffer;
      const { position } = await readCapture(cut);
      expect(position === null || Math.abs(position.latitude - 41.883) < 0.001).toBe(true);
    }
  });
});
