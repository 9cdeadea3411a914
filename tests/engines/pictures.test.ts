import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { patient } from '#tests/support/browser/device.ts';
import {
  CUT_PICTURES,
  halfPicture,
  ODD_PICTURES,
  QUARTERS,
  wrongIn,
} from '#tests/support/cases/oddPictures.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { ENGINES } from './installed.mjs';
import { openPlaywrightContext } from './playwrightEngine.ts';

const site = ownDemoSiteOfTests();
const hasFirefox = ENGINES.some(({ name, isInstalled }) => name === 'firefox' && isInstalled);
const HERE = hasFirefox ? (['chromium', 'firefox'] as const) : (['chromium'] as const);

/** The form of a report, with somebody signed in. */
async function openForm(engine: 'chromium' | 'firefox', folder: string): Promise<Page> {
  const options = { folder, width: 1280, height: 900 };
  const context = await openPlaywrightContext(engine, options, { baseURL: site.origin });
  onTestFinished(() => context.close());
  const page = patient(context.pages()[0] ?? (await context.newPage()));
  await page.goto('/faq');
  await page.evaluate(async () => {
    const body = JSON.stringify({ emailOrUsername: 'rosa', password: 'trybe-demo-2026' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/login', { method: 'POST', headers, body });
  });
  await page.goto('/report-issue');
  await page.getByLabel('Title').waitFor();
  return page;
}

/** What the tile of the only photo shows. */
const shownIn = (page: Page) =>
  page
    .locator('main li img')
    .first()
    .evaluate(async (image: HTMLImageElement, quarters) => {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = quarters.map(([x, y]) => [
        ...(context?.getImageData(x * width, y * height, 1, 1).data ?? []),
      ]);
      return { width, height, pixels };
    }, QUARTERS);

const PICTURES = { ...ODD_PICTURES, ...CUT_PICTURES };

describe.each(HERE)('in %s', (engine) => {
  test(
    'a photo is shown, and would be sent, as its camera meant it',
    { tags: 'whole-run', timeout: 600_000 },
    async () => {
      const folder = testFolder();
      const page = await openForm(engine, folder);
      const wrong: Record<string, string[]> = {};
      for (const [at, [name, picture]] of Object.entries(PICTURES).entries()) {
        const file = path.join(folder, `IMG_${at}.JPG`);
        await writeFile(file, await picture.make());
        await page.locator('input[type=file][multiple]').setInputFiles(file);
        await page.locator('main li img, main [role=alert]').first().waitFor();
        wrong[name] = wrongIn(await shownIn(page), picture);
        await page.getByRole('button', { name: 'Remove photo 1' }).click();
        await page.locator('main li img').waitFor({ state: 'detached' });
      }
      const right = Object.keys(PICTURES).map((name) => [name, []]);
      expect(wrong).toEqual(Object.fromEntries(right));
    },
  );
});

// Firefox shows what there is of it.
test(
  'in chromium a photo of which half is missing is called damaged',
  { tags: 'whole-run', timeout: 120_000 },
  async () => {
    const folder = testFolder();
    const page = await openForm('chromium', folder);
    const half = path.join(folder, 'half.jpg');
    await writeFile(half, await halfPicture());
    await page.locator('input[type=file][multiple]').setInputFiles(half);
    await page.getByText('This picture is damaged.').first().waitFor();
    expect(await page.locator('main li img').count()).toBe(0);
  },
);
