/** Where people see letters end: an emoji, or a letter with its marks, is one. */
let letters: Intl.Segmenter | undefined;

/** By code points where a browser cannot segment. */
function* lettersIn(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of letters.segment(text)) yield segment;
}

/**
 * At most `maxLength` characters as strings count them, cut between letters as people see them and
 * never within one.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Bounds the scan, even for a letter that is longer than the room for it.
  const head = text.slice(0, maxLength + 64);
  let end = 0;
  for (const letter of lettersIn(head)) {
    if (end + letter.length > maxLength) break;
    end += letter.length;
  }
  return text.slice(0, end);
}
