import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findSmallChromium } from '#tests/support/browser/browser.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';

const site = ownDemoSiteOfTests();
const WARNING = 'This page is open without https';

let browser: Browser;
beforeAll(async () => {
  const { executablePath, args } = await findSmallChromium();
  // Browsers trust this machine's own names without https; nobody has this one.
  const rules = '--host-resolver-rules=MAP town.test 127.0.0.1';
  browser = await chromium.launch({
    executablePath,
    args: [...args, rules],
    chromiumSandbox: false,
  });
});
afterAll(() => browser.close());

async function openPlain(path: string): Promise<Page> {
  const { port } = new URL(site.origin);
  const context = await browser.newContext({
    baseURL: `http://town.test:${port}`,
    locale: 'en-US',
    geolocation: { latitude: 41.88, longitude: -87.63 },
    permissions: ['geolocation'],
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(path);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Username or Email').fill('rosa');
  await page.getByLabel('Password', { exact: true }).fill('trybe-demo-2026');
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /My Account/u }).waitFor();
}

test('in a local network without https a report with a photo reaches everybody', async () => {
  const page = await openPlain('/auth');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await signIn(page);
  await fillReport(page, { title: 'A bench behind the town hall', photo: await smallPhoto(5) });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
  await page.getByRole('heading', { name: 'A bench behind the town hall' }).first().waitFor();
});

test('each form says before anything is typed what is missing without https', async () => {
  const page = await openPlain('/auth');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const warning = page.getByRole('tabpanel').getByText(WARNING);
  await warning.waitFor();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Confirm Password').waitFor();
  await warning.waitFor();
  await page.goto('/auth#forgot');
  await page.getByText(WARNING).waitFor();
  await page.goto('/auth');
  await signIn(page);
  await page.goto('/report-issue');
  await page.getByText(WARNING).waitFor();
});

test('without https the browser refuses the position, not the person, and what was typed stays', async () => {
  const page = await openPlain('/auth');
  await signIn(page);
  await page.goto('/report-issue');
  await page.getByLabel('Title').fill('A lamp that was typed without https');
  await page.getByRole('button', { name: 'My Location' }).click();
  await seeToast(page, 'Browsers share positions only over https.');
  await page.getByText('Draft kept.').first().waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Title').inputValue())
    .toBe('A lamp that was typed without https');
  await page.goto('/map');
  await page.getByRole('button', { name: 'Show where I am' }).click();
  await seeToast(page, 'Browsers share positions only over https.');
});

test('without https a text is copied all the same, and Escape closes a dialog below the notification', async () => {
  const funded = (await site.issues()).find(({ status }) => status === 'funded');
  const page = await openPlain(`/issues/${funded?.id}#pledge`);
  await page.getByRole('button', { name: 'How your money moves' }).first().waitFor();
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Link copied' });
  await toast.waitFor();
  const opener = page.getByRole('button', { name: 'How your money moves' }).first();
  await opener.evaluate((button: HTMLElement) => button.click());
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('what browsers keep from a page without https is not blamed on the browser or the line', async () => {
  const page = await openPlain('/auth');
  await signIn(page);
  await page.goto('/profile?section=settings&page=sign-in');
  await page.getByText('Browsers keep passkeys only for pages with https').waitFor();
  await page.goto('/profile?section=settings&page=notifications');
  await page.getByText('Browsers receive pushes only for pages with https').waitFor();
  await page.goto('/map');
  await page.getByRole('application').waitFor();
  await page.getByText('Offline map').click();
  await page.getByText('Browsers save maps only for pages with https').waitFor();
  expect(await page.getByRole('button', { name: 'Save this area' }).count()).toBe(0);
});

test('without https a page is there to be used though what completes the browser is missing', async () => {
  const page = await openPlain('/faq');
  let missed = 0;
  await page.route('**/assets/*.js', async (route) => {
    // Only the browser knows that name.
    const url = route.request().url().replace('town.test', '127.0.0.1');
    const response = await route.fetch({ url });
    if (!(await response.text()).includes('getRandomValues')) return route.fulfill({ response });
    missed += 1;
    return route.abort();
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Confirm Password').waitFor();
  expect(missed).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
});
