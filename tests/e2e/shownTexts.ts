import type { Page } from 'playwright-core';

/** Everything a page says to eyes and ears. Runs in the browser, so it stands by itself. */
function findTexts(): string[] {
  const found = new Set<string>();
  const isMeant = (element: Element | null) =>
    element !== null &&
    element.closest('script, style, noscript, code, pre, [hidden], [lang]:not(html)') === null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isMeant(node.parentElement)) found.add(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
      if (isMeant(element)) found.add(element.getAttribute(name) ?? '');
  return [...found].map((text) => text.trim()).filter(Boolean);
}

/** Names what lies beside the screen or whose words are cut off. Runs in the browser as well. */
function findCut(): string[] {
  const wide = document.documentElement.scrollWidth;
  const found = wide > innerWidth ? [`${wide} px wide`] : [];
  for (const control of document.querySelectorAll(
    'a, button, label, summary, select, [role=tab]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    let inRow = false;
    for (let at = control.parentElement; at; at = at.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(at);
      const isHidden = clipPath !== 'none' || position === 'fixed';
      if (isHidden || /auto|scroll|hidden|clip/u.test(overflowX)) inRow = true;
    }
    const name = (control.textContent || control.getAttribute('aria-label') || '').slice(0, 40);
    if (!inRow && (left < -1 || right > innerWidth + 1)) found.push(`beside the screen: ${name}`);
    const { overflowX, textOverflow } = getComputedStyle(control);
    const isCut = control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 0;
    if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis')
      found.push(`cut off: ${name}`);
  }
  return found;
}

/** The texts of a page: what is read, and what is said of pictures, fields and buttons. */
export const shownTexts = (page: Page): Promise<string[]> => page.evaluate(findTexts);

/** Sideways scrolling of a page, and controls of which a part cannot be seen. */
export const cutControls = (page: Page): Promise<string[]> => page.evaluate(findCut);
