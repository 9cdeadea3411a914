import { expect, it } from 'vitest';
import { photoReference } from './reportPhoto.ts';

const photo = {
  id: '3f8f7a0e-8a53-4e0e-9a51-0d9b4f6f1c11',
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  bytes: new ArrayBuffer(3),
  width: 800,
  height: 600,
  takenAt: '2026-03-01T08:30:00.000Z',
  position: { latitude: 41.88, longitude: -87.63 },
} as const;
const { id, sha256 } = photo;

it('tells when and where a photo was taken to whom the person agreed', () => {
  expect(photoReference({ ...photo, mayTellCapture: true })).toEqual({
    id,
    sha256,
    takenAt: photo.takenAt,
    ...photo.position,
  });
});

it('tells neither without that', () => {
  expect(photoReference({ ...photo, mayTellCapture: false })).toEqual({ id, sha256 });
});
