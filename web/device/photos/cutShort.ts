const [FIRST, SECOND] = [0xff, 0xd8];
const END = [0xff, 0xd9];

/**
 * A JPEG with the end marker that it lacks, as after an interrupted copy: browsers then decode it.
 * Null: the file is no JPEG.
 */
export function withEnd(original: ArrayBuffer): ArrayBuffer | null {
  const bytes = new Uint8Array(original);
  if (bytes[0] !== FIRST || bytes[1] !== SECOND) return null;
  const whole = new Uint8Array(bytes.length + END.length);
  whole.set(bytes);
  whole.set(END, bytes.length);
  return whole.buffer;
}

/** Share of a picture's height, at its lower edge. */
const STRIP = 1 / 16;
const LOOK = { width: 64, height: 16 };

/** Whether the lower edge shows anything: decoders fill missing parts with one colour. */
export function reachesItsEdge(bitmap: ImageBitmap): boolean {
  const context = new OffscreenCanvas(LOOK.width, LOOK.height).getContext('2d');
  if (!context) return false;
  const { width, height } = bitmap;
  const from = height * (1 - STRIP);
  context.drawImage(bitmap, 0, from, width, height * STRIP, 0, 0, LOOK.width, LOOK.height);
  const { data } = context.getImageData(0, 0, LOOK.width, LOOK.height);
  return data.some((value, at) => value !== data[at % 4]);
}
