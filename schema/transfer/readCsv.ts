import papa from 'papaparse';
import { endingFault, ROW_MAX_LENGTH, type FilePart } from './fileRecord.ts';
import { unguardFormula } from './guardFormula.ts';

const DELIMITERS = [',', ';', '\t'] as const;
const BYTE_ORDER_MARK = '\uFEFF';

const UNCLOSED =
  'A quotation mark is opened in this row and not closed. Close it, or double it where it belongs to the text.';
const MISPLACED =
  'A quotation mark stands within a quoted cell. Double it where it belongs to the text.';
const TOO_LONG = `This row is longer than ${ROW_MAX_LENGTH} characters. Look for a quotation mark that is not closed.`;
const EMPTY = 'The file is empty. Its first row has to name the columns.';

function delimiterOf(header: string): string {
  const counted = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** Lines end with \n here, which leaves the \r of \r\n in the last cell. */
const withoutReturn = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => (at === cells.length - 1 ? cell.replace(/\r$/u, '') : cell));

/** Ignores case, and treats spaces as underscores. */
const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');

type Parsed = { rows: string[][]; rest: string; fault: { at: number; message: string } | null };

function parse(text: string, delimiter: string, isLast: boolean): Parsed {
  const parser = new papa.Parser({ delimiter, newline: '\n' });
  const { data, errors, meta } = parser.parse(text, 0, !isLast);
  // An incomplete row cannot be judged yet.
  const first = errors.find(({ row = 0 }) => row < data.length);
  const message = first?.code === 'MissingQuotes' ? UNCLOSED : MISPLACED;
  const fault = first ? { at: first.row ?? 0, message } : null;
  return { rows: data, rest: text.slice(meta.cursor), fault };
}

/** Numbers rows as spreadsheets do, with the header as row 1. */
function createRowReader() {
  let row = 0;
  let names: string[] | null = null;
  const readHeader = (cells: readonly string[]): FilePart | null => {
    names = cells.map(columnName);
    const twice = names.find((name, at) => name !== '' && names?.indexOf(name) !== at);
    return twice === undefined ? null : endingFault(row, `The column ${twice} stands there twice.`);
  };
  const read = (raw: readonly string[]): FilePart | null => {
    row += 1;
    const cells = withoutReturn(raw);
    if (names === null) return readHeader(cells);
    if (cells.every((cell) => cell.trim() === '')) return null;
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      const message = `There are ${cells.length} cells, and the header names ${names.length} columns. Put a cell with commas into quotation marks.`;
      return { fault: { row, column: null, message }, isEnd: false };
    }
    const named = names.map((name, at) => [name, unguardFormula(cells[at] ?? '')] as const);
    return { row, values: Object.fromEntries(named) };
  };
  return { read, row: () => row };
}

function createCsvReader() {
  const reader = createRowReader();
  let text = '';
  let delimiter: string | null = null;
  function* take(isLast: boolean): Generator<FilePart> {
    if (delimiter === null) {
      text = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
      const end = text.indexOf('\n');
      if (end < 0 && !isLast) return;
      delimiter = delimiterOf(end < 0 ? text : text.slice(0, end));
    }
    const { rows, rest, fault } = parse(text, delimiter, isLast);
    text = rest;
    for (const [at, cells] of rows.entries()) {
      if (at === fault?.at) return yield endingFault(reader.row() + 1, fault.message);
      const part = reader.read(cells);
      if (part) yield part;
    }
  }
  return {
    *add(chunk: string): Generator<FilePart> {
      text += chunk;
      yield* take(false);
      if (text.length > ROW_MAX_LENGTH) yield endingFault(reader.row() + 1, TOO_LONG);
    },
    *end(): Generator<FilePart> {
      if (text.trim() !== '') yield* take(true);
      if (reader.row() === 0) yield endingFault(1, EMPTY);
    },
  };
}

/**
 * CSV (RFC 4180; commas, semicolons or tabs), parsed as it arrives, with only a piece of it in
 * memory.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<FilePart> {
  const reader = createCsvReader();
  for await (const chunk of chunks) yield* reader.add(chunk);
  yield* reader.end();
}
