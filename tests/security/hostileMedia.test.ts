import { constants, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropAvatar, processImage } from '#api/adapters/files/images.ts';
import { makeLogo } from '#api/adapters/files/logos.ts';
import { checkVideo } from '#api/issues/video.rules.ts';
import { emptyBoxes, emptyElements, mp4, webm } from '#tests/support/cases/testVideo.ts';
import { pngChunk, withChunks } from '#tests/support/cases/testPng.ts';

const MEGABYTE = 1024 * 1024;
/** As large as an upload may be, nearly. */
const LONG = 39 * MEGABYTE;
const PROCESSOR_MS = 100;
const TRIES = 3;
/** Of the checksum that ends what zlib packs. */
const ADLER_BASE = 65_521;

const joined = (...parts: readonly Uint8Array[]) => Buffer.concat(parts);

/** An element of a WebM of so many bytes. */
function element(id: string, content: Uint8Array): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return joined(Buffer.from(id, 'hex'), size, content);
}

/** A type of a Matroska that begins as a WebM's does. */
const longDocType = element(
  '1a45dfa3',
  element('4282', joined(Buffer.from('webm'), Buffer.alloc(LONG, 'a'))),
);

/** Boxes in one another, each as long as all that is in it. */
function nestedBoxes(type: string, count: number): Uint8Array {
  const bytes = Buffer.alloc(8 * count);
  for (let at = 0; at < count; at += 1) {
    bytes.writeUInt32BE(8 * (count - at), 8 * at);
    bytes.write(type, 8 * at + 4, 'latin1');
  }
  return bytes;
}

const videos: [name: string, bytes: Uint8Array, answer: string | number][] = [
  ['a name of its kind of 39 MB', longDocType, 'unsupported_video'],
  [
    'a number of 39 MB',
    joined(webm(3), element('2ad7b1', Buffer.alloc(LONG, 1))),
    'unreadable_video',
  ],
  ['a time of 39 MB', joined(webm(3), element('e7', Buffer.alloc(LONG, 1))), 'unreadable_video'],
  ['nothing but elements', joined(webm(3), emptyElements(90_000)), 3_000],
  ['nothing but boxes', joined(mp4({ seconds: 3 }), emptyBoxes(45_000)), 3_000],
  ['boxes in boxes', joined(mp4({ seconds: 3 }), nestedBoxes('moov', 90_000)), 'unreadable_video'],
  [
    'a few boxes in boxes',
    joined(mp4({ seconds: 3 }), nestedBoxes('trak', 20)),
    'unreadable_video',
  ],
];

/** Milliseconds that it lasts, or why it is refused. */
function answerTo(bytes: Uint8Array): string | number {
  try {
    return checkVideo(bytes).durationMs;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** The least processor time of a few tries, in ms: what else the machine does takes none of it. */
function processorMs(work: () => unknown): number {
  const tries = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

describe('a video that is made to keep the server busy', () => {
  it.each(videos)('has its answer soon: %s', (_, bytes, answer) => {
    const before = process.resourceUsage().maxRSS;
    expect(answerTo(bytes)).toBe(answer);
    const grownBytes = (process.resourceUsage().maxRSS - before) * 1024;
    expect(grownBytes).toBeLessThan(bytes.length + 24 * MEGABYTE);
    expect(processorMs(() => answerTo(bytes))).toBeLessThan(PROCESSOR_MS);
  });

  it('is never changed where it was read', () => {
    const bytes = joined(webm(2), element('1254c367', Buffer.from('by whom and where')));
    const { served } = checkVideo(bytes);
    expect(bytes.includes('by whom')).toBe(true);
    expect(Buffer.from(served).includes('by whom')).toBe(false);
  });
});

const square = { width: 400, height: 400, channels: 3, background: '#16324f' } as const;
const picture = await sharp({ create: square }).png().toBuffer();
/** So many megabytes of zeros as zlib packs them, without ever holding them. */
function packed(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((megabytes * MEGABYTE) % ADLER_BASE) << 16) + 1);
  const pieces = Array.from({ length: megabytes }, () => piece);
  return joined(Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([3, 0]), checksum);
}
const profile = (content: Uint8Array) =>
  withChunks(picture, pngChunk('iCCP', joined(Buffer.from('profile\0\0'), content)));

describe('a picture that is made to fill the memory', () => {
  it('is refused by all that take pictures', async () => {
    const bytes = profile(packed(400));
    const before = process.resourceUsage().maxRSS;
    const refused = { refusal: 'unreadable_image' };
    expect(await processImage(bytes)).toEqual(refused);
    expect(await cropAvatar(bytes, 'somebody')).toEqual(refused);
    expect(await makeLogo(bytes)).toEqual(refused);
    const grownBytes = (process.resourceUsage().maxRSS - before) * 1024;
    expect(grownBytes).toBeLessThan(100 * MEGABYTE);
  });

  it('is taken without what is written in it, and with its colors', async () => {
    const text = pngChunk('zTXt', joined(Buffer.from('note\0\0'), packed(40)));
    const noted = withChunks(picture, ...Array.from({ length: 10 }, () => text));
    const plain = await processImage(picture);
    expect(await processImage(noted)).toEqual(plain);
    const colored = await sharp({ create: square }).withIccProfile('p3').png().toBuffer();
    const [p3, srgb] = await Promise.all([processImage(colored), processImage(picture)]);
    expect(p3).toMatchObject({ width: 400, height: 400 });
    expect(srgb).toMatchObject({ width: 400, height: 400 });
    expect(await processImage(profile(Buffer.from('no profile')))).toEqual(plain);
  });

  it('is refused where it is nothing but chunks', async () => {
    const chunks = Array.from({ length: 100_000 }, () => pngChunk('tEXt', Buffer.alloc(0)));
    const bytes = withChunks(picture, ...chunks);
    expect(await processImage(bytes)).toEqual({ refusal: 'unreadable_image' });
  });
});
