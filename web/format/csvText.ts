import { guardFormula } from '#schema/transfer/guardFormula.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/u;
const QUOTED = /[",\r\n]/u;

/** Byte order mark: spreadsheets detect UTF-8 by it. */
const UTF8_MARK = '\uFEFF';

function writeCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // User-written text must not run as a formula on an operator's machine.
  const harmless = NUMBER.test(text) ? text : guardFormula(text);
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV (RFC 4180) with a header row; no cell is a formula. */
export const csvText = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
