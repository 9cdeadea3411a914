import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD } from '#tests/support/registerAs.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** At a step of the setup; its heading takes the focus. */
export const atStep = (page: Page, name: string) =>
  page.waitForFunction((end) => document.activeElement?.textContent.endsWith(end), name);

async function goOn(page: Page, name: string): Promise<void> {
  await press(page, 'Continue');
  await atStep(page, name);
}

/** What is typed shows before it is confirmed: on a phone too the preview is above the button. */
async function seePreviewFirst(page: Page): Promise<void> {
  const bottom = await page
    .getByRole('figure', { name: 'Preview' })
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page
    .getByRole('button', { name: 'Continue', exact: true })
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
}

/** Fills in all four steps of the setup, with a mistake at each; the last one is refused. */
export async function typeSetup(
  page: Page,
  site: string,
  look: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await seePreviewFirst(page);
  await press(page, 'Continue');
  await page.getByText('Please enter a name.').first().waitFor();
  await field(page, 'Name of the site').fill(site);
  await page.getByLabel('Contact address').fill('post(at)lindental');
  await press(page, 'Continue');
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByLabel('Contact address').fill('post@lindental.example');
  expect(await page.getByText('Please enter a valid email address.').count()).toBe(0);
  await page.getByRole('figure', { name: 'Preview' }).getByText(site).first().waitFor();
  await look();
  await page.getByLabel('Contact address').press('Enter');
  await atStep(page, 'Place');
  await page.getByLabel('Find the area by name').fill('Leipzig');
  await page
    .getByRole('option', { name: /^Leipzig/u })
    .first()
    .click();
  await expect.poll(() => page.getByLabel('Name of the area').inputValue()).toBe('Leipzig');
  await field(page, 'Radius in kilometers').fill('7');
  await page.getByText('Problems in Leipzig').waitFor();
  await look();
  await goOn(page, 'Money and law');
  await field(page, 'Currency').selectOption('EUR');
  await page.getByText('Read as €1,000,000').waitFor();
  await page.getByText('a ruling needs two ambassadors').waitFor();
  await page.getByLabel('Legal notice').fill('Am Markt 1\n01234 Lindental');
  await page.getByRole('figure').getByText('€10', { exact: true }).waitFor();
  await look();
  await goOn(page, 'You');
  await field(page, 'Username').fill('greta');
  await field(page, 'Email').fill('greta@lindental.example');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill('another password');
  await press(page, 'Set up the site');
  await page.getByText("Passwords don't match").first().waitFor();
  await look();
}

/** Goes back and forth through the steps, then leaves the page: everything but the password is kept. */
export async function seeSetupKept(page: Page, site: string, code: string): Promise<void> {
  await press(page, 'Name and look');
  await atStep(page, 'Name and look');
  expect(await field(page, 'Name of the site').inputValue()).toBe(site);
  await goOn(page, 'Place');
  await goOn(page, 'Money and law');
  expect(await field(page, 'Currency').inputValue()).toBe('EUR');
  await press(page, 'Back');
  await atStep(page, 'Place');
  expect(await field(page, 'Radius in kilometers').inputValue()).toBe('7');
  await goOn(page, 'Money and law');
  await goOn(page, 'You');
  expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);

  await page.waitForTimeout(1_000);
  await page.reload();
  await field(page, 'Setup code').fill(code);
  await press(page, 'Continue');
  await expect.poll(() => field(page, 'Name of the site').inputValue()).toBe(site);
  await goOn(page, 'Place');
  expect(await field(page, 'Radius in kilometers').inputValue()).toBe('7');
  await goOn(page, 'Money and law');
  expect(await field(page, 'Currency').inputValue()).toBe('EUR');
  await goOn(page, 'You');
  expect(await field(page, 'Username').inputValue()).toBe('greta');
  expect(await field(page, 'Password').inputValue()).toBe('');
}
