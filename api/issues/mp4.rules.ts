import {
  boxesIn,
  childrenOf,
  findChild,
  findDeep,
  openMp4,
  sizedAt,
  typeAt,
  wholeFile,
  type Box,
  type Mp4,
} from './mp4Boxes.rules.ts';

/** Recorders nest `trak` in `moov` and go no deeper. */
const MAX_DEPTH = 8;

/** Boxes that may reveal the place and author. */
const PERSONAL = ['udta', 'meta', 'uuid'];

/** Kinds of tracks that people see and hear. */
const SHOWN = ['vide', 'soun'];

/** All bits set: the recorder did not know the value yet. */
const UNKNOWN = { short: 0xffff_ffff, long: Number(0xffff_ffff_ffff_ffffn) };

/** Of `mvhd` and `mdhd`: units per second, and the duration in them; 0 if not stated. */
function readTimes(view: DataView, { start }: Box): { scale: number; duration: number } {
  const isLong = view.getUint8(start) === 1;
  const scaleAt = start + (isLong ? 20 : 12);
  const told = sizedAt(view, scaleAt + 4, isLong);
  const isKnown = told !== (isLong ? UNKNOWN.long : UNKNOWN.short);
  return { scale: view.getUint32(scaleAt), duration: isKnown ? told : 0 };
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

/** `vide` for pictures and `soun` for sound; all others are data. */
function kindOf(file: Mp4, trak: Box): string {
  const handler = findDeep(file, trak, ['mdia', 'hdlr']);
  return handler ? typeAt(file.view, handler.start + 8) : '';
}

function* tracksOf(file: Mp4): Generator<Box> {
  const moov = findChild(file, wholeFile(file), 'moov');
  if (moov) yield* childrenOf(file, moov, 'trak');
}

/** A container of sound alone is no video. Throws RangeError for an unreadable file. */
export function hasPictures(bytes: Uint8Array): boolean {
  const file = openMp4(bytes);
  for (const trak of tracksOf(file)) if (kindOf(file, trak) === 'vide') return true;
  return false;
}

/** A table after its header: version and flags, then the number of rows. */
function tableIn(view: DataView, box: Box, [head, width]: readonly [number, number]) {
  const count = view.getUint32(box.start + head - 4);
  // The count is untrusted.
  if (box.start + head + count * width > box.end) throw new RangeError('More rows than fit');
  return { count, rowAt: (at: number) => box.start + head + at * width };
}

/** Total size of `count` samples starting at `from`. */
function sampleSizes(file: Mp4, stbl: Box): (from: number, count: number) => number {
  const box = findChild(file, stbl, 'stsz');
  if (!box) return () => 0;
  const { view } = file;
  const each = view.getUint32(box.start + 4);
  if (each > 0) return (_, count) => each * count;
  const sizes = tableIn(view, box, [12, 4]);
  return (from, count) => {
    let bytes = 0;
    const end = Math.min(from + count, sizes.count);
    for (let at = from; at < end; at += 1) bytes += view.getUint32(sizes.rowAt(at));
    return bytes;
  };
}

/** Byte ranges of a track's data. */
function rangesOf(file: Mp4, trak: Box): [start: number, end: number][] {
  const { view } = file;
  const stbl = findDeep(file, trak, ['mdia', 'minf', 'stbl']);
  const runs = stbl && findChild(file, stbl, 'stsc');
  const [short, long] = ['stco', 'co64'].map((type) => stbl && findChild(file, stbl, type));
  const places = short ?? long;
  if (!stbl || !runs || !places) return [];
  const run = tableIn(view, runs, [8, 12]);
  const chunk = tableIn(view, places, [8, long ? 8 : 4]);
  const sizeOf = sampleSizes(file, stbl);
  const ranges: [number, number][] = [];
  let [row, sample, total] = [0, 0, 0];
  for (let at = 0; at < chunk.count && run.count > 0; at += 1) {
    // A row applies from its chunk, counted from 1, until the next row's.
    while (row + 1 < run.count && view.getUint32(run.rowAt(row + 1)) <= at + 1) row += 1;
    const count = view.getUint32(run.rowAt(row) + 4);
    const start = sizedAt(view, chunk.rowAt(at), long !== undefined);
    const size = sizeOf(sample, count);
    sample += count;
    total += size;
    // Overlapping chunks would have the same bytes rewritten again and again.
    if (total > view.byteLength) throw new RangeError('More data than the file holds');
    ranges.push([start, start + size]);
  }
  return ranges;
}

/**
 * Action cameras, drones and phones record where they were, moment by moment, in data tracks of their own,
 * sometimes declared as subtitles.
 */
function rangesOfData(file: Mp4): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  for (const trak of tracksOf(file)) {
    if (!SHOWN.includes(kindOf(file, trak))) ranges.push(...rangesOf(file, trak));
  }
  return ranges;
}

/** Blanks metadata about the person and the place without moving anything. */
export function withoutPersonalBoxes(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const file = openMp4(copy);
  const ranges = rangesOfData(file);
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
  for (const [start, end] of ranges) copy.fill(0, start, Math.max(start, end));
  return copy;
}
