import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const FOLLOWING = '/mine?list=following';
const NEW_TITLE = 'A sinkhole that opened overnight';

async function follower(name: string): Promise<Page> {
  const page = await openBrowser();
  await signUp(page, site, name);
  await page.setViewportSize({ width: 360, height: 800 });
  await site.query('update app_user set email_proved_at = created_at where username = $1', [name]);
  return page;
}

/** Somebody else reports where the map was opened. */
async function reportNearby(): Promise<void> {
  const nora = await site.signIn('nora');
  await nora.expectCall(reportIssue, { body: { ...REPORT, title: NEW_TITLE } });
}

async function chooseMail(page: Page): Promise<void> {
  await page.goto(`${site.origin}/profile?section=settings&page=notifications`);
  const digest = page.getByRole('group', { name: 'Summary of what you follow' });
  await choose(digest.getByRole('checkbox', { name: 'Email' }));
  await digest.getByRole('checkbox', { name: 'Email', checked: true }).waitFor();
}

/** A tap, whose choice stands from that very moment on: it does not go back until something answers. */
async function choose(control: Locator): Promise<void> {
  const isKept = await control.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(isKept).toBe(true);
}

test('an issue is followed by one press, listed, and let go again', async () => {
  const page = await follower('fay');
  const [issue] = await site.query<{ id: string; title: string }>('select id, title from issue');
  await page.goto(`${site.origin}/issues/${issue?.id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following' }).waitFor();
  await page.goto(`${site.origin}/profile`);
  await page.getByRole('link', { name: 'Following' }).click();
  await page.getByRole('link', { name: issue?.title }).click();
  await page.getByRole('button', { name: 'Following' }).click();
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  await page.goto(site.origin + FOLLOWING);
  await page.getByText('You follow nothing yet').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('an area of the map is summed up by mail, until one tap in a mail ends it', async () => {
  const page = await follower('gus');
  await page.goto(`${site.origin}/map?at=41.88197,-87.63396,14`);
  // On a phone the list lies in a sheet below the map.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Follow this area' }).click();
  await page.getByText('You follow this area').first().waitFor();
  await page.goto(site.origin + FOLLOWING);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('list', { name: 'Areas you follow' }).getByRole('link').waitFor();
  await choose(page.getByRole('radio', { name: 'Daily' }));
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await chooseMail(page);

  await reportNearby();
  await expect
    .poll(() => site.query("select 1 from digest_choice where frequency = 'daily'"))
    .toHaveLength(1);
  await site.query('update digest_choice set due_at = now()');
  await page.goto(`${site.origin}/mailbox`);
  const mail = page.getByText(/To stop these emails with one tap:/u);
  await mail.first().waitFor();
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text).toContain(NEW_TITLE);
  const [link = ''] = /http[^\s]+\/stop\/[\w-]{96}/u.exec(text) ?? [];
  await page.goto(site.origin + new URL(link).pathname + new URL(link).hash);
  await page.getByRole('heading', { name: 'No more of these emails' }).waitFor();
  await page.goto(`${site.origin}/profile?section=settings&page=notifications`);
  const digest = page.getByRole('group', { name: 'Summary of what you follow' });
  await digest.getByRole('checkbox', { name: 'Email', checked: false }).waitFor();
}, 120_000);

test('the weekly digest of the home area is offered once, to who has told it', async () => {
  const page = await follower('hal');
  await site.query(
    `update app_user set home_latitude = 41.88, home_longitude = -87.63, home_since = now()
     where username = 'hal'`,
  );
  await page.goto(`${site.origin}/profile?section=settings&page=area`);
  const offer = page.getByText('News from your home area once a week?');
  await offer.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, weekly' }).click();
  await offer.waitFor({ state: 'hidden' });
  const chosen = () =>
    page.evaluate(async () => (await (await fetch('/api/user/digest')).json()) as unknown);
  await expect.poll(chosen).toMatchObject({ frequency: 'weekly', followsHome: true });

  await page.goto(site.origin + FOLLOWING);
  await page.getByRole('checkbox', { name: /^Follow my home area/u }).click();
  await expect.poll(chosen).toMatchObject({ followsHome: false });
  await page.goto(`${site.origin}/profile?section=settings&page=area`);
  await page.getByRole('heading', { name: 'Area', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove my home area' }).waitFor();
  expect(await offer.count()).toBe(0);
});
