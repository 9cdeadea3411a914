import sharp from 'sharp';

/** Noise compresses badly, as the sensor of a real camera sees to. Always the same for one seed. */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed | 1;
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[index] = state & 0xff;
  }
  return bytes;
}

/** A JPEG as a phone takes it, of about 4 MB, with the place and time of capture in its EXIF. */
export async function largePhoto(seed = 7): Promise<Buffer> {
  const [width, height] = [3_200, 2_400];
  return sharp(noise(width * height * 3, seed), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 74 })
    .withExif({
      IFD0: { Make: 'Trybe', Model: 'Test camera' },
      IFD2: { DateTimeOriginal: '2026:05:01 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
    })
    .toBuffer();
}

/** A JPEG of about 290 kB, as the app sends a photo; another seed is another picture. */
export async function shrunkPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [820, 615];
  return sharp(noise(width * height * 3, seed), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 74 })
    .toBuffer();
}

/** A small JPEG; another seed is another picture. */
export async function smallPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [160, 120];
  return sharp(noise(width * height * 3, seed), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** A small JPEG that says where it was taken: 41.8833, -87.6333. */
export async function placedPhoto(seed: number): Promise<Buffer> {
  return sharp(await smallPhoto(seed))
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 53/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '87/1 38/1 0/1',
      },
    })
    .toBuffer();
}

/** A place in a picture, as shares of it. */
export type Face = { left: number; top: number; right: number; bottom: number };

/** A street of grey with one green face in it, and the place and time of capture in its EXIF. */
export async function photoWithFace(face: Face): Promise<Buffer> {
  const [width, height] = [1_200, 900];
  const input = {
    create: {
      width: Math.round((face.right - face.left) * width),
      height: Math.round((face.bottom - face.top) * height),
      channels: 3 as const,
      background: '#00ff00',
    },
  };
  const [left, top] = [Math.round(face.left * width), Math.round(face.top * height)];
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([{ input, left, top }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Trybe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 53/1 0/1' },
    })
    .toBuffer();
}
