import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { seeTexts } from '#tests/support/browser/demoSite.ts';
import { screensOfTests } from '#tests/support/screens/screensOfTests.ts';

const site = screensOfTests();

let issues: Issue[];
beforeAll(async () => {
  issues = await site.issues();
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const firstTitle = (page: Page) => cards(page).first().getByRole('heading').innerText();

describe('what the list is narrowed to and sorted by', () => {
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
