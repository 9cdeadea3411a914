import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCapture, readTakenAt } from './readCapture.ts';

describe('the time a photo was taken', () => {
  it('is put into UTC by the offset that the camera noted', () => {
    expect(readTakenAt('2025:05:01 12:34:56', '+02:00')).toBe('2025-05-01T10:34:56.000Z');
  });

  it.each(['2025-05-01 12:34:56', '2025/05/01 12:34:56', '2025-05-01T12:34:56.000'])(
    'is read as other programs write it: %s',
    (written) => expect(readTakenAt(written, '+02:00')).toBe('2025-05-01T10:34:56.000Z'),
  );

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
