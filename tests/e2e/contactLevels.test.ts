import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProposal } from '#schema/case/proposal.ts';
import { fileReport, OFFER } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ CONTACT_LEVELS: 'on' });

const mailAbout = async (page: Page, subject: string) => {
  await page.goto(`${site.origin}/mailbox`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  await mail.waitFor();
  return mail;
};

const level = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Kinds of confirmed contact' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

describe('contact levels', () => {
  test('a vote leads to the settings, a proved address opens it, a phone is the next proof', async () => {
    const { id } = await fileReport(await site.join('rena'));
    const offering = await site.join('saul');
    await offering.expectCall(createProposal, { params: { id }, body: OFFER });
    const page = await openBrowser();
    await signUp(page, site, 'vera');
    const vote = async () => {
      await page.goto(`${site.origin}/issues/${id}#proposals`);
      await page.getByRole('button', { name: /^Upvote/u }).click();
    };
    await vote();
    await seeToast(page, 'Confirm your email address first');
    await page.getByRole('button', { name: 'Open settings' }).click();
    await page.getByRole('heading', { name: 'Confirmed contact' }).waitFor();
    await level(page, 'Level 1: An account').getByText('Reached').waitFor();
    await level(page, 'Level 2: A confirmed email address').getByText('Your next step').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const mail = await mailAbout(page, 'Confirm your email address');
    const link = await mail.getByRole('link', { name: /\/confirm\//u }).getAttribute('href');
    const { pathname, hash } = new URL(link ?? '', site.origin);
    await page.goto(`${site.origin}${pathname}${hash}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    await vote();
    await page.getByRole('button', { name: /^Upvote/u, pressed: true }).waitFor();

    await page.goto(`${site.origin}/profile?section=settings&page=sign-in`);
    await page.getByRole('button', { name: 'Confirm a phone' }).click();
    const asking = page.getByRole('dialog', { name: 'Confirm a phone' });
    await asking.getByLabel('Phone number with country code').fill('312 555 0142');
    await asking.getByRole('button', { name: 'Send the code' }).click();
    await asking.getByText('Please give the number with its country', { exact: false }).waitFor();
    await asking.getByLabel('Phone number with country code').fill('+1 312 555 0142');
    await asking.getByRole('button', { name: 'Send the code' }).click();
    const proving = page.getByRole('dialog', { name: 'Enter the code' });
    await proving.getByText('No message leaves this machine', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const text = await (await mailAbout(page, 'A text message to your phone')).textContent();
    await page.goto(`${site.origin}/profile?section=settings&page=sign-in`);
    await page.getByRole('button', { name: 'Enter a code' }).click();
    await proving
      .getByLabel('Code')
      .fill(/(\d{6}) is your Trybe code/u.exec(text ?? '')?.[1] ?? '');
    await proving.getByRole('button', { name: 'Confirm the phone' }).click();
    await seeToast(page, 'Phone confirmed');
    await page.getByText('The number ending in 42', { exact: false }).waitFor();
    await level(page, 'Level 3: A second confirmation').getByText('Reached').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
