import type { ShownStyles } from './shownStyle.ts';

const LINE = '\n';
const CELL = '\t';

/** What is read in a place, as a browser's `innerText`: without what is hidden, blocks on lines of their own. */
export function shownText(place: Element, styles: ShownStyles): string {
  if (!styles.isRendered(place)) return place.textContent ?? '';
  const parts: string[] = [];
  collect(place, styles, parts);
  return parts
    .join('')
    .replaceAll(/[ \u00A0]*\n[ \n]*/gu, LINE)
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
}

function collect(node: Node, styles: ShownStyles, parts: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) {
      const { visibility } = styles.of(child.parentElement as Element);
      if (visibility === 'visible')
        parts.push((child.textContent ?? '').replaceAll(/[ \n\t]+/gu, ' '));
    } else if (child.nodeType === 1) collectElement(child as Element, styles, parts);
  }
}

function collectElement(element: Element, styles: ShownStyles, parts: string[]): void {
  const { display } = styles.of(element);
  if (element.localName === 'br') parts.push(LINE);
  const isFolded = !styles.isRendered(element);
  if (
    display === 'none' ||
    isFolded ||
    element.localName === 'svg' ||
    element.localName === 'textarea'
  )
    return;
  const isLine =
    !display.startsWith('inline') && display !== 'contents' && display !== 'table-cell';
  if (isLine) parts.push(LINE);
  if (display === 'table-cell' && element.previousElementSibling) parts.push(CELL);
  collect(element, styles, parts);
  if (isLine) parts.push(LINE);
}
