import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accentShades } from '#schema/site/brand/accentShades.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openDemoSite, type DemoSite } from '#tests/support/browser/demoSite.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';

const ACCENT = '#0a7d55';

let site: DemoSite;
let operator: Page;

beforeAll(async () => {
  site = await openDemoSite({ STAFF_PASSKEYS: 'off' });
  operator = await site.visit({ as: 'odile' });
});
afterAll(() => site.close());

/** A dark sign on a transparent ground. */
async function signFile(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M200 20 380 380H20Z" fill="#16324f"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const logoOf = (page: Page) => page.getByRole('banner').locator('img').first();
const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
  );
const choose = async (name: string, buffer: Buffer, mimeType = 'image/png') =>
  operator.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

describe('the look of a site', () => {
  test('is chosen by an operator, who sees it in both themes before it is saved', async () => {
    await operator.goto('/admin/settings');
    const sign = await signFile();
    await choose(
      'sign.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
    );
    await operator.getByText('An SVG has to be exported as PNG first.').waitFor();
    await choose('sign.png', sign.subarray(0, 60));
    await operator.getByText('This picture is damaged').waitFor();
    await choose('sign.png', sign);
    await operator.getByLabel('Accent color', { exact: false }).first().fill(ACCENT);
    for (const theme of ['light', 'dark'] as const) {
      const preview = operator.getByRole('figure', { name: `in the ${theme} theme` });
      await preview.getByText(accentShades(ACCENT)[theme].accent).waitFor();
      await preview.locator('img').waitFor();
    }
    expect(await axeViolations(operator)).toEqual([]);
    await operator.getByLabel('Reason for the change').fill('The association has a new look.');
    await operator.getByRole('button', { name: 'Save the settings' }).click();
    await operator.getByText('Settings saved', { exact: true }).waitFor();
    await logoOf(operator).waitFor();
    await expect.poll(() => accentOf(operator)).toBe(accentShades(ACCENT).dark.accent);
  });

  test.each([
    ['a page that the server paints', '/'],
    ['a page that the app paints', '/auth'],
  ])('stands in %s before anything is asked, under the content policy', async (_, address) => {
    const page = await site.open();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/u.test(message.text())) refused.push(message.text());
    });
    await page.route('**/api/settings', (route) => route.abort());
    await page.goto(address);
    await logoOf(page).waitFor();
    expect(await accentOf(page)).toBe(accentShades(ACCENT).dark.accent);
    // As a visitor's choice: a theme set from outside would be painted over when the app has started.
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await logoOf(page).waitFor();
    expect(await accentOf(page)).toBe(accentShades(ACCENT).light.accent);
    expect(refused).toEqual([]);
    await page.context().close();
  });

  test('stands in the installed app, without network too', async () => {
    const page = await site.visit({ serviceWorkers: 'allow', width: 360 });
    await page.goto('/');
    await seeInstalled(page);
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(src);
      const { width, height, hasAlpha } = await sharp(await icon.body()).metadata();
      expect([width, hasAlpha]).toEqual([height, false]);
    }
    await page.reload();
    await logoOf(page).waitFor();
    await page.context().setOffline(true);
    await page.goto('/about');
    await logoOf(page).waitFor();
    expect(await accentOf(page)).toBe(accentShades(ACCENT).dark.accent);
    await page.context().close();
  });
});
