import type { Page } from 'playwright-core';

/**
 * Behaves like the translators of browsers: replaces every text by `<font><font>text</font></font>`, later
 * ones too. The words stay the same, so that tests find them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keeps = 'script, style, textarea, svg, font, [translate="no"]';
    const wrap = (text: Node) => {
      if (text.textContent === '' || text.parentElement?.closest(keeps) !== null) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = text.textContent;
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
