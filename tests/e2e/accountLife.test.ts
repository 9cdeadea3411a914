import { OURS } from '#tests/support/browser/ours.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { plugAuthenticator } from '#tests/support/browser/authenticator.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUpByForm } from '#tests/support/browser/person.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { readZip } from '#tests/support/readZip.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const NEW_PASSWORD = 'a quite new horse 8';

const site = siteOfTests({ PASSWORD_COST: 'full' });

const settings = (page: Page) => page.goto(`${site.origin}/profile?section=settings&page=sign-in`);

/** The link of the newest mail with this subject, as the local mailbox shows it. */
async function linkInMailbox(page: Page, subject: string): Promise<string> {
  await page.goto(`${site.origin}/mailbox`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  const link = mail.getByRole('link', { name: /\/(?:confirm|reset)\//u });
  await link.waitFor();
  const address = new URL((await link.getAttribute('href')) ?? '', site.origin);
  return `${site.origin}${address.pathname}${address.hash}`;
}

/** Adds a passkey in the settings; answers the first recovery code. */
async function addPasskey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('listitem').first().waitFor();
  const [code = ''] = await codes.getByRole('listitem').allTextContents();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await axeViolations(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes left', { exact: false }).waitFor();
  return code;
}

describe('an account', () => {
  test('lives: proved, with a passkey, got back, signed out elsewhere, copied, deleted', async () => {
    const [page, phone] = [await openBrowser(), await openBrowser()];
    await signUpByForm(page, site, 'lina');
    await settings(page);
    await page.getByText('lina@example.org is not confirmed yet.', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(await linkInMailbox(page, 'Confirm your email address'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await settings(page);
    await page.getByText('lina@example.org is confirmed.').waitFor();
    await plugAuthenticator(page);
    const code = await addPasskey(page);

    await phone.goto(`${site.origin}/auth`);
    await phone.getByRole('link', { name: 'Forgot your password?' }).click();
    await phone.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    await phone.getByLabel('Email').fill('lina@example.org');
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.getByRole('heading', { name: 'Check your email' }).waitFor();
    await phone.goto(await linkInMailbox(page, 'A new password'));
    await phone.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await phone.getByLabel('Repeat the new password').fill(`${NEW_PASSWORD}!`);
    await phone.getByRole('button', { name: 'Set the password' }).click();
    await phone.getByText("Passwords don't match").waitFor();
    expect(await axeViolations(phone)).toEqual([]);
    await phone.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await phone.getByRole('button', { name: 'Set the password' }).click();
    await seeToast(phone, 'Password set');
    await phone.getByLabel('Username or Email').fill('lina');
    await phone.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    const login = phone.locator('form').getByRole('button', { name: 'Login' });
    await login.click();
    await phone.getByLabel('Recovery code').fill(code);
    expect(await axeViolations(phone)).toEqual([]);
    await login.click();
    await phone.getByRole('button', { name: /My Account/u }).waitFor();

    await page.goto(
      `${site.origin}/auth?redirect=%2Fprofile%3Fsection%3Dsettings%26page%3Dsign-in`,
    );
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const places = page.getByRole('list', { name: 'Your sign-ins, last used first' });
    await expect.poll(() => places.getByRole('listitem').count()).toBe(2);
    await places.getByText('This device').waitFor();
    await page.getByRole('button', { name: 'End all others' }).click();
    await seeToast(page, 'All other sign-ins have ended');
    await expect.poll(() => places.getByRole('listitem').count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    // Its stream of events has ended, so the other browser notices by itself.
    await phone.getByRole('link', { name: 'Sign In' }).first().waitFor();

    await page.goto(`${site.origin}/profile?section=settings&page=data`);
    await page.getByRole('button', { name: 'Request a copy' }).click();
    const asking = page.getByRole('dialog', { name: 'Request a copy of your data' });
    await asking.getByLabel('Your password').fill(NEW_PASSWORD);
    await asking.getByRole('button', { name: 'Make the copy' }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download/u }).click();
    const archive = readZip(readFileSync(await (await fetched).path()));
    expect(archive.get('data.json')?.toString('utf8')).toContain('lina@example.org');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
    await deletion.getByLabel('Your password').fill(NEW_PASSWORD);
    await deletion.getByRole('button', { name: 'Delete for good' }).click();
    await seeToast(page, 'Account deleted');
    const left = await site.query<{ count: number }>(
      `select count(*)::int from (select user_id from passkey union all
         select user_id from recovery_code union all select user_id from account_link) kept
       join app_user u on u.id = kept.user_id where u.username like 'deleted-%'`,
    );
    expect(left).toEqual([{ count: 0 }]);
  });

  test('changes its password with the old one, and its address with both mailboxes', async () => {
    const page = await openBrowser();
    await signUpByForm(page, site, 'mira');
    await page.goto(await linkInMailbox(page, 'Confirm your email address'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await settings(page);
    await page.getByRole('button', { name: 'Change the password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByLabel('Current password').fill('not-my-password');
    await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel('Repeat the new password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Change the password' }).click();
    await dialog.getByText('This password is not correct.').waitFor();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Show what is typed' }).first().click();
    expect(await dialog.getByLabel('Current password').getAttribute('type')).toBe('text');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change the password' }).click();
    await seeToast(page, 'Password changed');

    await page.getByRole('button', { name: 'Change the address' }).click();
    const address = page.getByRole('dialog', { name: 'Change your email address' });
    await address.getByLabel('New email address').fill('mira@example.net');
    await address.getByLabel('Your password').fill(NEW_PASSWORD);
    await address.getByRole('button', { name: 'Send the links' }).click();
    await seeToast(page, 'Emails sent');
    await page
      .getByText('A change to mira@example.net is waiting for you to follow the links.')
      .waitFor();
    for (const [subject, outcome] of [
      ['Confirm your new email address', 'One of two addresses is confirmed'],
      ['Confirm your email address', 'Your address has changed'],
    ] as const) {
      await page.goto(await linkInMailbox(page, subject));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: outcome }).waitFor();
    }
    await settings(page);
    await page.getByText('mira@example.net is confirmed.').waitFor();
  });

  test('is told before it is made that there is no mail, and offered a passkey right after', async () => {
    const page = await openBrowser();
    await page.route('**/api/settings', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        ...OURS,
        json: { ...((await answer.json()) as object), mail: 'none' },
      });
    });
    await page.goto(`${site.origin}/auth?preferredRole=reporter&redirect=%2Ffaq`);
    await page.getByText('you cannot reset a forgotten password', { exact: false }).waitFor();
    await page.getByLabel('Username', { exact: true }).fill('otto');
    await page.getByLabel('Email', { exact: true }).fill('otto@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Add a passkey now?' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/faq');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await plugAuthenticator(page);
    await addPasskey(page);
  });

  test('gives its password to a manager of passwords, which may fill it in or paste it', async () => {
    const page = await openBrowser();
    const seeFillable = async (label: string, kind: string) => {
      const field = page.getByLabel(label, { exact: true });
      expect([label, await field.getAttribute('autocomplete')]).toEqual([label, kind]);
      const isTaken = await field.evaluate((input) =>
        input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      );
      expect(isTaken).toBe(true);
    };
    await page.goto(`${site.origin}/auth`);
    await seeFillable('Password', 'current-password');
    await page.goto(`${site.origin}/auth?preferredRole=reporter`);
    await page.getByLabel('Confirm Password').waitFor();
    await seeFillable('Password', 'new-password');
    await seeFillable('Confirm Password', 'new-password');
  });
});
