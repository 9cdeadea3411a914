/** What spreadsheets take for the beginning of a formula, also in its wide forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^''*[=+\-@\t\r＝＋－＠]/u;

/** A text of strangers for a cell: with an apostrophe before it where a spreadsheet would execute it. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
