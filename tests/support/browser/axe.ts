import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of axe's rules, all of them, on a page once nothing fades or moves any more: a line for each
 * place. Colours halfway through a fade are not the design's. The page's own content policy does not
 * matter, since the script is injected through the debugger.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const running = document.getAnimations().filter(isEnding);
    await Promise.allSettled(running.map(({ finished }) => finished));
    const axe = Reflect.get(window, 'axe') as {
      run: (what: Document, options: object) => Promise<{ violations: Violation[] }>;
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
