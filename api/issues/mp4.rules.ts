type Box = { type: string; start: number; end: number };

/** `boxesLeft`: limits the work on a hostile file. */
type Mp4 = { view: DataView; boxesLeft: number };

/**
 * A recording of 30 seconds has some thousands; a file of tiny boxes would block everybody else.
 */
const MAX_BOXES = 100_000;

/** Recorders nest `trak` in `moov` and go no deeper. */
const MAX_DEPTH = 8;

/** May reveal the place and author. */
const PERSONAL = ['udta', 'meta', 'uuid'];

/** Unrolled, since it runs for every box of an untrusted file. */
const typeAt = (view: DataView, at: number): string =>
  String.fromCodePoint(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );

const openMp4 = (bytes: Uint8Array): Mp4 => ({
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  boxesLeft: MAX_BOXES,
});

function* boxesIn(file: Mp4, start: number, end: number): Generator<Box> {
  const { view } = file;
  let at = start;
  while (at + 8 <= end) {
    if (file.boxesLeft === 0) throw new RangeError('Too many boxes');
    file.boxesLeft -= 1;
    const short = view.getUint32(at);
    const isLong = short === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > end) throw new RangeError('A box does not fit');
    yield { type: typeAt(view, at + 4), start: at + head, end: at + size };
    at += size;
  }
}

const wholeFile = ({ view }: Mp4): Box => ({ type: '', start: 0, end: view.byteLength });

function* childrenOf(file: Mp4, { start, end }: Box, type: string): Generator<Box> {
  for (const box of boxesIn(file, start, end)) if (box.type === type) yield box;
}

function findChild(file: Mp4, parent: Box, type: string): Box | undefined {
  for (const box of childrenOf(file, parent, type)) return box;
  return undefined;
}

/** 64 bits in boxes of version 1. */
const sizedAt = (view: DataView, at: number, isLong: boolean) =>
  isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);

/** Of `mvhd` and `mdhd`: units per second, and the duration in them. */
function readTimes(view: DataView, { start }: Box): { scale: number; duration: number } {
  const isLong = view.getUint8(start) === 1;
  const scaleAt = start + (isLong ? 20 : 12);
  return { scale: view.getUint32(scaleAt), duration: sizedAt(view, scaleAt + 4, isLong) };
}

type Track = { scale: number; defaultDuration: number; endsAt: number };

function readTracks(file: Mp4, moov: Box): Map<number, Track> {
  const { view } = file;
  const tracks = new Map<number, Track>();
  for (const trak of childrenOf(file, moov, 'trak')) {
    const [header, media] = [findChild(file, trak, 'tkhd'), findChild(file, trak, 'mdia')];
    const times = media && findChild(file, media, 'mdhd');
    if (!header || !times) throw new RangeError('A track without a header');
    const idAt = header.start + (view.getUint8(header.start) === 1 ? 20 : 12);
    const { scale, duration } = readTimes(view, times);
    tracks.set(view.getUint32(idAt), { scale, defaultDuration: 0, endsAt: duration });
  }
  const extension = findChild(file, moov, 'mvex');
  for (const { start } of extension ? childrenOf(file, extension, 'trex') : []) {
    const track = tracks.get(view.getUint32(start + 4));
    if (track) track.defaultDuration = view.getUint32(start + 12);
  }
  return tracks;
}

/** Total duration of a run's samples, in units of the track. */
function runDuration(view: DataView, { start, end }: Box, defaultDuration: number): number {
  const flags = view.getUint32(start) & 0xffffff;
  const count = view.getUint32(start + 4);
  if (!(flags & 0x100)) return count * defaultDuration;
  const stride = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let at = start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  // The count is untrusted: otherwise a few bytes could keep the server busy.
  if (at + count * stride > end) throw new RangeError('More samples than their box holds');
  let duration = 0;
  for (let sample = 0; sample < count; sample += 1, at += stride) duration += view.getUint32(at);
  return duration;
}

/** Extends a track by a fragment, as written by recorders in browsers. */
function addFragment(file: Mp4, fragment: Box, tracks: Map<number, Track>): void {
  const { view } = file;
  const header = findChild(file, fragment, 'tfhd');
  const track = header && tracks.get(view.getUint32(header.start + 4));
  if (!header || !track) return;
  const flags = view.getUint32(header.start) & 0xffffff;
  const durationAt = header.start + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const perSample = flags & 0x8 ? view.getUint32(durationAt) : track.defaultDuration;
  const base = findChild(file, fragment, 'tfdt');
  const from = base ? sizedAt(view, base.start + 4, view.getUint8(base.start) === 1) : track.endsAt;
  let length = 0;
  for (const run of childrenOf(file, fragment, 'trun')) length += runDuration(view, run, perSample);
  track.endsAt = Math.max(track.endsAt, from + length);
}

/**
 * In milliseconds: the longest duration among headers and fragments. Throws RangeError for an
 * unreadable file.
 */
export function mp4DurationMs(bytes: Uint8Array): number {
  const file = openMp4(bytes);
  const moov = findChild(file, wholeFile(file), 'moov');
  const header = moov && findChild(file, moov, 'mvhd');
  if (!moov || !header) throw new RangeError('A video without a header');
  const tracks = readTracks(file, moov);
  for (const moof of childrenOf(file, wholeFile(file), 'moof')) {
    for (const traf of childrenOf(file, moof, 'traf')) addFragment(file, traf, tracks);
  }
  const whole = readTimes(file.view, header);
  let seconds = whole.duration / whole.scale;
  for (const { endsAt, scale } of tracks.values()) seconds = Math.max(seconds, endsAt / scale);
  return Math.round(seconds * 1_000);
}

/** Blanks metadata about the person and the place without moving anything. */
export function withoutPersonalBoxes(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const file = openMp4(copy);
  const erase = ({ start, end }: Box, depth: number) => {
    if (depth > MAX_DEPTH) throw new RangeError('Boxes are nested too deeply');
    for (const box of boxesIn(file, start, end)) {
      if (box.type === 'moov' || box.type === 'trak') erase(box, depth + 1);
      if (!PERSONAL.includes(box.type)) continue;
      const typeStart =
        typeAt(file.view, box.start - 4) === box.type ? box.start - 4 : box.start - 12;
      copy.set([0x66, 0x72, 0x65, 0x65], typeStart);
      copy.fill(0, box.start, box.end);
    }
  };
  erase(wholeFile(file), 0);
  return copy;
}
