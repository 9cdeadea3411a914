import { guardFormula } from '#schema/transfer/guardFormula.ts';

const NUMBER = /^-?\d+(?:\.\d+)?$/u;
const QUOTED = /[",\r\n]/u;

/** A mark by which spreadsheets know that the text is UTF-8. */
const UTF8_MARK = '\uFEFF';

function cellOf(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // Somebody's name must not run on an operator's machine.
  const harmless = NUMBER.test(text) ? text : guardFormula(text);
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180), the first of them the names of the columns; no cell is a formula. */
export const csvText = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  UTF8_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
