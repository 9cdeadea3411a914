export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/gu;

/** Pages of this site and their sections, other sites, mailboxes, telephones; nothing executable. */
const ADDRESS = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/u;

/** Parses `**strong**` and `[label](/href)`. Everything else stays text, so nothing is lost. */
export function inlineParts(sentence: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: sentence.slice(end, match.index) });
    const [whole, strong, label = '', href = ''] = match;
    if (strong === undefined && !ADDRESS.test(href)) parts.push({ kind: 'text', text: whole });
    else if (strong === undefined) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'strong', text: strong });
    end = match.index + whole.length;
  }
  if (end < sentence.length) parts.push({ kind: 'text', text: sentence.slice(end) });
  return parts;
}
