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

/** Longer rows are no issues: an unclosed quotation mark, or another kind of file. */
export const ROW_MAX_LENGTH = 64 * 1024;

/** An error that makes the rest of the file unreadable. */
export const endingFault = (row: number, message: string): FilePart => ({
  fault: { row, column: null, message },
  isEnd: true,
});
