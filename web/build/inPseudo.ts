const LETTERS = new Map(
  Object.entries({ a: 'åå', e: 'éé', i: 'íí', o: 'öö', u: 'üü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' }),
);
/** Placeholders and link targets stay as they are. */
const KEPT = /\{\w*\}|\]\([^)]*\)|https?:\S+/gu;
const ADDRESS = /^(?:\/|#\w|https?:)/u;

function withAccent(letter: string): string {
  const small = letter.toLowerCase();
  const accented = LETTERS.get(small) ?? small;
  return letter === small ? accented : accented.toUpperCase();
}

/** Pseudo-localizes a text: accents, and every vowel doubled to simulate longer languages. Idempotent. */
export function pseudoText(text: string): string {
  if (ADDRESS.test(text)) return text;
  const kept = text.match(KEPT) ?? [];
  const parts = text.split(KEPT).map((part) => part.replaceAll(/[A-Za-z]/gu, withAccent));
  return parts.map((part, at) => part + (kept[at] ?? '')).join('');
}

/** Pseudo-localizes all texts in content, including those that its functions return. */
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
