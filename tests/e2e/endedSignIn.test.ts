import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, signIn, signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const WAITS = 'Something on this device waits to be sent. Sign in to send it.';

const site = siteOfTests();

/** A browser that is signed in as a new person. */
async function openAs(username: string): Promise<Page> {
  const device = deviceOfTest();
  const page = await device.open();
  await signUp(page, site, username);
  return page;
}

async function openIssue(page: Page, tab: string): Promise<string> {
  await page.goto(`${site.origin}/issues`);
  const link = page.getByRole('link', { name: site.titles[0] ?? '' }).first();
  const { href } = new URL((await link.getAttribute('href')) ?? '', site.origin);
  await page.goto(`${href}#${tab}`);
  return `${href}#${tab}`;
}

/** Ends the sign-in without a word to the browser, as its greatest age does. */
const endSignIns = (username: string) =>
  site.query('delete from session where user_id = (select id from app_user where username = $1)', [
    username,
  ]);

/**
 * Presses what sends, and waits until it was turned away. Until the press the page hears nothing: any
 * answer could tell it that nobody is signed in, and take away the form before it is sent.
 */
async function sendInVain(page: Page, username: string, press: () => Promise<void>) {
  site.line.set({ kind: 'stay-answer', matches: (method) => method === 'GET' });
  await endSignIns(username);
  const turnedAway = page.waitForResponse((response) => response.status() === 401);
  await press();
  site.line.set({ kind: 'open' });
  await turnedAway;
}

/** Signs in again, where the page says that nobody is, and comes back to where the form is. */
async function comeBack(page: Page, username: string, href: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, username);
  await page.goto(href);
}

describe('a sign-in that ended while somebody was typing', () => {
  test('loses no message: it waits, and goes out once they have signed in', async () => {
    const page = await openAs('mia');
    await openIssue(page, 'discussion');
    await page.getByLabel('Your message').fill('Seen it this morning.');
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await sendInVain(page, 'mia', () => send.click());
    await page.getByText(WAITS).waitFor();
    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await signIn(page, 'mia');
    await openIssue(page, 'discussion');
    const entry = page.getByRole('log').getByRole('article').filter({ hasText: 'Seen it' });
    await entry.waitFor();
    await expect.poll(() => entry.getByText(/Waiting to send|Sending/u).count()).toBe(0);
  });

  test('loses no report: it waits, and goes out once they have signed in', async () => {
    const page = await openAs('rea');
    await fillReport(page, { title: 'A lamp that hums' });
    const submit = page.getByRole('button', { name: 'Submit Report' });
    await sendInVain(page, 'rea', () => submit.click());
    await page.waitForURL('**/auth?redirect=%2Foutbox');
    await signIn(page, 'rea');
    const found = () =>
      site.query<{ title: string }>("select title from issue where title = 'A lamp that hums'");
    await expect.poll(found, { timeout: 30_000 }).toHaveLength(1);
  });

  test('loses no proposal: it stands in the form again', async () => {
    const page = await openAs('pau');
    const href = await openIssue(page, 'proposals');
    await page.getByLabel('Description').fill('Fill the hole and seal its edges.');
    await page.getByLabel('Proposed Compensation').fill('80');
    await page.getByLabel('Estimated Time to Complete').fill('5');
    const submit = page.getByRole('button', { name: 'Submit Proposal' });
    await sendInVain(page, 'pau', () => submit.click());
    await comeBack(page, 'pau', href);
    const valueOf = (label: string) => page.getByLabel(label).inputValue();
    await expect.poll(() => valueOf('Description')).toBe('Fill the hole and seal its edges.');
    await expect.poll(() => valueOf('Proposed Compensation')).toBe('80');
    expect(await valueOf('Estimated Time to Complete')).toBe('5');
  });

  test('loses no pledge: it waits to be confirmed, and nothing was taken', async () => {
    const page = await openAs('pia');
    const href = await openIssue(page, 'pledge');
    await page.getByLabel('Pledge Amount', { exact: true }).fill('12.5');
    await page
      .getByRole('button', { name: /Pledge/u })
      .last()
      .click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Pledge $12.50' });
    await confirm.waitFor();
    await sendInVain(page, 'pia', () => confirm.click());
    await comeBack(page, 'pia', href);
    await page.getByText('Your pledge of $12.50 has not been made yet.').waitFor();
    expect(await site.query('select id from pledge')).toEqual([]);
    await page.getByRole('button', { name: 'Confirm now' }).click();
    await confirm.click();
    const pledged = () =>
      site.query<{ cents: string }>('select amount_cents::text as cents from pledge');
    await expect.poll(pledged).toEqual([{ cents: '1250' }]);
  });
});

describe('the sign-in page', () => {
  test('stays where the sign-in of the last visit has ended, and leads on where it has not', async () => {
    const page = await openAs('zoe');
    await page.goto(`${site.origin}/auth?redirect=%2Ffaq`);
    await page.waitForURL(`${site.origin}/faq`);

    await endSignIns('zoe');
    await page.goto(`${site.origin}/auth?redirect=%2Ffaq`);
    await page.getByLabel('Username or Email').waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});
