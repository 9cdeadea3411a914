import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { issueOfRosa, ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = ownDemoSiteOfTests();
const PASSWORD = 'trybe-demo-2026';

/** As password managers do: from outside of the page's scripts, and without any event. */
const put = (field: Locator, value: string) =>
  field.evaluate((input, text) => {
    const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const native = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
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

describe('what stands in a form is sent, also where no event told of it', () => {
  test('in the report', async () => {
    const page = await site.visit({ as: 'rosa' });
    await page.goto('/issues');
    await fillReport(page, { title: 'A bench' });
    await put(page.getByLabel('Title'), 'A bench that was filled in');
    const words = 'Its seat broke off in the night, and nails stand out of it.';
    await put(page.getByLabel('Description'), words);
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
    await page.getByRole('heading', { name: 'A bench that was filled in' }).first().waitFor();
    await page.getByText(words).first().waitFor();
    expect((await site.issues()).map(({ title }) => title)).toContain('A bench that was filled in');
  });

  test('in a message', async () => {
    const { id } = await issueOfRosa(site);
    const page = await site.visit({ as: 'dan' });
    await page.goto(`/issues/${id}#discussion`);
    await put(page.getByLabel('Your message'), 'This stood in the field already.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('log').getByText('This stood in the field already.').waitFor();
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('');
  });

  test('in a dialog that asks for a reason', async () => {
    const { id } = await issueOfRosa(site);
    const page = await site.visit({ as: 'amira' });
    await page.goto(`/issues/${id}`);
    await page.getByRole('button', { name: 'Hide this issue' }).first().click();
    const dialog = page.getByRole('alertdialog');
    await put(dialog.getByRole('textbox'), 'The photo shows a face, and nobody asked the person.');
    await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
    await seeToast(page, 'Issue hidden');
  });
});
