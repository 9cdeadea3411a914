/** A piece of a sentence: plain, strong, or a link. */
export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/gu;

/**
 * Takes a sentence of the content apart: `**strong**` and `[label](/href)`. Everything else is text
 * as it stands, so nothing that is no mark gets lost.
 */
export function inlineParts(sentence: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: sentence.slice(end, match.index) });
    const [whole, strong, label = '', href = ''] = match;
    if (strong === undefined) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'strong', text: strong });
    end = match.index + whole.length;
  }
  if (end < sentence.length) parts.push({ kind: 'text', text: sentence.slice(end) });
  return parts;
}
