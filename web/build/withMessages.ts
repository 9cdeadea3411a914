import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Text = { start: number; end: number; key: string; quasis: readonly Node[] | null };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Texts of a module as message keys: placeholders become `{}`. */
function collectTexts(node: Node, texts: Text[] = []): Text[] {
  const { type, start, end } = node;
  if (type === 'ImportDeclaration') return texts;
  if (type === 'Literal' && typeof node.value === 'string') {
    texts.push({ start, end, key: node.value, quasis: null });
  }
  if (type === 'TemplateLiteral') {
    const quasis = node.quasis as (Node & { value: { cooked: string } })[];
    texts.push({ start, end, key: quasis.map(({ value }) => value.cooked).join('{}'), quasis });
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) collectTexts(part, texts);
  return texts;
}

export const listTextKeys = (code: string, file: string): string[] =>
  collectTexts(parseSync(file, code).program as unknown as Node).map(({ key }) => key);

/**
 * Replaces every text that `messages` has. The value has as many `{}` as its key, filled in the
 * same order; otherwise throws.
 */
export function withMessages(
  code: string,
  file: string,
  messages: Readonly<Record<string, string>>,
): string {
  const found = collectTexts(parseSync(file, code).program as unknown as Node)
    .filter(({ key }) => Object.hasOwn(messages, key))
    .filter(({ start, end }, _, all) => !all.some((o) => o.start < start && end < o.end))
    .toSorted((one, other) => other.start - one.start);
  let result = code;
  for (const { start, end, key, quasis } of found) {
    const text = messages[key] ?? key;
    const written = quasis ? filledIn(text, quasis, result) : JSON.stringify(text);
    result = result.slice(0, start) + written + result.slice(end);
  }
  return result;
}

function filledIn(text: string, quasis: readonly Node[], code: string): string {
  const parts = text.split('{}').map((part) => part.replaceAll(/[`\\]|\$\{/gu, String.raw`\$&`));
  if (parts.length !== quasis.length) throw new Error(`"${text}" fills in another number of words`);
  const filled = quasis.slice(1).map((quasi, index) => code.slice(quasis[index]?.end, quasi.start));
  const gapAfter = (index: number) => (index in filled ? `\${${filled[index]}}` : '');
  return `\`${parts.map((part, index) => part + gapAfter(index)).join('')}\``;
}
