import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coverButton, picture } from '#tests/e2e/coverScreen.ts';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';
import { largePhoto } from '#tests/support/cases/testPhoto.ts';

const site = demoSiteOfTests();

const PHONE_WIDTH = 360;
const CODE = '**/assets/*.js';
/** A notification is also read out, by an element of its own. */
const missing = (page: Page) => page.getByText('This part could not be loaded.').first();

/** Everything that the page begins with is here; whatever code it needs from now on is not. */
async function loseCode(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.route(CODE, (route) => route.abort());
}

const findCode = (page: Page) => page.unroute(CODE);
const again = (page: Page) => page.getByRole('button', { name: 'Load it again' }).click();

test('a page that comes empty says that the app is missing, and starts when it is there', async () => {
  const page = await site.visit({ as: 'rosa', width: PHONE_WIDTH });
  await page.route(CODE, (route) => route.abort());
  await page.goto('/report-issue');
  const isLeftOut = page.getByRole('alert').getByText('The app could not be loaded.');
  await isLeftOut.waitFor();
  // A portal answers for each file of the app with a page of its own.
  await findCode(page);
  const portal = { contentType: 'text/html', body: '<h1>Hotel WiFi</h1>' };
  let asked = 0;
  await page.route(CODE, (route) => {
    asked += 1;
    return route.fulfill(portal);
  });
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(await isLeftOut.isVisible()).toBe(true);
  await findCode(page);
  await page.getByLabel('Title').fill('Lamp post leans');
  expect(await isLeftOut.isVisible()).toBe(false);
});

test('the menu says that its code is missing, and opens when it is there', async () => {
  const page = await site.visit({ width: PHONE_WIDTH });
  await page.goto('/issues');
  await page.getByRole('region', { name: /^Notifications/u }).waitFor({ state: 'attached' });
  await loseCode(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await missing(page).waitFor();
  await findCode(page);
  await again(page);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/issues');
});

test('the bell says that its code is missing, and leaves the page as it is', async () => {
  const page = await site.visit({ as: 'rosa', width: PHONE_WIDTH });
  await page.goto('/report-issue');
  await page.getByLabel('Title').fill('Lamp post leans');
  await page.getByRole('button', { name: /notifications/iu }).waitFor();
  await loseCode(page);
  await page.getByRole('button', { name: /notifications/iu }).click();
  await missing(page).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Lamp post leans');
  await findCode(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
});

test('the forms to sign in come as soon as the line is whole', async () => {
  const page = await site.visit();
  const isForm = async (url: string) => (await (await fetch(url)).text()).includes('new-password');
  await page.route(CODE, async (route) =>
    (await isForm(route.request().url())) ? await route.abort() : await route.continue(),
  );
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await missing(page).waitFor();
  await findCode(page);
  await again(page);
  await page.getByLabel('Username').fill('newcomer');
  expect(await missing(page).count()).toBe(0);
});

test('a report can be written around a map that is missing, and the map comes later', async () => {
  const page = await site.visit({ as: 'rosa', width: PHONE_WIDTH });
  const isMap = async (url: string) => (await (await fetch(url)).text()).includes('basemap.worker');
  await page.route(CODE, async (route) =>
    (await isMap(route.request().url())) ? await route.abort() : await route.continue(),
  );
  await page.goto('/report-issue');
  await missing(page).waitFor();
  await page.getByLabel('Title').fill('Lamp post leans');
  await findCode(page);
  await again(page);
  await page.locator('canvas').first().waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Lamp post leans');
});

/** What the form keeps of its first photo. */
const tileWidth = (page: Page): Promise<number> =>
  page.getByRole('img', { name: /^Photo 1/u }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await largePhoto();
  const file = { name: 'street.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Choose photos').setInputFiles(file);
}

test('photos are made smaller and covered without a line, once the form was open', async () => {
  const page = await site.visit({ as: 'rosa' });
  await page.goto('/report-issue');
  await page.getByLabel('Choose photos').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await choosePhoto(page);
  await expect.poll(() => tileWidth(page)).toBe(1_600);
  await coverButton(page).click();
  await picture(page).waitFor();
});

test('a photo is made smaller by the page where the worker for it is missing', async () => {
  const page = await site.visit({ as: 'rosa' });
  await page.route('**/assets/shrinkPhoto*', (route) => route.abort());
  await page.goto('/report-issue');
  await choosePhoto(page);
  await expect.poll(() => tileWidth(page)).toBe(1_600);
});

test('a message is kept without a line, once its form was open', async () => {
  const page = await site.visit({ as: 'rosa' });
  const [issue] = await site.issues();
  await page.goto(`/issues/${issue?.id}#discussion`);
  const field = page.getByLabel('Your message');
  await field.fill('The lamp still leans');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Waiting to send').first().waitFor();
  expect(await field.inputValue()).toBe('');
});
