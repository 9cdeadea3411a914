export type Box = { type: string; start: number; end: number };

/** `boxesLeft`: limits the work on a hostile file. */
export type Mp4 = { view: DataView; boxesLeft: number };

/** A 30-second recording has a few thousand boxes; a file of tiny ones would block everybody else. */
const MAX_BOXES = 100_000;

/** Unrolled, since it runs for every box of an untrusted file. */
export const typeAt = (view: DataView, at: number): string =>
  String.fromCodePoint(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );

export const openMp4 = (bytes: Uint8Array): Mp4 => ({
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  boxesLeft: MAX_BOXES,
});

export function* boxesIn(file: Mp4, start: number, end: number): Generator<Box> {
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

export const wholeFile = ({ view }: Mp4): Box => ({ type: '', start: 0, end: view.byteLength });

export function* childrenOf(file: Mp4, { start, end }: Box, type: string): Generator<Box> {
  for (const box of boxesIn(file, start, end)) if (box.type === type) yield box;
}

export function findChild(file: Mp4, parent: Box, type: string): Box | undefined {
  for (const box of childrenOf(file, parent, type)) return box;
  return undefined;
}

/** 64 bits in boxes of version 1. */
export const sizedAt = (view: DataView, at: number, isLong: boolean) =>
  isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);

export function findDeep(file: Mp4, parent: Box, types: readonly string[]): Box | undefined {
  let found: Box | undefined = parent;
  for (const type of types) found = found && findChild(file, found, type);
  return found;
}
