import { readRules, type ShownBy, type StyleRule } from './styleRules.ts';

export type ShownStyle = Record<ShownBy, string>;

type Weighed = StyleRule & { order: number };

const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main menu nav ol optgroup option p pre search section summary ul'.split(
    ' ',
  ),
);
const NEVER_SHOWN = new Set(
  'area base head link meta noscript script style template title datalist'.split(' '),
);
const TABLE_PARTS: Record<string, string> = {
  li: 'list-item',
  table: 'table',
  caption: 'table-caption',
  thead: 'table-header-group',
  tbody: 'table-row-group',
  tfoot: 'table-footer-group',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
  button: 'inline-block',
  input: 'inline-block',
  select: 'inline-block',
  textarea: 'inline-block',
};

const parsed = new Map<string, StyleRule[]>();

function rulesOf(css: string): StyleRule[] {
  const rules = parsed.get(css) ?? readRules(css);
  parsed.set(css, rules);
  return rules;
}

/**
 * What the style sheets of the document say of an element's display, visibility and position, with the
 * media conditions as they are. The DOM's own `getComputedStyle` weighs every rule for every property,
 * which on a page of a thousand elements takes seconds.
 */
export class ShownStyles {
  private size = -1;
  private width = -1;
  private byClass = new Map<string, Weighed[]>();
  private others: Weighed[] = [];
  private known = new WeakMap<Element, ShownStyle>();

  private readonly page: Window;

  constructor(page: Window) {
    this.page = page;
  }

  /** To be called before a look: what was computed holds until something changes. */
  forget(): void {
    this.known = new WeakMap();
    const texts = [...this.page.document.querySelectorAll('style')].flatMap((style) =>
      [...style.childNodes].map((node) => node.textContent ?? ''),
    );
    if (texts.length === this.size && this.page.innerWidth === this.width) return;
    [this.size, this.width] = [texts.length, this.page.innerWidth];
    this.byClass = new Map();
    this.others = [];
    for (const [order, rule] of texts.flatMap(rulesOf).entries()) {
      if (!rule.media.every((media) => this.page.matchMedia(media).matches)) continue;
      const key = /\.([\w-]+)[^\s>+~]*$/u.exec(rule.selector)?.[1];
      const list = key === undefined ? this.others : (this.byClass.get(key) ?? []);
      if (key !== undefined) this.byClass.set(key, list);
      list.push({ ...rule, order });
    }
  }

  of(element: Element): ShownStyle {
    const known = this.known.get(element);
    if (known) return known;
    const style = this.compute(element);
    this.known.set(element, style);
    return style;
  }

  /** Whether it takes part in the page at all, together with all that it lies in. */
  isRendered(element: Element): boolean {
    if (this.of(element).display === 'none') return false;
    const parent = element.parentElement;
    if (!parent) return element === this.page.document.documentElement;
    const isFolded = parent.localName === 'details' && !parent.hasAttribute('open');
    if (isFolded && parent.querySelector(':scope > summary') !== element) return false;
    return this.isRendered(parent);
  }

  private compute(element: Element): ShownStyle {
    const said = this.cascade(element);
    const parent = element.parentElement;
    const around = parent ? this.of(parent) : null;
    const display = said('display') ?? ownDisplay(element);
    const position = said('position') ?? 'static';
    const isItem = /flex|grid/u.test(around?.display ?? '');
    const isBlockified = isItem || position === 'absolute' || position === 'fixed';
    const inherited = around?.visibility ?? 'visible';
    const visibility = said('visibility') ?? 'inherit';
    return {
      display: isBlockified
        ? display.replace(/^inline(?:-(\w+))?$/u, (_, of) => of ?? 'block')
        : display,
      visibility: visibility === 'inherit' ? inherited : visibility,
      position,
    };
  }

  private cascade(element: Element): (name: ShownBy) => string | undefined {
    const rules = [...element.classList]
      .flatMap((name) => this.byClass.get(name) ?? [])
      .concat(this.others)
      .filter(({ selector }) => isMatch(element, selector));
    const inline = readRules(`x{${element.getAttribute('style') ?? ''}}`)[0]?.values;
    return (name) => {
      const weigh = ({ values, specificity, order }: Weighed) =>
        (values[name]?.isImportant ? 1e12 : 0) + specificity * 1e6 + order;
      const best = rules
        .filter(({ values }) => values[name])
        .toSorted((one, other) => weigh(other) - weigh(one))[0]?.values[name];
      return best?.isImportant ? best.value : (inline?.[name]?.value ?? best?.value);
    };
  }
}

function ownDisplay(element: Element): string {
  const name = element.localName;
  if (NEVER_SHOWN.has(name) || element.hasAttribute('hidden')) return 'none';
  if (name === 'dialog' && !element.hasAttribute('open')) return 'none';
  if (name === 'input' && element.getAttribute('type') === 'hidden') return 'none';
  if (BLOCKS.has(name)) return 'block';
  return TABLE_PARTS[name] ?? 'inline';
}

function isMatch(element: Element, selector: string): boolean {
  if (selector.includes('::')) return false;
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
