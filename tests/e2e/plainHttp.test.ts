import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findSmallChromium } from '#tests/support/browser/browser.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';

const site = ownDemoSiteOfTests();

test('in a local network without https a report with a photo reaches everybody', async () => {
  const { executablePath, args } = await findSmallChromium();
  // Browsers trust this machine's own names without https; nobody has this one.
  const rules = '--host-resolver-rules=MAP town.test 127.0.0.1';
  const browser = await chromium.launch({
    executablePath,
    args: [...args, rules],
    chromiumSandbox: false,
  });
  onTestFinished(() => browser.close());
  const { port } = new URL(site.origin);
  const context = await browser.newContext({
    baseURL: `http://town.test:${port}`,
    locale: 'en-US',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto('/auth');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Username or Email').fill('rosa');
  await page.getByLabel('Password', { exact: true }).fill('trybe-demo-2026');
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /My Account/u }).waitFor();
  await fillReport(page, { title: 'A bench behind the town hall', photo: await smallPhoto(5) });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
  await page.getByRole('heading', { name: 'A bench behind the town hall' }).first().waitFor();
});
