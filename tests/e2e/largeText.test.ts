import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';
import { textOverlaps } from '#tests/e2e/textOverlaps.ts';

const site = demoSiteOfTests();
const PHONE_PX = 360;
const DESK_PX = 1280;
/** September is the longest word of a date, whatever month it is today. */
const LONGEST_MONTH = '/leaderboard?month=2026-09';

/** Larger letters alone, as a phone's settings make them; and everything larger, as a browser zooms. */
const READERS = [
  { name: 'text at 200% on a phone', width: PHONE_PX, text: 200 },
  { name: 'text at 150% on a phone', width: PHONE_PX, text: 150 },
  { name: 'a wide screen at 150%', width: Math.round(DESK_PX / 1.5), text: 100 },
  { name: 'a wide screen at 200%', width: DESK_PX / 2, text: 100 },
] as const;
type Reader = (typeof READERS)[number];
/** Pages load for this reader, with the least room, and are then laid out anew for the others. */
const [FIRST_READER] = READERS;

/** Runs in the browser, also before a page has its first element. */
function growText(percent: number): void {
  const grow = () => document.documentElement.style.setProperty('font-size', `${percent}%`);
  if (document.documentElement) grow();
  else addEventListener('DOMContentLoaded', grow);
}

async function layOut(page: Page, { width, text }: Reader): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(growText, text);
}

/** What is wrong with the open page once it has settled. */
async function troubleOf(page: Page, path: string, { width }: Reader): Promise<string[]> {
  await page.evaluate(() => new Promise((painted) => void requestAnimationFrame(painted)));
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  const wide = scrolled > width ? [`${path}: ${scrolled} px wide`] : [];
  return [...wide, ...(await textOverlaps(page)).map((pair) => `${path}: ${pair}`)];
}

const CONSOLE = ['/admin', '/admin/settings', '/admin/people', '/admin/money', '/admin/categories'];

async function listPaths(): Promise<string[]> {
  const issues = await site.issues();
  const states = ['reported', 'funded', 'in_progress', 'completed'] as const;
  const shown = states.map((state) => issues.find(({ status }) => status === state)?.id);
  return [
    ...PUBLIC_ROUTES.filter((path) => !path.startsWith('/auth')),
    ...shown.flatMap((id) => [`/issues/${id}`, `/issues/${id}#proposals`]),
    LONGEST_MONTH,
    '/mine',
    '/profile',
    '/profile?section=settings',
    '/profile?section=settings&page=profile',
    '/profile?section=settings&page=sign-in',
    '/profile?section=settings&page=notifications',
    '/profile?section=settings&page=area',
    '/profile?section=settings&page=look',
    '/profile?section=settings&page=data',
    '/profile?section=settings&page=help',
    '/report-issue',
  ];
}

describe('never scrolls sideways, and no text lies on another', () => {
  const trouble = new Map<Reader, string[]>(READERS.map((reader) => [reader, []]));
  const readAll = async (as: string, paths: readonly string[]) => {
    const page = await site.visit({ as });
    await page.addInitScript(growText, FIRST_READER.text);
    for (const path of paths) {
      await page.setViewportSize({ width: FIRST_READER.width, height: 900 });
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      for (const reader of READERS) {
        await layOut(page, reader);
        trouble.get(reader)?.push(...(await troubleOf(page, path, reader)));
      }
    }
  };
  beforeAll(async () => {
    await readAll('dan', await listPaths());
    await readAll('odile', CONSOLE);
  });

  test.each(READERS)('$name', (reader) => expect(trouble.get(reader)).toEqual([]));
});
