import { withLatinDigits } from '#schema/typed/digits.ts';
import { validate } from '#schema/validation.ts';
import { missingColumns, NO_PLAN, withPlan, type ColumnPlan } from './columnPlan.ts';
import { endingFault, type FileFault, type FilePart, type FileRecord } from './fileRecord.ts';
import {
  importedIssue,
  IMPORT_MAX_ROWS,
  type ImportedIssue,
  type TransferFormat,
} from './issueTransfer.ts';
import { ofFormat, OtherFile } from './otherFile.ts';
import { decimalOf } from './decimalOf.ts';
import { readCsv } from './readCsv.ts';
import { readGeoJson } from './readGeoJson.ts';
import { IMPORT_COLUMNS } from './transferColumns.ts';

export type ReadIssue =
  | { row: number; issue: ImportedIssue }
  | { row: number; faults: FileFault[] };

const readers = { csv: readCsv, geojson: readGeoJson };
const LONG_ID = 'This id has more digits than a number keeps. Write it in quotation marks.';
const ROUNDED_ID =
  'A spreadsheet has rounded this id. Format its column as text there, and export the file again.';
/** How spreadsheets show a number of many digits; the last ones are lost. */
const IS_ROUNDED = /^\d(?:[.,]\d{1,15})?E\+\d{2}$/u;
const BROKEN_CELL =
  'A spreadsheet could not work out this cell. Correct its formula there, and export the file again.';
/** `#REF!`, `#NAME?`, `#¿NOMBRE?`, `#N/A`, `#NV`, `Err:502`, and a number in a column too narrow for it. */
const IS_BROKEN = /^(?:#[¡¿]?[\p{Lu}/\d]{2,12}[!?]|#N\/[AD]|#NV|#{3,200}|Err:\d{3})$/u;
const isBroken = (value: unknown) => typeof value === 'string' && IS_BROKEN.test(value.trim());
const NO_PLACE =
  'This place is 0, 0, which programs write where there is none. Write where it is, or take the row out.';
const CHOICES: readonly string[] = ['priority', 'category'];

/** `Public services` becomes `public_services`. */
const readChoice = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');

/** Undefined: empty, so the field stays unchanged. */
function readValue(field: keyof ImportedIssue, value: unknown): unknown {
  const isEmpty = value === null || value === undefined || value === '';
  if (field === 'dueDate' && isEmpty) return value === undefined ? value : null;
  if (field === 'dueDate') return typeof value === 'string' ? withLatinDigits(value) : value;
  if (typeof value === 'number') return field === 'externalId' ? String(value) : decimalOf(value);
  if (!CHOICES.includes(field)) return value;
  if (isEmpty) return undefined;
  return typeof value === 'string' ? readChoice(value) : value;
}

/** Validated by the rules of a report. */
export function toReadIssue({ row, values }: FileRecord): ReadIssue {
  const { external_id: id } = values;
  if (typeof id === 'number' && Number.isInteger(id) && !Number.isSafeInteger(id))
    return { row, faults: [{ row, column: 'external_id', message: LONG_ID }] };
  if (typeof id === 'string' && IS_ROUNDED.test(id.trim()))
    return { row, faults: [{ row, column: 'external_id', message: ROUNDED_ID }] };
  const broken = IMPORT_COLUMNS.filter(({ name }) => isBroken(values[name]));
  if (broken.length > 0) {
    const faults = broken.map(({ name }) => ({ row, column: name, message: BROKEN_CELL }));
    return { row, faults };
  }
  const given = IMPORT_COLUMNS.map(({ name, field }) => [field, readValue(field, values[name])]);
  const checked = validate(importedIssue, Object.fromEntries(given));
  if (checked.isValid) {
    const { latitude, longitude } = checked.value;
    if (latitude !== 0 || longitude !== 0) return { row, issue: checked.value };
    return { row, faults: [{ row, column: 'latitude', message: NO_PLACE }] };
  }
  const faults = checked.errors.map(({ path, message }) => {
    const column = IMPORT_COLUMNS.find(({ field }) => field === path);
    return {
      row,
      column: column?.name ?? null,
      message: column ? `${message} ${column.rule}` : message,
    };
  });
  return { row, faults };
}

function createIdKeeper() {
  const rows = new Map<string, number>();
  return (read: ReadIssue): ReadIssue => {
    if (!('issue' in read)) return read;
    const { row, issue } = read;
    const first = rows.get(issue.externalId);
    rows.set(issue.externalId, first ?? row);
    if (first === undefined) return read;
    const message = `The same id stands in row ${first}. Write another one, or take one of the rows out.`;
    return { row, faults: [{ row, column: 'external_id', message }] };
  };
}

const rowNumber = (part: FilePart): number => ('fault' in part ? part.fault.row : part.row);

const NO_ROWS: Readonly<Record<TransferFormat, string>> = {
  csv: 'No row follows the first one, which names the columns. Is this the right file?',
  geojson: 'The file has no features. Is this the right one?',
};
const TOO_MANY = `The file has more than ${IMPORT_MAX_ROWS} rows. Split it.`;

/** A file's parts; for another kind of file the error that says so is the only part. */
async function* partsOf(
  chunks: AsyncIterable<string>,
  format: TransferFormat,
): AsyncGenerator<FilePart> {
  try {
    yield* readers[format](ofFormat(chunks, format));
  } catch (error) {
    if (!(error instanceof OtherFile)) throw error;
    yield endingFault(1, error.message);
  }
}

/** Adds errors that the format's reader cannot see, such as missing columns. */
function checkedPart(part: FilePart, count: number, format: TransferFormat): FilePart {
  if (count > IMPORT_MAX_ROWS) return endingFault(rowNumber(part), TOO_MANY);
  if ('fault' in part || count > 1 || format !== 'csv') return part;
  const missing = missingColumns(Object.keys(part.values), NO_PLAN);
  if (missing.length === 0) return part;
  return endingFault(1, `The header names no ${missing.join(', ')}. Add what is missing.`);
}

/** The names of a file's columns, by the first row that can be read; empty without any. */
export async function readColumns(
  chunks: AsyncIterable<string>,
  format: TransferFormat,
): Promise<string[]> {
  for await (const part of partsOf(chunks, format)) {
    if (!('fault' in part)) return Object.keys(part.values).filter((name) => name !== '');
    if (part.isEnd) break;
  }
  return [];
}

/**
 * Parses issues as text arrives, by `plan` where the columns are named differently. Invalid rows yield an
 * error with its remedy; an error of the file itself comes last.
 */
export async function* readIssues(
  chunks: AsyncIterable<string>,
  format: TransferFormat,
  plan: ColumnPlan = NO_PLAN,
): AsyncGenerator<ReadIssue> {
  const once = createIdKeeper();
  let count = 0;
  for await (const found of partsOf(chunks, format)) {
    count += 1;
    const planned = 'fault' in found ? found : withPlan(found, plan);
    const part = checkedPart(planned, count, format);
    yield once('fault' in part ? { row: part.fault.row, faults: [part.fault] } : toReadIssue(part));
    if ('fault' in part && part.isEnd) return;
  }
  if (count > 0) return;
  const fault = { row: 1, column: null, message: NO_ROWS[format] };
  yield { row: fault.row, faults: [fault] };
}
