import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { distanceM } from '#schema/places/geo.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';
import { demoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';

const site = demoSiteOfTests();
const PHONE = { width: 360, height: 740 };
const HERE = { latitude: 41.8795, longitude: -87.629 };

let issues: Issue[];
beforeAll(async () => {
  issues = await site.issues();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/u });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const firstTitle = (page: Page) => cards(page).first().getByRole('heading').innerText();

async function visitOnPhone(options: Parameters<typeof site.visit>[0] = {}): Promise<Page> {
  const page = await site.visit(options);
  await page.setViewportSize(PHONE);
  return page;
}

describe('the list on a phone', () => {
  test('shows three issues in a screen, and names three in the first one', async () => {
    const page = await visitOnPhone();
    await page.goto('/issues');
    await cards(page).nth(2).waitFor();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const boxes = await Promise.all([0, 1, 2].map((index) => cards(page).nth(index).boundingBox()));
    const title = await cards(page).nth(2).getByRole('heading').boundingBox();
    expect(title?.y ?? Infinity).toBeLessThan(bar?.y ?? 0);
    const [first, , third] = boxes;
    const tall = (third?.y ?? 0) + (third?.height ?? 0) - (first?.y ?? 0);
    expect(tall).toBeLessThanOrEqual((bar?.y ?? 0) - (header?.height ?? 0));
    for (const part of ['View Map', 'Report an Issue'])
      await page.getByRole('link', { name: part }).last().waitFor();
  });

  test('folds its choices behind one button that says how many are active', async () => {
    const page = await visitOnPhone();
    await page.goto('/issues');
    await takenOver(page);
    expect(await choice(page, 'Category').isVisible()).toBe(false);
    await filters(page).focus();
    await page.keyboard.press('Enter');
    expect(await filters(page).getAttribute('aria-expanded')).toBe('true');
    await choice(page, 'Category').selectOption('safety');
    await choice(page, 'Sort by').selectOption('most-funded');
    await expect.poll(() => new URL(page.url()).search).toBe('?category=safety&sort=most-funded');
    await page.getByRole('button', { name: 'Filters (2)', exact: true }).click();
    expect(await choice(page, 'Category').isVisible()).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Filters (2)', exact: true }).waitFor();
  });
});

describe('what the list is narrowed to and sorted by', () => {
  test('stands in the address, and Back brings each answer again', async () => {
    const page = await site.visit({ permissions: ['geolocation'] });
    await page.context().setGeolocation({ ...HERE, accuracy: 10 });
    await page.goto('/issues');
    await takenOver(page);
    const newest = issues[0]?.title ?? '';
    await expect.poll(() => firstTitle(page)).toBe(newest);

    const [nearest] = issues.toSorted((a, b) => distanceM(HERE, a) - distanceM(HERE, b));
    await choice(page, 'Sort by').selectOption('near');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=near');
    await expect.poll(() => firstTitle(page)).toBe(nearest?.title);

    const within = issues.filter((issue) => distanceM(HERE, issue) <= 1_000);
    await choice(page, 'Distance').selectOption('1');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=near&distance=1');
    await seeTexts(page.getByRole('main'), [`${within.length} issues found`]);

    const safe = within.filter(({ category }) => category === 'safety').length;
    await choice(page, 'Category').selectOption('safety');
    await seeTexts(page.getByRole('main'), [safe === 1 ? '1 issue found' : `${safe} issues found`]);

    await page.goBack();
    await seeTexts(page.getByRole('main'), [`${within.length} issues found`]);
    expect(await choice(page, 'Category').inputValue()).toBe('all');
    await page.goBack();
    await expect.poll(() => choice(page, 'Distance').inputValue()).toBe('all');
    expect(await choice(page, 'Sort by').inputValue()).toBe('near');
    await page.goBack();
    await expect.poll(() => firstTitle(page)).toBe(newest);
  });

  test.each([
    ['most-funded', (issue: Issue) => Number(issue.currentFunding)],
    ['most-affected', (issue: Issue) => issue.affectedCount],
    ['newest', (issue: Issue) => Date.parse(issue.createdAt)],
  ] as const)('%s puts the greatest first', async (sort, valueOf) => {
    const page = await site.visit();
    await page.goto('/issues?category=infrastructure');
    await cards(page).first().waitFor();
    await choice(page, 'Sort by').selectOption(sort);
    const ofCategory = issues.filter(({ category }) => category === 'infrastructure');
    const greatest = Math.max(...ofCategory.map(valueOf));
    const isFirst = async () => {
      const title = await firstTitle(page);
      return ofCategory.some((issue) => issue.title === title && valueOf(issue) === greatest);
    };
    await expect.poll(isFirst).toBe(true);
  });

  test("can be narrowed to one's own reports when signed in", async () => {
    const page = await site.visit({ as: 'rosa' });
    const me = (await (await page.context().request.get('/api/user')).json()) as { id: string };
    const own = issues.filter(({ reporterId }) => reporterId === me.id).length;
    await page.goto('/issues');
    const button = page.getByRole('button', { name: 'My reports' });
    await button.click();
    await page.waitForURL((url) => url.search === '?mine=yes');
    await seeTexts(page.getByRole('main'), [`${own} issues found`]);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const visitor = await site.visit();
    await visitor.goto('/issues');
    await cards(visitor).first().waitFor();
    expect(await visitor.getByRole('button', { name: 'My reports' }).count()).toBe(0);
  });

  test('that says nonsense is the whole list', async () => {
    const page = await site.visit();
    await page.goto('/issues?sort=x&category=y&distance=9&mine=z&page=-3');
    await seeTexts(page.getByRole('main'), [`${issues.length} issues found`]);
    expect(await choice(page, 'Sort by').inputValue()).toBe('newest');
  });
});
