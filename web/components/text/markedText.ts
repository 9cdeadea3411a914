import type { Block, TextSection } from './longText.ts';

const HEADING = /^##? +(\S.*)$/u;
const SUBTITLE = /^#{3,6} +(\S.*)$/u;
const ITEM = /^[-*•] +(\S.*)$/u;
const STEP = /^\d{1,3}[.)] +(\S.*)$/u;
/** At the end of a heading: the name by which an address opens the section. */
const ANCHOR = / \{#([a-z][a-z0-9-]{0,39})\}$/u;

type Draft = { id: string; title: string; path?: `/${string}`; blocks: Block[] };

/** Consecutive lines of one kind become one block. */
type Open = { kind: 'lines' | 'list' | 'steps'; lines: string[] };

function toBlock({ kind, lines }: Open): Block {
  if (kind === 'list') return { list: lines };
  if (kind === 'steps') return { steps: lines };
  return lines.join('\n');
}

/**
 * Sections of a text written with marks: `#` or `##` before the heading of a section, `###` before a
 * smaller one, `-` or `1.` before the lines of a list, empty lines between paragraphs. Everything else is
 * text. Text before the first heading is a section without a title.
 */
export function readMarkedText(text: string): TextSection[] {
  const sections: Draft[] = [];
  const names = new Set<string>();
  let open: Open | null = null;

  const begin = (heading: string) => {
    const name = ANCHOR.exec(heading)?.[1];
    const own = name !== undefined && !names.has(name) ? name : undefined;
    if (own !== undefined) names.add(own);
    sections.push({
      id: own ?? `section-${sections.length + 1}`,
      title: heading.replace(ANCHOR, '').trim(),
      ...(own !== undefined && { path: `/${own}` as const }),
      blocks: [],
    });
  };
  const add = (block: Block) => {
    if (sections.length === 0) begin('');
    sections.at(-1)?.blocks.push(block);
  };
  const close = () => {
    if (open) add(toBlock(open));
    open = null;
  };
  const keep = (kind: Open['kind'], line: string) => {
    if (open?.kind !== kind) close();
    open ??= { kind, lines: [] };
    open.lines.push(line);
  };

  for (const written of text.split(/\r?\n/u)) {
    const line = written.trim();
    const [heading, subtitle, item, step] = [HEADING, SUBTITLE, ITEM, STEP].map(
      (mark) => mark.exec(line)?.[1],
    );
    if (line === '' || heading !== undefined || subtitle !== undefined) close();
    if (heading !== undefined) begin(heading);
    else if (subtitle !== undefined) add({ subtitle });
    else if (item !== undefined) keep('list', item);
    else if (step !== undefined) keep('steps', step);
    else if (line !== '') keep('lines', line);
  }
  close();
  return sections;
}
