const box = (type: string, ...parts: readonly Uint8Array[]): Uint8Array => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

const words = (...values: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

const text = (value: string) => Buffer.from(value, 'latin1');

/** `mvhd` and `mdhd` begin alike: version, two times, units per second, duration. */
const times = (type: string, scale: number, duration: number) =>
  box(type, words(0, 0, 0, scale, duration, 0));

/** A fragment of the first track that says of each of its samples how long it is, in 30,000ths. */
export const fragment = (durations: readonly number[], claimedCount = durations.length) =>
  box(
    'moof',
    box('traf', box('tfhd', words(0, 1)), box('trun', words(0x100, claimedCount, ...durations))),
  );

/** Empty boxes of an MP4, which mean nothing. */
export const emptyBoxes = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => box('free')));

/** The same in a WebM. */
export const emptyElements = (count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from('ec80', 'hex')));

type Mp4 = {
  seconds: number;
  /** As recorders in browsers write it: the header says nothing, the fragments do. */
  isFragmented?: boolean;
  /** What a phone notes about the place. */
  place?: string;
  /** Of its pictures. */
  mediaBytes?: number;
  /** Of its first track: pictures, unless told otherwise. */
  kind?: 'vide' | 'soun';
  /** The header says that the duration is unknown. */
  isOpenEnded?: boolean;
  /** Data that an action camera writes in a track of its own, in two chunks. */
  alongside?: string;
  /** What it calls itself. */
  brand?: string;
  /** Rewritten for the web: the description of the tracks comes before them. */
  isHeadFirst?: boolean;
};

const handler = (kind: string) => box('hdlr', words(0, 0), text(kind), words(0, 0, 0), text('\0'));

/** A track of data: two samples, each in a chunk of its own. */
function dataTrack(length: number, at: number): Uint8Array {
  const half = Math.floor(length / 2);
  const tables = box(
    'stbl',
    box('stsz', words(0, 0, 2, half, length - half)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, 2, at, at + half)),
  );
  const media = box('mdia', times('mdhd', 30_000, 0), handler('meta'), box('minf', tables));
  return box('trak', box('tkhd', words(0, 0, 0, 2, 0, 0)), media);
}

/** The skeleton of an MP4 with one track; nothing to see in it. */
export function mp4({
  seconds,
  isFragmented = false,
  place,
  mediaBytes = 500,
  kind = 'vide',
  isOpenEnded = false,
  alongside = '',
  brand = 'isom',
  isHeadFirst = false,
}: Mp4): Uint8Array<ArrayBuffer> {
  const declared = isFragmented ? 0 : seconds;
  const [told, toldInTrack] = isOpenEnded
    ? [0xffff_ffff, 0xffff_ffff]
    : [declared * 1_000, declared * 30_000];
  const track = box(
    'trak',
    box('tkhd', words(0, 0, 0, 1, 0, declared * 1_000)),
    box('mdia', times('mdhd', 30_000, toldInTrack), handler(kind)),
  );
  const extension = isFragmented ? [box('mvex', box('trex', words(0, 1, 1, 1_000, 0, 0)))] : [];
  const personal = place === undefined ? [] : [box('udta', box('loci', text(place)))];
  const header = times('mvhd', 1_000, told);
  const fragments = isFragmented
    ? Array.from({ length: seconds }, (_, at) =>
        box(
          'moof',
          box(
            'traf',
            box('tfhd', words(0, 1)),
            box('tfdt', words(0, at * 30_000)),
            box('trun', words(0, 30)),
          ),
        ),
      )
    : [];
  const type = box('ftyp', text(brand), words(0), text('isomavc1'));
  const media = box('mdat', text(alongside), Buffer.alloc(mediaBytes, 7));
  const data = alongside === '' ? [] : [dataTrack(alongside.length, type.length + 8)];
  const head = box('moov', header, track, ...extension, ...data, ...personal);
  // As phones write it: the description of the tracks comes after them.
  const parts = isHeadFirst ? [head, media] : [media, head];
  return new Uint8Array(Buffer.concat([type, ...parts, ...fragments]));
}

const element = (id: string, content: Uint8Array): Uint8Array => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

/** An element that does not say how long it is, as in a live recording. */
const openElement = (id: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...parts]);

/** The skeleton of a WebM; `isLive` leaves its duration to the last block. */
export function webm(
  seconds: number,
  isLive = true,
  docType = 'webm',
  trackType = 1,
): Uint8Array<ArrayBuffer> {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1_000);
  const info = element(
    '1549a966',
    Buffer.concat([
      element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
      ...(isLive ? [] : [element('4489', duration)]),
    ]),
  );
  const tracks = element('1654ae6b', element('ae', element('83', Buffer.from([trackType]))));
  const clusters = Array.from({ length: isLive ? seconds : 1 }, (_, at) => {
    const relative = Buffer.from([0x81, 0x03, 0xe8, 0x80, 1, 2, 3]);
    const start = Buffer.alloc(4);
    start.writeUInt32BE(at * 1_000);
    return openElement('1f43b675', element('e7', start), element('a3', relative));
  });
  return new Uint8Array(
    Buffer.concat([
      element('1a45dfa3', element('4282', text(docType))),
      openElement('18538067', info, tracks, ...clusters),
    ]),
  );
}
