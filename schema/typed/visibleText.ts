/**
 * What draws nothing: white space, controls, joiners and fillers, among them the Hangul fillers, the
 * empty Braille pattern, the empty note and the blanks of hieroglyphs.
 */
const UNDRAWN = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/gu;
const EDGES =
  /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]+|[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]+$/gu;
const INNER = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}\uFFFC]/gu;

/** Accents and vowel signs without a letter, and what stands for a picture that was not pasted. */
const LOOSE = /[\p{M}\uFFFC]/gu;

export const isDrawn = (text: string): boolean =>
  text.replaceAll(UNDRAWN, '').replaceAll(LOOSE, '') !== '';

/** How much of it people see, with the spaces between words; 0 if nothing is drawn. */
export const drawnLength = (text: string): number =>
  isDrawn(text) ? text.replaceAll(EDGES, '').replaceAll(INNER, '').length : 0;

const OPENERS = /[\u202A\u202B\u202D\u202E\u2066-\u2068]/u;
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu;
const POP_EMBEDDING = '\u202C';
const POP_ISOLATE = '\u2069';

function closeLine(line: string): string {
  const open: string[] = [];
  const kept = line.replaceAll(DIRECTIONS, (mark) => {
    if (OPENERS.test(mark)) {
      open.push(mark >= '\u2066' ? POP_ISOLATE : POP_EMBEDDING);
      return mark;
    }
    // One that closes nothing here would close what surrounds the text.
    if (open.at(-1) !== mark) return '';
    open.pop();
    return mark;
  });
  return kept + open.toReversed().join('');
}

/**
 * Closes at the end of each line what its direction marks opened, so that a text never turns the
 * words around it. Idempotent.
 */
export const closeDirections = (text: string): string =>
  /[\u202A-\u202E\u2066-\u2069]/u.test(text) ? text.split('\n').map(closeLine).join('\n') : text;
