/** Formula prefixes of spreadsheets, including full-width forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^''*[=+\-@\t\r＝＋－＠]/u;

/** User text for a cell, prefixed by an apostrophe if a spreadsheet would execute it. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unguardFormula = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
