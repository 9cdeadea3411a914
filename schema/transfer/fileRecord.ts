import { NotUtf8 } from './decodeText.ts';
/** An error with its row (in GeoJSON its feature) and column. */
export type FileFault = {
  row: number;
  /** Null: no single column. */
  column: string | null;
  message: string;
};

export type FileRecord = { row: number; values: Readonly<Record<string, unknown>> };

/** A row or an error; `isEnd`: the rest is unreadable. */
export type FilePart = FileRecord | { fault: FileFault; isEnd: boolean };

/** Longer rows are not issues: an unclosed quotation mark, or another kind of file. */
export const ROW_MAX_LENGTH = 64 * 1024;

/** An error that makes the rest of the file unreadable. */
export const endingFault = (row: number, message: string): FilePart => ({
  fault: { row, column: null, message },
  isEnd: true,
});

type PieceReader = {
  add: (piece: string) => Iterable<FilePart>;
  end: () => Iterable<FilePart>;
  /** The last one that was read. */
  row: () => number;
  /** What to say where the text stops being UTF-8. */
  notUtf8: string;
};

/** Reads a file piece by piece, up to its end or to the first text that is not UTF-8. */
export async function* readPieces(
  chunks: AsyncIterable<string>,
  reader: PieceReader,
): AsyncGenerator<FilePart> {
  try {
    for await (const chunk of chunks) yield* reader.add(chunk);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    yield endingFault(reader.row() + 1, reader.notUtf8);
    return;
  }
  yield* reader.end();
}
