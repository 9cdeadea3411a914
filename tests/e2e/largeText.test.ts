import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/publicRoutes.ts';
import { textOverlaps } from '#tests/support/browser/textOverlaps.ts';

const site = demoSiteOfTests();
const PHONE_PX = 360;
const DESK_PX = 1280;
/** September is the longest word of a date, whatever month it is today. */
const LONGEST_MONTH = '/leaderboard?month=2026-09';

/** Larger letters alone, as a phone's settings make them; and everything larger, as a browser zooms. */
const READERS = [
  { name: 'text at 150% on a phone', width: PHONE_PX, text: 150 },
  { name: 'text at 200% on a phone', width: PHONE_PX, text: 200 },
  { name: 'a wide screen at 150%', width: Math.round(DESK_PX / 1.5), text: 100 },
  { name: 'a wide screen at 200%', width: DESK_PX / 2, text: 100 },
] as const;

async function troubleOf(page: Page, path: string, width: number): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  const wide = scrolled > width ? [`${path}: ${scrolled} px wide`] : [];
  return [...wide, ...(await textOverlaps(page)).map((pair) => `${path}: ${pair}`)];
}

describe.each(READERS)('$name', ({ width, text }) => {
  test('never scrolls sideways, and no text lies on another', async () => {
    const page = await site.visit({ as: 'dan', width });
    await page.addInitScript((percent) => {
      const grow = () => document.documentElement.style.setProperty('font-size', `${percent}%`);
      if (document.documentElement) grow();
      else addEventListener('DOMContentLoaded', grow);
    }, text);
    const issues = await site.issues();
    const states = ['reported', 'funded', 'in_progress', 'completed'] as const;
    const shown = states.map((state) => issues.find(({ status }) => status === state)?.id);
    const trouble: string[] = [];
    const paths = [
      ...PUBLIC_ROUTES.filter((path) => !path.startsWith('/auth')),
      ...shown.flatMap((id) => [`/issues/${id}`, `/issues/${id}#proposals`]),
      LONGEST_MONTH,
      '/mine',
      '/profile',
      '/report-issue',
    ];
    for (const path of paths) trouble.push(...(await troubleOf(page, path, width)));
    expect(trouble).toEqual([]);
  });
});
