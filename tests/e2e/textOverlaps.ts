import type { Page } from 'playwright-core';

/**
 * Pairs of texts of the page's main part that lie on each other, as far as they are seen. Runs in
 * the browser, so it stands by itself.
 */
function findOverlaps(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** What its ancestors let be seen of a box; null for what stands above the page, or is hidden. */
  const seenOf = (element: Element, box: Box): Box | null => {
    // What a closed part holds has a size, too.
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    let seen = box;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflow, clipPath } = getComputedStyle(at);
      const isAbove = position === 'fixed' || position === 'sticky';
      if (isAbove || clipPath !== 'none') return null;
      if (overflow !== 'visible') seen = cut(seen, at.getBoundingClientRect());
    }
    return seen;
  };
  const boxes: { text: string; node: Node; box: Box }[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !node.parentElement || node.parentElement.closest('svg, select')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Letters fill the middle of their line; lines may touch.
      const inset = (bottom - top) / 4;
      const line = { left, right, top: top + inset, bottom: bottom - inset };
      const box = seenOf(node.parentElement, line);
      if (box && box.right - box.left > 2 && box.bottom - box.top > 2)
        boxes.push({ text, node, box });
    }
  }
  const found = new Set<string>();
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      if (a.node === b.node) continue;
      const both = cut(a.box, b.box);
      if (both.right - both.left > 1 && both.bottom - both.top > 1)
        found.add(`${a.text.slice(0, 30)} | ${b.text.slice(0, 30)}`);
    }
  return [...found];
}

/** Names the texts of a page that overlap each other. */
export const textOverlaps = (page: Page): Promise<string[]> => page.evaluate(findOverlaps);
