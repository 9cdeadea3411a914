import { decodeText } from '#schema/transfer/decodeText.ts';

/** The text of a file, piece by piece; `onRead` hears of every byte. Throws NotUtf8. */
export function fileText(file: Blob, onRead: (bytes: number) => void): AsyncGenerator<string> {
  return decodeText(
    piecesOf(file, onRead),
    (fatal) => new TextDecoder('utf-8', { fatal, ignoreBOM: true }),
  );
}

const PIECE_BYTES = 64 * 1024;

/** By slices: not every engine can loop over a stream, and some hand over a whole file at once. */
async function* piecesOf(file: Blob, onRead: (bytes: number) => void) {
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const piece = await file.slice(start, start + PIECE_BYTES).arrayBuffer();
    onRead(piece.byteLength);
    yield new Uint8Array(piece);
  }
}
