const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMECODE_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER = 0x1f43b675;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const TYPE_VIDEO = 1;
const TITLE = 0x7ba9;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const SIZE_MAX_LENGTH = 8;
const VOID = 0xec;

/** May reveal the place, device and person. */
const PERSONAL = [TITLE, TAGS, ATTACHMENTS];

/** Entered rather than skipped: recorders write some of them without a size. */
const OPENED = [EBML, SEGMENT, INFO, TRACKS, TRACK, CLUSTER, BLOCK_GROUP];
const NANOSECONDS_PER_MS = 1_000_000;
/** A 30-second recording has a few thousand elements; a file of tiny ones would block everybody else. */
const MAX_ELEMENTS = 100_000;
/** Longer than any in use; the size of an element is untrusted, up to the whole file. */
const DOC_TYPE_MAX_LENGTH = 32;
/** As the format defines. */
const UNSIGNED_MAX_LENGTH = 8;
const WEBM = [0x77, 0x65, 0x62, 0x6d];

/** `begin`: offset of the id; `start`: offset of the content. */
type Element = { id: number; begin: number; start: number; size: number };

/** A variable-length number; `isSize`: without the length marker bit. */
function variableAt(
  view: DataView,
  at: number,
  isSize: boolean,
): { value: number; length: number } {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('Not a number of this format');
  let value = isSize ? first & (0xff >> length) : first;
  for (let step = 1; step < length; step += 1) value = value * 256 + view.getUint8(at + step);
  return { value, length };
}

function* elementsOf(view: DataView): Generator<Element> {
  let at = 0;
  for (let count = 0; at < view.byteLength; count += 1) {
    if (count === MAX_ELEMENTS) throw new RangeError('Too many elements');
    const id = variableAt(view, at, false);
    const size = variableAt(view, at + id.length, true);
    const start = at + id.length + size.length;
    yield { id: id.value, begin: at, start, size: size.value };
    at = OPENED.includes(id.value) ? start : start + size.value;
  }
}

function unsignedAt(view: DataView, { start, size }: Element): number {
  if (size > UNSIGNED_MAX_LENGTH) throw new RangeError('Not a number of this format');
  let value = 0;
  for (let at = start; at < start + size; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

const floatAt = (view: DataView, { start, size }: Element) =>
  size === 4 ? view.getFloat32(start) : view.getFloat64(start);

export function isWebm(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { id, start, size } of elementsOf(view)) {
    if (id === DOC_TYPE) {
      if (size > DOC_TYPE_MAX_LENGTH) return false;
      return WEBM.every((letter, step) => step < size && bytes[start + step] === letter);
    }
    if (id === SEGMENT) return false;
  }
  return false;
}

/** A container of sound alone is no video. */
export function hasWebmPictures(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const element of elementsOf(view)) {
    if (element.id === TRACK_TYPE && unsignedAt(view, element) === TYPE_VIDEO) return true;
    // The headers of all tracks precede the first cluster of frames.
    if (element.id === CLUSTER) return false;
  }
  return false;
}

/**
 * In milliseconds: the header's duration or the time of the last block, whichever is later, since
 * recorders in browsers leave the header open. Throws RangeError for an unreadable file.
 */
export function webmDurationMs(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [scale, duration, clusterTime, last] = [NANOSECONDS_PER_MS, 0, 0, 0];
  for (const element of elementsOf(view)) {
    const { id, start } = element;
    if (id === TIMECODE_SCALE) scale = unsignedAt(view, element);
    if (id === DURATION) duration = floatAt(view, element);
    if (id === CLUSTER_TIME) clusterTime = unsignedAt(view, element);
    if (id === SIMPLE_BLOCK || id === BLOCK) {
      const track = variableAt(view, start, true);
      last = Math.max(last, clusterTime + view.getInt16(start + track.length));
    }
  }
  return Math.round((Math.max(duration, last) * scale) / NANOSECONDS_PER_MS);
}

function writeSize(bytes: Uint8Array, at: number, length: number, size: number): void {
  let rest = size;
  for (let step = length - 1; step >= 0; step -= 1) {
    bytes[at + step] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[at] = (bytes[at] ?? 0) | (0x80 >> (length - 1));
}

/** Blanks metadata about the person and the place without moving anything. */
export function withoutPersonalElements(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { id, begin, start, size } of elementsOf(view)) {
    if (!PERSONAL.includes(id)) continue;
    const end = Math.min(start + size, copy.length);
    // Fills the exact length, so that nothing after it moves.
    copy.fill(0, begin, end);
    copy[begin] = VOID;
    const sizeLength = Math.min(SIZE_MAX_LENGTH, start - begin - 1);
    writeSize(copy, begin + 1, sizeLength, end - begin - 1 - sizeLength);
  }
  return copy;
}
