import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { NewPart } from '#sw/outbox/enqueue.ts';

const JPEG_START_BYTES = 2;
const COMMENT = [0xff, 0xfe];

/** Takes photos, no two alike: the same pictures again and again, each with a comment of its own. */
export type PhotoRoll = { take: () => NewPart };

/** Prepares some pictures; what is taken then costs next to nothing. */
export async function loadPhotoRoll(pictures = 6): Promise<PhotoRoll> {
  const negatives = await Promise.all(Array.from({ length: pictures }, (_, at) => negative(at)));
  let taken = 0;
  return {
    take() {
      const picture = negatives[(taken += 1) % negatives.length] ?? Buffer.alloc(0);
      const bytes = withComment(picture, randomUUID());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { id: randomUUID(), sha256, mime: 'image/jpeg', bytes: bufferOf(bytes) };
    },
  };
}

/** Of one colour: what the server makes of it takes a tenth of what a detailed picture takes. */
function negative(at: number): Promise<Buffer> {
  const background = { r: 40 * at, g: 200 - 30 * at, b: 90 };
  return sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([...COMMENT, 0, text.length + 2]);
  const start = jpeg.subarray(0, JPEG_START_BYTES);
  return Buffer.concat([start, head, text, jpeg.subarray(JPEG_START_BYTES)]);
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
