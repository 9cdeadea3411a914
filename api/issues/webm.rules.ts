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
const TITLE = 0x7ba9;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const SIZE_MAX_LENGTH = 8;
/** What readers pass over. */
const VOID = 0xec;

/** Where recorders note the place, the device and the person. */
const PERSONAL = [TITLE, TAGS, ATTACHMENTS];

/** Walked into instead of over: recorders write some of them without saying how long they are. */
const OPENED = [EBML, SEGMENT, INFO, CLUSTER, BLOCK_GROUP];
const NANOSECONDS_PER_MS = 1_000_000;
/** A recording of 30 seconds has some thousands; a file of nothing else would hold everybody up. */
const MAX_ELEMENTS = 100_000;
/** Longer than any that writers use; the size of an element is a claim, of up to the whole file. */
const DOC_TYPE_MAX_LENGTH = 32;
/** As the format says. */
const UNSIGNED_MAX_LENGTH = 8;
const WEBM = [0x77, 0x65, 0x62, 0x6d];

/** `begin` is where the element's own name stands, `start` where its content does. */
type Element = { id: number; begin: number; start: number; size: number };

/** A number of variable length; `isSize`: without the bit that says how long it is. */
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

/** Whether a file says of itself that it is WebM and not another kind of Matroska. */
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

/**
 * Milliseconds that a WebM lasts: what its header says or the time of its last block, whichever is
 * later, since recorders in browsers leave the header open. Throws RangeError for a file that cannot
 * be read.
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

/** A size that takes all but the first byte of a number of `length` bytes. */
function writeSize(bytes: Uint8Array, at: number, length: number, size: number): void {
  let rest = size;
  for (let step = length - 1; step >= 0; step -= 1) {
    bytes[at + step] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[at] = (bytes[at] ?? 0) | (0x80 >> (length - 1));
}

/** The same video without what it tells about the person and the place; nothing else moves. */
export function withoutPersonalElements(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { id, begin, start, size } of elementsOf(view)) {
    if (!PERSONAL.includes(id)) continue;
    const end = Math.min(start + size, copy.length);
    // As long as all that stood there, so that what follows keeps its place.
    copy.fill(0, begin, end);
    copy[begin] = VOID;
    const sizeLength = Math.min(SIZE_MAX_LENGTH, start - begin - 1);
    writeSize(copy, begin + 1, sizeLength, end - begin - 1 - sizeLength);
  }
  return copy;
}
