import { describe, expect, it } from 'vitest';
import { readCapture, takenAtOf } from './readCapture.ts';

describe('the time a photo was taken', () => {
  it('is put into UTC by the offset that the camera noted', () => {
    expect(takenAtOf('2025:05:01 12:34:56', '+02:00')).toBe('2025-05-01T10:34:56.000Z');
  });

  it('is the local time of this device when the camera noted no offset', () => {
    const local = new Date(2025, 4, 1, 12, 34, 56).toISOString();
    expect(takenAtOf('2025:05:01 12:34:56', undefined)).toBe(local);
  });

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '', undefined, 7])(
    'is unknown for %o',
    (value) => expect(takenAtOf(value, '+02:00')).toBeNull(),
  );
});

describe('reading the capture of a photo', () => {
  it('tells nothing of a file without metadata', async () => {
    const nothing = { takenAt: null, position: null };
    expect(await readCapture(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]).buffer)).toEqual(nothing);
    expect(await readCapture(new ArrayBuffer(0))).toEqual(nothing);
  });
});
