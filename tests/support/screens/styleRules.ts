/** What decides whether an element is shown, and whether its words stand on a line of their own. */
export const SHOWN_BY = ['display', 'visibility', 'position'] as const;

export type ShownBy = (typeof SHOWN_BY)[number];

export type StyleRule = {
  selector: string;
  /** Conditions that all have to be met. */
  media: readonly string[];
  values: Partial<Record<ShownBy, { value: string; isImportant: boolean }>>;
  specificity: number;
};

const DECLARATION = /(?:^|[;\s])(display|visibility|position)\s*:\s*([\w-]+)(\s*!important)?/gu;

/** The rules of a style sheet that say something of that; all others are left out. */
export function readRules(css: string, media: readonly string[] = []): StyleRule[] {
  return blocksOf(css).flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@media')) return readRules(body, [...media, prelude.slice(6).trim()]);
    if (prelude.startsWith('@')) return [];
    const values: StyleRule['values'] = {};
    for (const [, name, value, important] of body.matchAll(DECLARATION))
      values[name as ShownBy] = { value: value ?? '', isImportant: important !== undefined };
    if (Object.keys(values).length === 0) return [];
    return splitList(prelude).map((selector) => ({
      selector,
      media,
      values,
      specificity: specificityOf(selector),
    }));
  });
}

/** The blocks of the outermost level. */
function blocksOf(css: string): { prelude: string; body: string }[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const blocks: { prelude: string; body: string }[] = [];
  let [depth, from, opened] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      depth += 1;
      if (depth === 1) opened = at;
    } else if (text[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      const prelude = text.slice(from, opened).split(';').at(-1) ?? '';
      blocks.push({ prelude: prelude.trim(), body: text.slice(opened + 1, at) });
      from = at + 1;
    }
  }
  return blocks;
}

/** The selectors of a list; a comma within parentheses belongs to one of them. */
const splitList = (list: string): string[] =>
  list.split(/,(?![^(]*\))/u).map((selector) => selector.trim());

function specificityOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:(?!not|is|where|has|:)[\w-]+/gu);
  return count(/#[\w-]+/gu) * 10_000 + classes * 100 + count(/(?:^|[\s>+~])[a-z]+/gu);
}
