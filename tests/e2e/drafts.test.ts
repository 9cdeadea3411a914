import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Device } from '#tests/support/browser/device.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { pressLogout, seeInstalled, signIn, signUp } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const KEPT = 'Draft kept. Nothing has been sent yet.';
/** The browser writes its cookies to disk only now and then; a kill right after signing in signs out. */
async function openSignedIn(phone: Device, username: string): Promise<Page> {
  await signUp(await phone.open(), site, username);
  await phone.close();
  return await phone.open();
}

async function issueHref(page: Page): Promise<string> {
  await page.goto(`${site.origin}/issues`);
  const link = page.getByRole('link', { name: site.titles[0] ?? '' }).first();
  return new URL((await link.getAttribute('href')) ?? '', site.origin).href;
}

async function signOut(page: Page): Promise<void> {
  await pressLogout(page);
  await seeToast(page, 'Logged out');
}

async function writeReport(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByText(KEPT).waitFor();
}

describe('reports that were begun', () => {
  test('stand side by side, and each is continued or discarded by itself', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    // The worker cannot finish its installation before both reports are begun.
    site.line.set({ kind: 'stay-answer', matches: (_, url) => url === '/index.html' });
    await signUp(page, site, 'ida');
    await page.goto(`${site.origin}/report-issue`);
    await writeReport(page, 'First of two benches');
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('First of two benches');
    await page.getByRole('link', { name: 'Start a new report' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
    await writeReport(page, 'Second of two benches');

    // The app reads everything again through its new worker; the open form is not part of that.
    site.line.set({ kind: 'open' });
    await seeInstalled(page);
    await page.getByRole('link', { name: 'Continue: First of two benches' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('First of two benches');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');

    await page.goto(`${site.origin}/outbox`);
    const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
    await drafts.filter({ hasText: 'Second of two benches' }).waitFor();
    expect(await page.getByText('First of two benches').count()).toBe(0);
  });

  test('are not shown to the next person on the device, and are there for the first again', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    await signUp(page, site, 'kai');
    await page.goto(`${site.origin}/report-issue`);
    await writeReport(page, 'Seen by Kai alone');
    const address = page.url();
    await signOut(page);
    await signUp(page, site, 'lea');
    await page.goto(address);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
    await writeReport(page, 'Written by Lea');
    await signOut(page);
    await page.goto(`${site.origin}/auth`);
    await signIn(page, 'kai');
    await page.goto(address);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Seen by Kai alone');
  });
});

/** So steady that nobody could take a letter for the last one, also on a busy machine. */
const BETWEEN_LETTERS_MS = 150;
/** Letters of the last second, and the one that is just being typed. */
const LETTERS_ON_THE_WAY = 8;

describe('what is being typed', () => {
  test('is kept but for its last second when the browser is killed in between', async () => {
    const text = 'The lamp at the corner has been dark for a week';
    const phone = deviceOfTest();
    const page = await openSignedIn(phone, 'una');
    await page.goto(`${site.origin}/report-issue`);
    await page.getByLabel('Title').pressSequentially(text, { delay: BETWEEN_LETTERS_MS });
    await phone.kill();
    const again = await phone.open();
    await again.goto(`${site.origin}/report-issue`);
    const shown = () => again.getByLabel('Title').inputValue();
    await expect.poll(shown).not.toBe('');
    expect(text.startsWith(await shown())).toBe(true);
    expect(text.length - (await shown()).length).toBeLessThanOrEqual(LETTERS_ON_THE_WAY);
  });

  test('is kept to the last letter when the page is left at once', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    await signUp(page, site, 'ugo');
    await page.goto(`${site.origin}/report-issue`);
    await page.getByLabel('Title').fill('Typed and reloaded');
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Typed and reloaded');
    const href = await issueHref(page);
    await page.goto(`${href}#discussion`);
    await page.getByLabel('Your message').fill('Typed and away');
    await page.goto('about:blank');
    await page.goto(`${href}#discussion`);
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Typed and away');
    // Once the database has it, nothing else keeps it.
    await page.getByText(KEPT).waitFor();
    const names = () => page.evaluate(() => Object.keys(localStorage));
    expect((await names()).filter((name) => name.startsWith('trybe-draft:'))).toEqual([]);
  });
});

describe('what was typed below an issue', () => {
  test('is there after the browser was killed: message, proposal and pledge', async () => {
    const phone = deviceOfTest();
    const page = await openSignedIn(phone, 'ben');
    const href = await issueHref(page);
    for (const [tab, label, text] of FORMS) {
      await page.goto(`${href}#${tab}`);
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByText(KEPT).waitFor();
    }
    await phone.kill();
    const again = await phone.open();
    for (const [tab, label, text] of FORMS) {
      await again.goto('about:blank');
      await again.goto(`${href}#${tab}`);
      await expect.poll(() => again.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    }
  });

  test('does not come back once it was sent', async () => {
    const phone = deviceOfTest();
    const page = await phone.open();
    await signUp(page, site, 'eva');
    const href = await issueHref(page);
    await page.goto(`${href}#discussion`);
    await page.getByLabel('Your message').fill('Seen it this morning.');
    await page.getByText(KEPT).waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const entry = page.getByRole('log').getByRole('article').filter({ hasText: 'Seen it' });
    await entry.waitFor();
    await entry.getByText(/Waiting to send|Sending/u).waitFor({ state: 'hidden' });
    await page.reload();
    await entry.waitFor();
    expect(await page.getByLabel('Your message').inputValue()).toBe('');
    expect(await page.getByText(KEPT).count()).toBe(0);
  });
});

const FORMS = [
  ['discussion', 'Your message', 'Half a message'],
  ['proposals', 'Description', 'Half of a plan to repair it'],
  ['pledge', 'Pledge Amount', '12.5'],
] as const;
