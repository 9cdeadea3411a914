import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seeToast } from './toasts.ts';
import type { Site } from './site.ts';
import { addressOf, PASSWORD } from '#tests/support/registerAs.ts';

/** A report as somebody types it; the place is pressed on the map. */
export type WrittenReport = { title: string; photo?: Buffer };

/** The worker first stores some megabytes, which takes a busy machine a while. */
const WORKER_READY_MS = 60_000;

/** Waits until the header shows that somebody is signed in. */
async function seeSignedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/u }).waitFor();
}

/** Registers by the API, which saves the visit of the form; whatever is opened next is signed in. */
export async function register(
  page: Page,
  site: Pick<Site, 'origin'>,
  username: string,
): Promise<void> {
  const email = addressOf(username);
  const data = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await page.context().request.post(`${site.origin}/api/register`, { data });
  expect([answer.status(), await answer.json()]).toMatchObject([201, { username }]);
}

/** Registers as `register` does, and opens the list, wide enough for a header that shows who is signed in. */
export async function signUp(
  page: Page,
  site: Pick<Site, 'origin'>,
  username: string,
): Promise<void> {
  await register(page, site, username);
  await page.goto(`${site.origin}/issues`);
  await seeSignedIn(page);
}

/** Makes an account by the form and waits until the app shows the person as signed in. */
export async function signUpByForm(
  page: Page,
  site: Pick<Site, 'origin'>,
  username: string,
): Promise<void> {
  await page.goto(`${site.origin}/auth?preferredRole=reporter`);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await seeSignedIn(page);
}

/** Signs in by the form that is on the screen. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await seeSignedIn(page);
}

/** Presses Logout in the account menu; with unsent items the app asks next. */
export async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /My Account/u }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Waits until the app can be opened without network, with its list and its map. */
export async function seeInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isReady = () =>
    page.evaluate(async () => {
      const isControlled = navigator.serviceWorker.controller !== null;
      return (
        isControlled &&
        (await caches.match('/api/issues', { ignoreVary: true })) !== undefined &&
        (await caches.has('trybe-overview-pack')) &&
        (await caches.match('/api/gazetteer')) !== undefined
      );
    });
  await expect.poll(isReady, { timeout: WORKER_READY_MS }).toBe(true);
}

/** Fills in the report form from the header's link on, the place by pressing the map. */
export async function fillReport(page: Page, report: WrittenReport): Promise<void> {
  await page.getByRole('link', { name: 'Report an Issue' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Report an Issue' }).waitFor();
  await fillOpenReport(page, report);
}

/** Fills in the report form that is on the screen. */
export async function fillOpenReport(page: Page, report: WrittenReport): Promise<void> {
  await page.getByLabel('Title').fill(report.title);
  await page
    .getByLabel('Description')
    .fill('The whole corner has been without light for a week, cars come fast.');
  const map = page.getByRole('application', { name: 'Map to choose the place of the issue' });
  await map.locator('canvas').first().waitFor();
  await map.click();
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toMatch(/^\d/u);
  await expect.poll(() => page.getByLabel('Location', { exact: true }).inputValue()).not.toBe('');
  if (report.photo) await addPhoto(page, report.photo);
  await fillCriteria(page);
}

/** Writes into the folded part of the report form. */
export async function fillCriteria(page: Page): Promise<void> {
  const field = page.getByLabel('Solution criteria');
  if (!(await field.isVisible()))
    await page.getByText('Priority, solution criteria, due date').click();
  await field.fill('All lamps of the corner shine after dark.');
}

async function addPhoto(page: Page, photo: Buffer): Promise<void> {
  const file = { name: 'corner.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('Choose photos').setInputFiles(file);
  await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
}

/** Sends the filled form while nothing gets through: it is kept, and shown where it waits. */
export async function submitOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await seeToast(page, 'Saved on this device');
  await page.waitForURL('**/outbox');
}
