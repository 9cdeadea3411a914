import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();
const PASSWORD = 'trybe-demo-2026';

/** As password managers do: from outside of the page's scripts, and without any event. */
const put = (field: Locator, value: string) =>
  field.evaluate((input, text) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(input, text);
  }, value);

test('what a password manager filled in silently signs in', async () => {
  const page = await site.visit();
  await page.goto('/auth');
  await put(page.getByLabel('Username or Email'), 'rosa');
  await put(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /My Account/u }).waitFor();
  expect(await page.getByText('Please enter').count()).toBe(0);
});

test('what a password manager filled in silently registers, and then changes the password', async () => {
  const page = await site.visit();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await put(page.getByLabel('Username'), 'fay');
  await put(page.getByLabel('Email'), 'fay@example.org');
  for (const field of await page.locator('form input[type=password]').all())
    await put(field, PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: /My Account/u }).waitFor();
  await page.goto('/profile?section=settings&page=sign-in');
  await page.getByRole('button', { name: 'Change the password' }).click();
  const dialog = page.getByRole('dialog');
  await put(dialog.getByLabel('Current password', { exact: true }), PASSWORD);
  await put(dialog.getByLabel('New password', { exact: true }), `${PASSWORD}!`);
  await put(dialog.getByLabel('Repeat the new password', { exact: true }), `${PASSWORD}!`);
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await seeToast(page, 'Password changed');
  expect(await dialog.count()).toBe(0);
});
