/** Formula prefixes of spreadsheets, including full-width forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^''*[=+\-@\t\r＝＋－＠]/u;
/**
 * The same where a spreadsheet begins a cell but the file does not: with ; or tab as separator it ends rows
 * within quoted cells. A dash before a space begins a list item.
 */
const LATER = String.raw`'*(?:[=+@＝＋＠]|[\-－](?!\s))`;
const BREAK = String.raw`[;\t\r\n]["\s]*`;
const LATER_FORMULA = new RegExp(`(${BREAK})(${LATER})`, 'gu');
const LATER_GUARDED = new RegExp(`(${BREAK})'(${LATER})`, 'gu');

/** User text for a cell, with an apostrophe wherever a spreadsheet would execute it. */
export function guardFormula(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return guarded.replaceAll(LATER_FORMULA, "$1'$2");
}

export function unguardFormula(cell: string): string {
  const text = cell.replaceAll(LATER_GUARDED, '$1$2');
  return GUARDED.test(text) ? text.slice(1) : text;
}
