import papa from 'papaparse';
import { endingFault, readPieces, ROW_MAX_LENGTH, type FilePart } from './fileRecord.ts';
import { unguardFormula } from './guardFormula.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const BYTE_ORDER_MARK = '\uFEFF';

const UNCLOSED =
  'A quotation mark is opened in this row and not closed. Close it, or double it where it belongs to the text.';
const MISPLACED =
  'A quotation mark stands within a quoted cell. Double it where it belongs to the text.';
const TOO_LONG = `This row is longer than ${ROW_MAX_LENGTH} characters. Look for a quotation mark that is not closed, or for line ends of another kind than in the first row.`;
const RUN_TOGETHER = 'If several rows stand in this one, save the file with one kind of line ends.';
const NOT_UTF8 = 'From here on the text is not in UTF-8. Save the file as “CSV UTF-8”.';
const EMPTY = 'The file is empty. Its first row has to name the columns.';

/** Some programs put a space between quoted cells, which would make the quotation marks part of the text. */
const QUOTED_AFTER_SPACE = /^"[^"]*"(?:([,;|]) "[^"]*")+\s*$/u;

function detectDelimiter(header: string): string {
  const spaced = QUOTED_AFTER_SPACE.exec(header)?.[1];
  if (spaced !== undefined) return `${spaced} `;
  const counted = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** Empty lines, the first that is not, and its end; in a piece of a file the end may be missing. */
const FIRST_LINE =
  /^((?:[ \t,;|]*(?:\r\n|\n|\r))*)((?=[^\r\n]*[^\s,;|])[^\r\n]*)(\r\n|\n|\r(?!$)|$)/u;
/** What Excel writes first to name its delimiter. */
const NAMED_DELIMITER = /^"?sep=(.)"?[,;\t]*$/iu;

type Layout = { delimiter: string; newline: '\n' | '\r'; rest: string };

/** Delimiter and line ends, by the first line that is not empty; null: its end is still to come. */
function detectLayout(text: string, isLast: boolean): Layout | null {
  const [, before = '', line = '', end = ''] = FIRST_LINE.exec(text) ?? [];
  if (end === '' && !isLast) return null;
  const newline =
    /\r(?!\n)/u.test(before + line + end) && !`${before}${end}`.includes('\n') ? '\r' : '\n';
  const named = NAMED_DELIMITER.exec(line)?.[1];
  if (named === undefined) return { delimiter: detectDelimiter(line || text), newline, rest: text };
  return { delimiter: named, newline, rest: text.slice(before.length + line.length + end.length) };
}

/** Lines end with \n here, which leaves the \r of \r\n in the last cell. */
const withoutReturn = (cells: readonly string[]): string[] =>
  cells.map((cell, at) => (at === cells.length - 1 ? cell.replace(/\r$/u, '') : cell));

/** Ignores case and what draws nothing, and treats spaces as underscores. */
export const columnName = (cell: string) =>
  cell
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');

type Parsed = { rows: string[][]; rest: string; fault: { at: number; message: string } | null };

function parse(text: string, { delimiter, newline }: Layout, isLast: boolean): Parsed {
  const parser = new papa.Parser({ delimiter, newline });
  const { data, errors, meta } = parser.parse(text, 0, !isLast);
  // An incomplete row cannot be judged yet.
  const first = errors.find(({ row = 0 }) => row < data.length);
  const runsTogether = (newline === '\n' ? /"\r(?!\n)/u : /"\n/u).test(text);
  const misplaced = runsTogether ? `${MISPLACED} ${RUN_TOGETHER}` : MISPLACED;
  const message = first?.code === 'MissingQuotes' ? UNCLOSED : misplaced;
  const fault = first ? { at: first.row ?? 0, message } : null;
  return { rows: data, rest: text.slice(meta.cursor), fault };
}

/** A text that a program wrote as a formula, so that a spreadsheet leaves it as it is: `="007"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/u;

function toValue(cell: string): string {
  const kept = TEXT_FORMULA.exec(cell)?.[1];
  return kept === undefined ? unguardFormula(cell) : kept.replaceAll('""', '"');
}

export const standsTwice = (name: string) =>
  `The column ${name} stands there twice. Rename one of the two, or take it out.`;

const oneName = (name: string) =>
  `Only one column is named here, “${name.slice(0, 80)}”. Take out what stands above the row that names the columns.`;

/** Numbers rows as spreadsheets do, with the header as row 1. */
function createRowReader() {
  let row = 0;
  let names: string[] | null = null;
  let headerRow = 0;
  const readHeader = (cells: readonly string[]): FilePart | null => {
    names = cells.map(columnName);
    headerRow = row;
    const twice = names.find((name, at) => name !== '' && names?.indexOf(name) !== at);
    return twice === undefined ? null : endingFault(row, standsTwice(twice));
  };
  const read = (raw: readonly string[]): FilePart | null => {
    row += 1;
    const cells = withoutReturn(raw);
    if (cells.every((cell) => cell.trim() === '')) return null;
    if (names === null) return readHeader(cells);
    const [only = '', ...others] = names.filter((name) => name !== '');
    if (others.length === 0 && cells.filter((cell) => cell.trim() !== '').length > 1)
      return endingFault(headerRow, oneName(only));
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      const tooMany = `There are ${cells.length} cells, and the header names ${names.length} columns. Put a cell with commas into quotation marks.`;
      const hasLineEnds = cells.some((cell) => /[\r\n]/u.test(cell));
      const message = hasLineEnds ? `${tooMany} ${RUN_TOGETHER}` : tooMany;
      return { fault: { row, column: null, message }, isEnd: false };
    }
    const named = names.map((name, at) => [name, toValue(cells[at] ?? '')] as const);
    return { row, values: Object.fromEntries(named) };
  };
  return { read, row: () => row, hasHeader: () => names !== null };
}

function createCsvReader() {
  const reader = createRowReader();
  let text = '';
  let layout: Layout | null = null;
  function* take(isLast: boolean): Generator<FilePart> {
    if (layout === null) {
      layout = detectLayout(text, isLast);
      if (layout === null) return;
      text = layout.rest;
    }
    const { rows, rest, fault } = parse(text, layout, isLast);
    text = rest;
    for (const [at, cells] of rows.entries()) {
      if (at === fault?.at) return yield endingFault(reader.row() + 1, fault.message);
      const part = reader.read(cells);
      if (part) yield part;
    }
  }
  return {
    *add(chunk: string): Generator<FilePart> {
      text += chunk.replaceAll(BYTE_ORDER_MARK, '');
      yield* take(false);
      if (text.length > ROW_MAX_LENGTH) yield endingFault(reader.row() + 1, TOO_LONG);
    },
    *end(): Generator<FilePart> {
      if (text.trim() !== '') yield* take(true);
      if (!reader.hasHeader()) yield endingFault(1, EMPTY);
    },
    row: reader.row,
  };
}

/**
 * CSV (RFC 4180; commas, semicolons, tabs or bars), parsed as it arrives, with only a piece of it in
 * memory.
 */
export const readCsv = (chunks: AsyncIterable<string>): AsyncGenerator<FilePart> =>
  readPieces(chunks, { ...createCsvReader(), notUtf8: NOT_UTF8 });
