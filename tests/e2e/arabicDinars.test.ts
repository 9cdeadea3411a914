import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { listNotifications } from '#schema/notices/notification.ts';
import { getSiteSettings, saveSiteSettings } from '#schema/site/siteSettings.ts';
import { castBallot, getCase } from '#schema/case/verification.ts';
import { getTransparency } from '#schema/case/transparency.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { usualMoney } from '#web/features/console/usualMoney.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

/** An operator chooses Jordanian dinars, and Arabic as the only language. */
beforeAll(async () => {
  const operator = await court.join('salma');
  await site.query(`update app_user set account_role = 'operator' where username = 'salma'`);
  const { version, settings } = await operator.expectCall(getSiteSettings);
  const change = { languages: ['ar' as const], money: usualMoney('JOD') };
  const reason = 'We are at home in Amman.';
  const body = { version, reason, settings: { ...settings, ...change } };
  await operator.expectCall(saveSiteSettings, { body });
});

async function openAs(username: string, path: string): Promise<Page> {
  const page = await openBrowser({});
  const signedIn = await page.request.post(`${site.origin}/api/login`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { emailOrUsername: username, password: PASSWORD },
  });
  expect(signedIn.status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.origin + path);
  return page;
}

/** Without the marks that only direct how a line runs. */
const textOf = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(/[\u200E\u200F\u2066-\u2069]/gu, '');

const inDinars = (amount: string) => `${amount}\u00A0د.أ`;

test('a case in Arabic and dinars is paid to the fils, on every screen and in the books', async () => {
  const work = await court.openWork('hufra', ['320.5', '200']);
  const { issueId } = work;
  await court.join('dalal');
  const page = await openAs('dalal', `/issues/${issueId}#pledge`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  // The price of the chosen offer is covered.
  await page.getByRole('button', { name: 'التعهّد رغم ذلك' }).click();
  await page.getByLabel('مبلغ التعهّد').fill('7.1');
  await page.getByLabel('مبلغ التعهّد').press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByText('0.710').first().waitFor();
  await dialog.getByRole('button', { name: '7.100' }).click();
  await page.getByText('527.600').first().waitFor({ state: 'attached' });

  const params = { id: await court.handIn(work) };
  const approve = { params, body: { choice: 'approve' as const } };
  // Four fifths of the weight: the vote is over, a day after the proof.
  for (const voter of [work.reporter, ...work.donors.slice(0, 1)])
    await voter.expectCall(castBallot, approve);
  await court.passHours(25);
  const { payout } = await work.reporter.expectCall(getCase, { params: { id: issueId } });
  expect(payout).toMatchObject({ amount: '450.000', fee: '50.000', returned: '27.600' });
  const { escrow } = await work.reporter.expectCall(getTransparency);
  expect(escrow).toBe('0.000');
  const notices = await work.donors[0]?.expectCall(listNotifications);
  expect(notices?.map(({ content }) => content).join('\n')).toContain('16.770');

  for (const [path, amounts] of [
    [`/issues/${issueId}`, ['527.600', '450.000', '50.000', '27.600']],
    [`/issues/${issueId}/audit`, ['320.500', '7.100', '16.770', '10.460', '0.370']],
    ['/transparency', ['0.000', '450.000', '50.000', '27.600']],
  ] as const) {
    await page.goto(site.origin + path);
    const missing = async () => {
      const text = await textOf(page);
      return amounts.filter((amount) => !text.includes(inDinars(amount)));
    };
    await expect.poll(missing, { message: path, timeout: 10_000 }).toEqual([]);
    expect(await textOf(page)).not.toContain('$');
  }
});
