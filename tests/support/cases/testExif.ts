type Kind = 'ascii' | 'short' | 'long' | 'rational';
type Tag = readonly [
  id: number,
  kind: Kind,
  value: string | readonly number[] | readonly (readonly [number, number])[],
];

const KINDS: Record<Kind, number> = { ascii: 2, short: 3, long: 4, rational: 5 };
const [EXIF_POINTER, GPS_POINTER] = [0x8769, 0x8825];
const HEADER_BYTES = 8;
const FIELD_BYTES = 4;

function numbers(isLittle: boolean) {
  const u16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    return isLittle ? (bytes.writeUInt16LE(value), bytes) : (bytes.writeUInt16BE(value), bytes);
  };
  const u32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    return isLittle ? (bytes.writeUInt32LE(value), bytes) : (bytes.writeUInt32BE(value), bytes);
  };
  return { u16, u32 };
}

type Numbers = ReturnType<typeof numbers>;

function encode({ u16, u32 }: Numbers, [, kind, value]: Tag): { count: number; bytes: Buffer } {
  if (typeof value === 'string') {
    const bytes = Buffer.from(`${value}\0`, 'latin1');
    return { count: bytes.length, bytes };
  }
  const write = kind === 'short' ? u16 : u32;
  return { count: value.length, bytes: Buffer.concat(value.flat().map((one) => write(one))) };
}

function directory(write: Numbers, tags: readonly Tag[], at: number, next = 0): Buffer {
  const data: Buffer[] = [];
  let dataAt = at + 2 + tags.length * 12 + 4;
  const entries = tags.map((tag) => {
    const { count, bytes } = encode(write, tag);
    const isShort = bytes.length <= FIELD_BYTES;
    const field = isShort
      ? Buffer.concat([bytes, Buffer.alloc(FIELD_BYTES - bytes.length)])
      : write.u32(dataAt);
    if (!isShort) {
      data.push(bytes);
      dataAt += bytes.length;
    }
    const head = [write.u16(tag[0]), write.u16(KINDS[tag[1]]), write.u32(count)];
    return Buffer.concat([...head, field]);
  });
  return Buffer.concat([write.u16(tags.length), ...entries, write.u32(next), ...data]);
}

export type ExifOptions = {
  /** As Intel's and most Android cameras write it; else as Motorola's. */
  isLittle?: boolean;
  /** Of the picture, of how it was taken, and of the place. */
  tags?: readonly Tag[];
  exif?: readonly Tag[];
  gps?: readonly Tag[];
  /** Where the next directory is said to be, and the one about how it was taken. */
  nextAt?: number;
  exifAt?: number;
};

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  const { u16 } = numbers(false);
  return Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
}

/** What a camera notes, as a segment of a JPEG; it may be wrong in ways that no program writes on purpose. */
export function exifSegment(options: ExifOptions): Buffer {
  const { isLittle = false, tags = [], exif = [], gps = [], nextAt = 0 } = options;
  const write = numbers(isLittle);
  const first = (exifAt: number, gpsAt: number) =>
    directory(
      write,
      [...tags, [EXIF_POINTER, 'long', [exifAt]], [GPS_POINTER, 'long', [gpsAt]]],
      HEADER_BYTES,
      nextAt,
    );
  const exifAt = HEADER_BYTES + first(0, 0).length;
  const gpsAt = exifAt + directory(write, exif, 0).length;
  const tiff = Buffer.concat([
    Buffer.from(isLittle ? 'II' : 'MM'),
    write.u16(42),
    write.u32(HEADER_BYTES),
    first(options.exifAt ?? exifAt, gpsAt),
    directory(write, exif, exifAt),
    directory(write, gps, gpsAt),
  ]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
}

/** A segment as editors write it, some of them in front of the camera's EXIF. */
export const xmpSegment = (): Buffer =>
  segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta></x:xmpmeta>'));

/** A JPEG without EXIF, with segments right after its start. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
