import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoSiteOfTests, linksOf, seeTexts } from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = demoSiteOfTests();
let page: Page;

const main = () => page.getByRole('main');
const PASSWORD = 'correct horse 7';

describe('signing in', () => {
  test('has its title, tabs, terms and marketing [1.4, 2.54-57]', async () => {
    page = await site.visit();
    await page.goto('/auth');
    await seeTexts(main(), [
      'Welcome to Trybe',
      'Join our community platform to report, fund, and solve local issues',
      'Login',
      'Register',
      'Report Local Issues',
      'Transparent Crowdfunding',
      'Community-Driven Solutions',
      '90% of each donation goes directly to solving the issue, with real-time progress tracking.',
    ]);
    expect(await linksOf(main())).toEqual(expect.arrayContaining(['/terms', '/privacy']));
  });

  test('names what is missing, says Logging in... and welcomes [2.59-60, 8.3-4]', async () => {
    page = await site.visit();
    await page.goto('/auth');
    const form = page.locator('form');
    await form.getByRole('button', { name: 'Login' }).click();
    await seeTexts(form, [
      'Please enter your username or email.',
      'Password must be at least 8 characters.',
    ]);
    await page.getByLabel('Username or Email').fill('rosa');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await form.getByRole('button', { name: 'Login' }).click();
    await seeToast(page, 'Login failed');
    const answer = await holdBack(page, '**/api/login');
    await page.getByLabel('Password', { exact: true }).fill('trybe-demo-2026');
    await form.getByRole('button', { name: 'Login' }).click();
    const pending = form.getByRole('button', { name: 'Logging in...' });
    await pending.waitFor();
    const isHeld = await pending.evaluate(
      (button) => button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true',
    );
    expect(isHeld).toBe(true);
    answer();
    await seeToast(page, 'Welcome back!');
    await seeToast(page, "You're now logged in as rosa.");
    await page.waitForURL(`${site.origin}/`);
    await page.goto('/auth');
    await page.waitForURL(`${site.origin}/`);
  });
});

describe('registering', () => {
  test.each([
    ['preferredRole=solver', 'Solver'],
    ['preferredRole=donator', 'Donor'],
    ['role=reporter', 'Reporter'],
  ])('opens with the role of ?%s [2.2, 2.58]', async (query, label) => {
    page = await site.visit();
    await page.goto(`/auth?${query}`);
    await page.getByRole('radio', { name: label, checked: true }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Register');
  });

  test('names what is wrong, says Creating account... and confirms [2.61, 8.5-6]', async () => {
    page = await site.visit();
    await page.goto('/auth?preferredRole=donator');
    const form = page.locator('form');
    await seeTexts(form, ['A preference only: everyone can report, pledge and propose.']);
    await page.getByLabel('Confirm Password').fill('something else');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await seeTexts(form, [
      'Username must be at least 3 characters.',
      'Please enter a valid email address.',
      'Password must be at least 8 characters.',
    ]);
    await page.getByLabel('Username', { exact: true }).fill('rosa');
    await page.getByLabel('Email', { exact: true }).fill('second@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await seeTexts(form, ["Passwords don't match"]);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await seeToast(page, 'Registration failed');
    const answer = await holdBack(page, '**/api/register');
    await page.getByLabel('Username', { exact: true }).fill('second');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await form.getByRole('button', { name: 'Creating account...' }).waitFor();
    answer();
    await seeToast(page, 'Account created');
    await seeToast(page, "Your account has been created and you're now logged in.");
  });
});

describe('the profile', () => {
  test.each([
    ['rosa', 'Reporter', ['Issues Reported', 'Resolved Issues']],
    ['dan', 'Donor', ['Issues Supported', 'Total Donations']],
    ['sam', 'Solver', ['Issues Solved', 'Completed Solutions']],
  ] as const)(
    'of %s, a %s, sums up what that role is about [2.115-118, 6.9, 9.44]',
    async (as, role, stats) => {
      page = await site.visit({ as });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.goto('/profile');
      await seeTexts(main(), ['Overview', 'My Proposals', 'My Votes', 'Settings', role, ...stats]);
      const activity = main().locator('section').filter({ hasText: 'Recent Activity' }).last();
      await expect.poll(() => activity.getByRole('link').count()).toBe(3);
      for (const href of await linksOf(activity))
        expect(href).toMatch(/^\/issues\/[0-9a-f-]{36}$/u);
      expect(calls.some((path) => path.endsWith('/donations'))).toBe(as === 'dan');
      await page
        .getByRole('link', { name: 'Settings' })
        .or(page.getByRole('button', { name: 'Settings' }))
        .first()
        .click();
      await seeTexts(main(), ['Username', as, 'Email', `${as}@demo.trybe.example`, 'Role', role]);
      const notices = main().locator('section').filter({ hasText: 'Latest notifications' }).last();
      expect(await notices.getByRole('listitem').count()).toBe(5);
      await main().getByRole('link', { name: 'Language and look' }).click();
      await seeTexts(main(), ['Settings', 'Dark', 'Light', 'System']);
      const heading = main().getByRole('heading', { name: 'Language and look' });
      expect(await heading.evaluate((own) => own === document.activeElement)).toBe(true);
    },
  );

  test('says how old it is without network', async () => {
    page = await site.visit({ as: 'sam' });
    const age = main().getByText(/^Offline\. This is from \d{2}:\d{2}\.$/u);
    await page.goto('/profile');
    await main().locator('a[href^="/issues/"]').first().waitFor();
    expect(await age.count()).toBe(0);
    await page.context().setOffline(true);
    await age.waitFor();
    await page.context().setOffline(false);
    await age.waitFor({ state: 'detached' });
  });
});
