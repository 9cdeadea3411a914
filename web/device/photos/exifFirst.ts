const START_BYTES = 2;
const START = 0xffd8;
const [NOTES, COMMENT] = [0xffe1, 0xfffe];
const EXIF = 0x45786966;
/** Marker, length, and the segment's identifier. */
const HEAD_BYTES = 8;

const isBeforePicture = (marker: number) =>
  (marker >= 0xffe0 && marker <= 0xffef) || marker === COMMENT;

/**
 * A JPEG with the camera's EXIF segment moved ahead of an editor's segment: behind it Firefox does not find
 * the orientation. Any other file is returned unchanged.
 */
export function exifFirst(original: ArrayBuffer): ArrayBuffer {
  const view = new DataView(original);
  if (view.byteLength < HEAD_BYTES || view.getUint16(0) !== START) return original;
  let hasOthers = false;
  for (let at = START_BYTES; at + HEAD_BYTES <= view.byteLength;) {
    const marker = view.getUint16(at);
    if (!isBeforePicture(marker)) break;
    const end = at + 2 + view.getUint16(at + 2);
    const isExif = marker === NOTES && view.getUint32(at + 4) === EXIF;
    if (isExif && !hasOthers) break;
    if (isExif) return movedToStart(original, at, Math.min(end, view.byteLength));
    hasOthers ||= marker === NOTES;
    at = end;
  }
  return original;
}

/** As one buffer: Firefox cannot tell the type of a blob made of pieces. */
function movedToStart(original: ArrayBuffer, start: number, end: number): ArrayBuffer {
  const bytes = new Uint8Array(original.slice(0));
  const notes = bytes.slice(start, end);
  bytes.copyWithin(START_BYTES + notes.length, START_BYTES, start);
  bytes.set(notes, START_BYTES);
  return bytes.buffer;
}
