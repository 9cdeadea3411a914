import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { PLACE } from '#tests/scenarios/proofs.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = siteOfTests({ TIME_MACHINE: 'on' });
const court = new SiteCourt(() => site);

const PHONE = 360;

/** A report so many kilometres north of the place, with money behind it. */
async function raise(title: string, { km, amount }: { km: number; amount: string }) {
  const [rosa, dan] = [court.people.get('rosa'), court.people.get('dan')];
  if (!rosa || !dan) throw new Error('nobody has joined yet');
  const latitude = String(PLACE.latitude + km / 111);
  const { id: issueId } = await fileReport(rosa, { title, latitude });
  await dan.expectCall(createPledge, { body: { issueId, amount } });
  return issueId;
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a solver finds the best paid work nearby, and hears of the next under the bell', async () => {
  for (const name of ['rosa', 'dan', 'sam']) await court.join(name);
  await raise('Fence down by the school', { km: 0.2, amount: '60' });
  await raise('Wall leaning over the path', { km: 8, amount: '300' });
  await raise('Bridge closed two towns away', { km: 40, amount: '900' });
  const { issueId: taken } = await court.openWork('taken', ['800']);
  const page = await court.sitDown('sam', PHONE);
  await page.goto(`${site.origin}/issues`);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Sort by').selectOption('Best paid near me');
  await page.getByRole('button', { name: 'Needs a solver' }).click();
  await expect.poll(() => titles(page).nth(1).innerText()).toBe('Fence down by the school');
  expect(await titles(page).first().innerText()).toBe('Wall leaning over the path');
  expect(await page.locator(`a[href="/issues/${taken}"]`).count()).toBe(0);
  const distance = page.getByLabel('Distance');
  const applied = () =>
    distance.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  expect(await applied()).toBe('Within 25 km');
  expect(await axeViolations(page)).toEqual([]);
  await distance.selectOption('Within 1 km');
  await expect.poll(() => titles(page).first().innerText()).toBe('Fence down by the school');
  expect(new URL(page.url()).searchParams.get('distance')).toBe('1');

  await page.getByRole('button', { name: 'Alert me about such work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alerts for work' });
  expect(await dialog.getByLabel('Distance').inputValue()).toBe('1');
  await dialog.getByRole('button', { name: 'Alert me' }).click();
  await seeToast(page, 'You will be told about new work here');
  await dialog.getByRole('list', { name: 'Your alerts' }).getByText('Within 1 km').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const next = await raise('Swing torn off its chain', { km: 0.3, amount: '45' });
  await raise('Pier rotten', { km: 12, amount: '45' });
  await court.passHours(1);
  await page.getByRole('button', { name: /^Notifications, 1 /u }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  const notice = bell.getByRole('link', { name: /Swing torn off its chain.* needs a solver/u });
  await notice.click();
  await page.waitForURL(`**/issues/${next}**`);
  await page.getByRole('heading', { level: 1, name: 'Swing torn off its chain' }).waitFor();
});
