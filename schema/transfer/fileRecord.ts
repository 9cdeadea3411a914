/** What is wrong with a file, and where: its row (of a GeoJSON file: its feature) and column. */
export type FileFault = {
  row: number;
  /** Null: it is no single column. */
  column: string | null;
  /** What is wrong and what to write. */
  message: string;
};

/** One row of a file by the names of its columns. */
export type FileRecord = { row: number; values: Readonly<Record<string, unknown>> };

/** A row of a file, or what is wrong with it; `isEnd`: nobody can read on after it. */
export type FilePart = FileRecord | { fault: FileFault; isEnd: boolean };

/** Longer rows are no issues: a quotation mark was never closed, or the file is something else. */
export const ROW_MAX_LENGTH = 64 * 1024;

/** A fault after which the rest of the file means nothing. */
export const endingFault = (row: number, message: string): FilePart => ({
  fault: { row, column: null, message },
  isEnd: true,
});
