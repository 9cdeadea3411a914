import type { Page } from 'playwright-core';

/** Words of the product and its placeholders, which are none of another town's, in its languages. */
const FOREIGN =
  /Trybe|Chicago|United States|Vereinigten? Staaten|Estados Unidos|الولايات المتحدة|Example Innovation|trybe\.example|hello@|example\.(?:org|com)|دولار|[Dd]ólar|\bDollars?\b|\b[Dd]ollars?\b|\$\d+[.,k]/gu;

/** What somebody who is signed in is shown, and what operators are. */
const OPERATORS_ROUTES = [
  '/',
  '/report-issue',
  '/outbox',
  '/jury',
  '/desk',
  '/decisions',
  '/profile',
  '/profile?section=settings',
  '/profile?section=settings&page=profile',
  '/profile?section=settings&page=sign-in',
  '/profile?section=settings&page=notifications',
  '/profile?section=settings&page=area',
  '/profile?section=settings&page=look',
  '/profile?section=settings&page=data',
  '/profile?section=settings&page=help',
  '/mine',
  '/admin',
  '/admin/settings',
  '/admin/categories',
  '/admin/people',
  '/admin/content',
  '/admin/money',
  '/admin/operations',
  '/admin/import',
  '/admin/record',
];

/** The words of another town in a text. */
export const foreignIn = (text: string): string[] => text.match(FOREIGN) ?? [];

/** What is wrong with the served page at an address: no page of that language and name, or a foreign word. */
export async function faultsOfServed(
  address: string,
  { language, name }: { language: string; name: string },
): Promise<string[]> {
  const headers = { cookie: `trybe-language=${language}` };
  const html = await (await fetch(address, { headers })).text();
  const wanted = [`<html lang="${language}"`, name].filter((part) => !html.includes(part));
  const faults = [...wanted.map((part) => `without ${part}`), ...foreignIn(html)];
  return faults.map((fault) => `${language} ${address}: ${fault}`);
}

/** The foreign words on each page of an operator, who is signed in. */
export async function foreignShown(page: Page, origin: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of OPERATORS_ROUTES) {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    // What may be chosen among is no word of the site about itself: every currency is there.
    const text = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('option, script')) part.remove();
      return copy.outerHTML;
    });
    found.push(...foreignIn(text).map((word) => `${path}: ${word}`));
  }
  return found;
}
