import { OURS } from '#tests/support/browser/ours.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownDemoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';
import { fillCriteria } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();
let page: Page;

const main = () => page.getByRole('main');

/** A report that is complete, its place typed. */
async function fillIn(): Promise<void> {
  await page.getByLabel('Title').fill('Dark corner');
  await page.getByLabel('Description').fill('The corner has been without light for a week.');
  await page.getByLabel('Location', { exact: true }).fill('Somewhere');
  await page.getByText('Coordinates', { exact: true }).click();
  await page.getByLabel('Latitude').fill('41.88');
  await page.getByLabel('Longitude').fill('-87.63');
  await fillCriteria(page);
}
describe('reporting an issue', () => {
  test('names every field that is missing', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.goto('/report-issue');
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeTexts(main(), [
      'Title must be at least 5 characters.',
      'Description must be at least 20 characters.',
      'Location is required.',
      'Solution criteria must be at least 20 characters.',
    ]);
    expect(await page.getByText('must be a valid number').count()).toBe(0);
    await page.getByText('Coordinates', { exact: true }).click();
    await page.getByLabel('Latitude').fill('north');
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeTexts(main(), [
      'Latitude must be a valid number.',
      'Longitude must be a valid number.',
    ]);
    expect(await page.getByLabel('Priority').inputValue()).toBe('medium');
    expect(await page.getByRole('radio', { name: 'Environment' }).isChecked()).toBe(true);
  });

  test('takes the place from the map, files the report and opens it [2.109-111, 8.19-20, 9.32]', async () => {
    page = await site.visit({ as: 'rosa' });
    // Nothing is known about where the person lives or where this installation is used.
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch();
      return route.fulfill({ response: answer, json: { ...(await answer.json()), home: null } });
    });
    await page.route('**/api/issues', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ ...OURS, json: [] }) : route.continue(),
    );
    await page.goto('/report-issue');
    const map = page.getByRole('application', { name: 'Map to choose the place of the issue' });
    await map.locator('canvas').first().waitFor();
    expect(await page.getByLabel('Latitude').getAttribute('readonly')).toBeNull();
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
    // 100 px beside the middle, which at zoom 13 are as many degrees:
    const offset = (100 * 360) / (256 * 2 ** 13);
    await map.click({ position: { x: width / 2 + 100, y: height / 2 } });
    await seeToast(page, 'Location selected');
    const coordinate = async (name: string) => Number(await page.getByLabel(name).inputValue());
    await expect.poll(() => coordinate('Latitude')).toBeCloseTo(40.7128, 3);
    await expect.poll(() => coordinate('Longitude')).toBeCloseTo(-74.006 + offset, 3);
    expect(await page.getByLabel('Latitude').getAttribute('readonly')).not.toBeNull();
    await page.getByLabel('Title').fill('Dark corner');
    await page.getByLabel('Description').fill('The corner has been without light for a week.');
    await fillCriteria(page);
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeToast(page, 'Issue reported');
    await seeToast(page, 'Your issue has been successfully reported.');
    await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
    await page.getByRole('heading', { level: 1, name: 'Dark corner' }).waitFor();
  });

  test('says why when the server refuses a report [8.14]', async () => {
    page = await site.visit({ as: 'rosa' });
    const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' };
    const refusal = {
      ...OURS,
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ ...problem, detail: 'Not here.' }),
    };
    await page.route(/\/api\/(?:issues|sync)$/u, (route) =>
      route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
    );
    await page.goto('/report-issue');
    await fillIn();
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await main()
      .getByText(/^Failed to report issue: .*Not here\.$/u)
      .waitFor();
    // Its heading and its text, as they stand one after the other.
    await seeToast(page, 'ErrorFailed to report issue: ');
    expect(await page.getByLabel('Title').inputValue()).toBe('Dark corner');
  });

  test('refuses pictures of another kind or of 5 MB [5.24-25, 8.22-23, 9.47]', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.goto('/report-issue');
    const choose = page.getByLabel('Choose photos');
    await choose.setInputFiles({
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await seeToast(page, 'Invalid file type');
    await seeToast(page, 'Please upload a JPG, PNG, or WebP image.');
    const large = Buffer.concat([JPEG_HEAD, Buffer.alloc(5 * 1024 * 1024)]);
    await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large });
    await seeToast(page, 'Image too large');
    await seeToast(page, 'The image must be less than 5MB.');
  });

  test('takes the place of the device, and says when there is none [2.112, 7.28, 8.24-26]', async () => {
    page = await site.visit({ as: 'rosa', permissions: ['geolocation'] });
    await page.context().setGeolocation({ latitude: 41.88, longitude: -87.63, accuracy: 8 });
    await page.goto('/report-issue');
    await page.getByRole('button', { name: 'My Location' }).click();
    await seeToast(page, 'Location detected');
    await expect.poll(() => page.getByLabel('Latitude').inputValue()).toMatch(/^41\.88/u);
    await page.context().clearPermissions();
    await page.reload();
    await page.evaluate(() => {
      const refuse = (_: unknown, onError: (error: unknown) => void) => onError({ code: 1 });
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse });
    });
    await page.getByRole('button', { name: 'My Location' }).click();
    await seeToast(page, 'Location error');
    await seeToast(page, 'Could not get your current location. Please enter coordinates manually.');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'geolocation');
    });
    await page.reload();
    await page.getByRole('button', { name: 'My Location' }).click();
    await seeToast(page, 'Geolocation not supported');
    await seeToast(
      page,
      'Your browser does not support geolocation. Please enter coordinates manually.',
    );
  });

  test('asks to sign in when the session is gone meanwhile [2.114, 8.21]', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.goto('/report-issue');
    await fillIn();
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }));
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await seeToast(page, 'Authentication required');
    await seeToast(page, 'Please sign in to report an issue.');
    await page.waitForURL((url) => url.pathname === '/auth');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/outbox');
  });
});

/** What makes a file a JPEG; nothing can be read of it. */
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

describe('a notification', () => {
  test('goes by itself after five seconds, one is shown at a time, and F8 leads to it [9.7]', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.goto('/report-issue');
    const choose = page.getByLabel('Choose photos');
    const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await choose.setInputFiles(gif);
    await seeToast(page, 'Invalid file type');
    const shownAt = performance.now();
    await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: JPEG_HEAD });
    await seeToast(page, 'Image not readable');
    const region = page.getByRole('region', { name: /Notifications/u });
    expect(await region.getByRole('listitem').count()).toBe(1);
    await region.getByRole('listitem').waitFor({ state: 'detached' });
    expect(performance.now() - shownAt).toBeGreaterThan(4_000);
    await choose.setInputFiles(gif);
    await seeToast(page, 'Invalid file type');
    await page.keyboard.press('F8');
    const isInside = () => region.evaluate((place) => place.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
  });
});
