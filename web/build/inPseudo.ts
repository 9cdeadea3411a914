const LETTERS = new Map(
  Object.entries({ a: 'åå', e: 'éé', i: 'íí', o: 'öö', u: 'üü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' }),
);
/** What a text fills in, and where its links lead, stay as they are. */
const KEPT = /\{\w*\}|\]\([^)]*\)|https?:\S+/gu;
const ADDRESS = /^(?:\/|#\w|https?:)/u;

function withAccent(letter: string): string {
  const small = letter.toLowerCase();
  const accented = LETTERS.get(small) ?? small;
  return letter === small ? accented : accented.toUpperCase();
}

/**
 * A text in a language that nobody speaks: accents on its letters, and every vowel twice, which makes
 * it about as much longer as other languages are. A second time changes nothing.
 */
export function pseudoText(text: string): string {
  if (ADDRESS.test(text)) return text;
  const kept = text.match(KEPT) ?? [];
  const parts = text.split(KEPT).map((part) => part.replaceAll(/[A-Za-z]/gu, withAccent));
  return parts.map((part, at) => part + (kept[at] ?? '')).join('');
}

/** All texts in content in the language that nobody speaks, those its functions write included. */
export function inPseudo<Content>(content: Content, kept: ReadonlySet<string>): Content {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return kept.has(value) ? value : pseudoText(value);
    if (typeof value === 'function') {
      const write = value as (...words: unknown[]) => unknown;
      return (...words: unknown[]) => changed(write(...words));
    }
    if (value instanceof Map) return new Map([...value].map(([key, part]) => [key, changed(part)]));
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
  };
  return changed(content) as Content;
}
