import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { startSite, type Site } from '#tests/support/browser/site.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/support/providers/openIdServer.ts';

let provider: OpenIdServer;
let site: Site;
beforeAll(async () => {
  provider = await startOpenIdServer();
  site = await startSite(provider.settings);
  await provider.serve(site.origin);
});
afterAll(async () => {
  await site.close();
  await provider.stop();
});

/** Signs in and agrees on the provider's own pages. */
async function passProvider(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const settings = (page: Page) => page.goto(`${site.origin}/profile?section=settings&page=sign-in`);

describe('the sign-in provider', () => {
  test('makes an account, gets a password beside it, and is unlinked', async () => {
    const email = 'gwen@example.org';
    provider.people.set('gwen', { email, email_verified: true, preferred_username: 'gwen' });
    const page = await openBrowser();
    await page.goto(`${site.origin}/auth?redirect=%2Fmap`);
    await page.getByRole('button', { name: 'Sign in with City Login' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with City Login' }).click();
    await passProvider(page, 'gwen');
    await page.getByRole('heading', { name: 'Choose your name' }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('gwen');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/map');

    await settings(page);
    await page.getByText('gwen@example.org is confirmed.').waitFor();
    await page.getByText('This is the only way into your account.', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set a password' }).click();
    const first = page.getByRole('dialog', { name: 'Set a password' });
    await first.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await first.getByLabel('Repeat the new password').fill(PASSWORD);
    await first.getByRole('button', { name: 'Set the password' }).click();
    await seeToast(page, 'Password set');
    await page.getByRole('button', { name: 'Unlink City Login' }).click();
    const unlinking = page.getByRole('dialog', { name: 'Unlink your account?' });
    await unlinking.getByLabel('Your password').fill(PASSWORD);
    await unlinking.getByRole('button', { name: 'Unlink' }).click();
    await seeToast(page, 'Unlinked');
    await page.getByRole('button', { name: 'Link City Login' }).waitFor();
  });

  test('takes over nobody’s account; its owner links it and signs in with it', async () => {
    const email = 'owen@example.org';
    await site.join('owen');
    // Only an address that was proved belongs to somebody.
    await site.query("update app_user set email_proved_at = now() where username = 'owen'");
    provider.people.set('owen-there', { email, email_verified: true });
    const page = await openBrowser();
    await page.goto(`${site.origin}/auth`);
    await page.getByRole('button', { name: 'Sign in with City Login' }).click();
    await passProvider(page, 'owen-there');
    await page.getByText('An account with this email already exists.', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const own = await openBrowser();
    await signUp(own, site, 'olga');
    await settings(own);
    await own.getByRole('button', { name: 'Link City Login' }).click();
    const linking = own.getByRole('dialog', { name: 'Link your account' });
    await linking.getByLabel('Your password').fill(PASSWORD);
    await linking.getByRole('button', { name: 'Continue' }).click();
    await passProvider(own, 'olga-there');
    await own.getByText('Linked with City Login since', { exact: false }).waitFor();

    const other = await openBrowser();
    await other.goto(`${site.origin}/auth`);
    await other.getByRole('button', { name: 'Sign in with City Login' }).click();
    await passProvider(other, 'olga-there');
    await other.getByRole('button', { name: /My Account/u }).waitFor();
    // What came back in the address is nobody's to find there later.
    expect(new URL(other.url()).search).toBe('');
  });
});
