import sharp, { type Sharp } from 'sharp';
import { exifSegment, withSegments, xmpSegment, type ExifOptions } from './testExif.ts';

const [WIDTH, HEIGHT] = [320, 240];
const CORNERS = ['#d02020', '#20a040', '#2050a0', '#f0f0f0'] as const;

/** Four coloured quarters: red and green above blue and nearly white. */
function scene(): Sharp {
  const [w, h] = [WIDTH / 2, HEIGHT / 2];
  const quarter = (at: number, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${CORNERS[at] ?? ''}"/>`;
  const all = [quarter(0, 0, 0), quarter(1, w, 0), quarter(2, 0, h), quarter(3, w, h)].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${all}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#888' });
}

const [QUARTER_TURN, HALF_TURN, THREE_QUARTERS] = [90, 180, 270];
/** How a camera's sensor saw what its EXIF orientation turns upright: turned, then mirrored. */
const SEEN: Record<number, readonly [turn: number, isMirrored: boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [HALF_TURN, false],
  4: [HALF_TURN, true],
  5: [QUARTER_TURN, true],
  6: [THREE_QUARTERS, false],
  7: [THREE_QUARTERS, true],
  8: [QUARTER_TURN, false],
};

async function turned(orientation: number): Promise<Buffer> {
  const [turn, isMirrored] = SEEN[orientation] ?? [0, false];
  const seen = await sharp(await scene().png().toBuffer())
    .rotate(turn)
    .png()
    .toBuffer();
  const mirrored = await sharp(seen).flop(isMirrored).png().toBuffer();
  return sharp(mirrored).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer();
}

const entry = (tag: number, [kind, count, value]: readonly [number, number, number]) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(kind, 2);
  bytes.writeUInt32BE(count, 4);
  if (kind === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

function directory(entries: readonly Buffer[], next: number): Buffer {
  const [count, link] = [Buffer.alloc(2), Buffer.alloc(4)];
  count.writeUInt16BE(entries.length);
  link.writeUInt32BE(next);
  return Buffer.concat([count, ...entries, link]);
}

/** As cameras write it: upright by the first directory, with a thumbnail that says it is upright itself. */
async function withThumbnail(orientation: number): Promise<Buffer> {
  const photo = await sharp(await turned(orientation), { autoOrient: false })
    .jpeg()
    .toBuffer();
  const thumbnail = await scene().resize(64).jpeg({ quality: 50 }).toBuffer();
  const second = 8 + 2 + 12 + 4;
  const pictureAt = second + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8]),
    directory([entry(0x112, [3, 1, orientation])], second),
    directory(
      [
        entry(0x103, [3, 1, 6]),
        entry(0x112, [3, 1, 1]),
        entry(0x201, [4, 1, pictureAt]),
        entry(0x202, [4, 1, thumbnail.length]),
      ],
      0,
    ),
    thumbnail,
  ]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(tiff.length + 8, 2);
  const exif = Buffer.concat([head, Buffer.from('Exif\0\0'), tiff]);
  return Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)]);
}

async function animated(): Promise<Buffer> {
  const frames = [await scene().png().toBuffer(), await scene().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 90 })
    .toBuffer();
}

const jpeg = async (more: Uint8Array) =>
  Buffer.concat([await scene().jpeg({ quality: 90 }).toBuffer(), more]);

/** As the sensor of a camera turned by orientation `shown` saw it, with EXIF of our own making. */
async function noted(options: ExifOptions, shown: number, ...before: readonly Buffer[]) {
  const bare = sharp(await turned(shown), { autoOrient: false }).jpeg({ quality: 90 });
  return withSegments(await bare.toBuffer(), ...before, exifSegment(options));
}

const orientation = (value: number) => ({ tags: [[0x112, 'short', [value]] as const] });

type OddPicture = { make: () => Promise<Buffer>; ratio?: number; tolerance?: number };

const UPRIGHT = WIDTH / HEIGHT;
const PANORAMA = { width: 12_000, height: 2_000 };

/** Files as cameras, phones and programs make them; all show the same four quarters. */
export const ODD_PICTURES: Readonly<Record<string, OddPicture>> = {
  // Without a profile browsers mix its inks by a rule of their own, brighter than print.
  'a CMYK JPEG': {
    make: () => scene().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    tolerance: 100,
  },
  'a progressive JPEG': { make: () => scene().jpeg({ progressive: true }).toBuffer() },
  'a JPEG of full colour': { make: () => scene().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer() },
  'a PNG of 16 bits': { make: () => scene().toColourspace('rgb16').png().toBuffer() },
  'an interlaced PNG': { make: () => scene().png({ progressive: true }).toBuffer() },
  'a PNG with a palette': { make: () => scene().png({ palette: true, colours: 16 }).toBuffer() },
  'a lossless WebP': { make: () => scene().webp({ lossless: true }).toBuffer() },
  'an animated WebP': { make: animated },
  'a JPEG in Display P3': { make: () => scene().withIccProfile('p3').jpeg().toBuffer() },
  'a PNG in Display P3': { make: () => scene().withIccProfile('p3').png().toBuffer() },
  ...Object.fromEntries(
    Object.keys(SEEN).map((at) => [`EXIF orientation ${at}`, { make: () => turned(Number(at)) }]),
  ),
  ...Object.fromEntries(
    [5, 6, 7, 8].map((at) => [
      `EXIF orientation ${at} with a thumbnail`,
      { make: () => withThumbnail(at) },
    ]),
  ),
  'EXIF orientation 0, which means nothing': { make: () => noted(orientation(0), 1) },
  'EXIF orientation 9, which means nothing': { make: () => noted(orientation(9), 1) },
  'EXIF of the other byte order': {
    make: () => noted({ ...orientation(6), isLittle: true }, 6),
  },
  'EXIF behind an editor’s notes': { make: () => noted(orientation(6), 6, xmpSegment()) },
  'EXIF that goes around in a circle': {
    make: () => noted({ ...orientation(6), nextAt: 8, exifAt: 8 }, 6),
  },
  'two pictures in one file': {
    make: async () => jpeg(await scene().resize(64).jpeg().toBuffer()),
  },
  'a trailer behind its end': { make: () => jpeg(Buffer.from('SEFHx\0\0\0Image_UTC_DataSEFT')) },
  'a short film behind its end': {
    make: () =>
      jpeg(Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(200_000, 0xd8)])),
  },
  'zeros behind its end': { make: () => jpeg(Buffer.alloc(4_096)) },
  'fill bytes before its frame': {
    make: async () => {
      const bytes = await scene().jpeg().toBuffer();
      return Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(40, 0xff), bytes.subarray(2)]);
    },
  },
  'a panorama': {
    make: () =>
      scene()
        .resize({ ...PANORAMA, fit: 'fill', kernel: 'nearest' })
        .jpeg({ quality: 60 })
        .toBuffer(),
    ratio: PANORAMA.width / PANORAMA.height,
  },
};

const lacking = (bytes: number) => async () => (await jpeg(Buffer.alloc(0))).subarray(0, -bytes);

/**
 * Like ODD_PICTURES, but only for browsers: the server receives the whole pictures that they make of these.
 */
export const CUT_PICTURES: typeof ODD_PICTURES = {
  'a JPEG without its end': { make: lacking(2) },
  'a JPEG without its last bytes': { make: lacking(12) },
};

/** So much is missing that it shows the upper half alone. */
export const halfPicture = async (): Promise<Buffer> => {
  const whole = await jpeg(Buffer.alloc(0));
  return whole.subarray(0, whole.length / 2);
};

/** Shares of width and height of the middle of each quarter. */
export const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

const USUAL_TOLERANCE = 48;

/** Colours of the four quarters that are far from what they should be, and the ratio of the sides. */
export function wrongIn(
  seen: { width: number; height: number; pixels: readonly (readonly number[])[] },
  { ratio = UPRIGHT, tolerance = USUAL_TOLERANCE }: OddPicture,
): string[] {
  const wrong = CORNERS.flatMap((corner, at) => {
    const meant = [1, 3, 5].map((from) => Number.parseInt(corner.slice(from, from + 2), 16));
    const pixel = seen.pixels[at] ?? [];
    const isNear = meant.every((value, of) => Math.abs(value - (pixel[of] ?? -999)) <= tolerance);
    return isNear ? [] : [`${corner} is ${pixel.join(' ')}`];
  });
  const isShaped = Math.abs(seen.width / seen.height / ratio - 1) < 0.02;
  return isShaped ? wrong : [...wrong, `${seen.width} by ${seen.height}`];
}
