import { OURS } from '#tests/support/browser/ours.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { demoSiteOfTests, linksOf, seeTexts } from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';

const site = demoSiteOfTests();
let page: Page;

const IN_LIST: Record<Issue['status'], string> = {
  reported: 'Open for Pledges',
  funded: 'Open for Pledges',
  in_progress: 'In Progress',
  completed: 'Completed',
};

const main = () => page.getByRole('main');

describe('the list of issues', () => {
  test('has its title, buttons, search, sorts and tabs [2.62-65]', async () => {
    page = await site.visit();
    await page.goto('/issues');
    await seeTexts(main(), [
      'Community Issues',
      'Browse and contribute to local issues that need solutions',
      'View Map',
      'Report an Issue',
    ]);
    expect(await linksOf(main())).toEqual(expect.arrayContaining(['/map', '/report-issue']));
    await page.getByPlaceholder('Search issues...').waitFor();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(await sort.inputValue()).toBe('newest');
    expect(
      await sort
        .locator('option')
        .evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
    ).toEqual([
      'newest',
      'oldest',
      'most-funded',
      'least-funded',
      'most-affected',
      'near',
      'best-paid',
    ]);
    const filters = page
      .getByRole('group', { name: 'Filter issues' })
      .or(page.getByRole('tablist'));
    await seeTexts(filters.first(), [
      'All Issues',
      'Critical',
      'Open for Pledges',
      'In Progress',
      'Completed',
    ]);
  });

  test('shows nine cards a page, each with what an issue has gathered [2.66-67, 9.8-11]', async () => {
    page = await site.visit();
    await page.goto('/issues');
    await main().getByRole('article').first().waitFor();
    expect(await main().getByRole('article').count()).toBe(9);
    const issues = await site.issues();
    const [newest] = issues;
    if (!newest) throw new Error('the demo site has issues');
    const card = main().getByRole('article').first();
    const { pledgerCount, priority, location } = newest;
    await seeTexts(card, [newest.title, newest.description.slice(0, 40), 'pledged']);
    await seeTexts(card, [`${pledgerCount} ${pledgerCount === 1 ? 'pledger' : 'pledgers'}`]);
    for (const word of [IN_LIST[newest.status], priority.replace(/^./u, (a) => a.toUpperCase())])
      await card.getByText(word, { exact: true }).waitFor();
    await seeTexts(card, [location.split(',')[0] ?? '-']);
    const solvers = card.getByRole('link', { name: /^Open for solvers$|^\d+ solvers? applied$/u });
    expect(await solvers.getAttribute('href')).toBe(`/issues/${newest.id}#proposals`);
    expect(await card.innerText()).toMatch(/\$[\d,]+\.\d\d/u);
    expect(await card.innerText()).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/u);
    const pages = page.getByRole('navigation', { name: 'Pages of issues' });
    await seeTexts(pages, ['Previous', 'Next', '1', '2']);
    expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await pages.getByRole('button', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/issues?page=2');
    const last = Math.ceil(issues.length / 9);
    const next = pages.getByRole('button', { name: 'Next' });
    expect(await next.isDisabled()).toBe(false);
    await pages.getByRole('button', { name: `Page ${last}`, exact: true }).click();
    await page.waitForURL(`**/issues?page=${last}`);
    await expect.poll(() => next.isDisabled()).toBe(true);
    expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(false);
    await page
      .getByRole('button', { name: 'In Progress', exact: true })
      .or(page.getByRole('tab', { name: 'In Progress' }))
      .first()
      .click();
    await page.waitForURL((url) => url.search === '?filter=in_progress');
  });

  test('says that a search found nothing, and that a category is empty [2.70-72]', async () => {
    page = await site.visit();
    await page.goto('/issues');
    await page.getByPlaceholder('Search issues...').fill('zzzz nothing');
    await seeTexts(main(), [
      'No issues found',
      'No issues match your search criteria. Try adjusting your filters.',
    ]);
    await page.route('**/api/issues?*', (route) =>
      route.fulfill({
        ...OURS,
        json: { items: [], page: 1, pageSize: 9, pageCount: 0, total: 0, isTotalCapped: false },
      }),
    );
    await page.goto('/issues?filter=critical');
    await seeTexts(main(), ['No issues found', 'There are currently no issues in this category.']);
    expect(await main().getByRole('link', { name: 'Report an Issue' }).count()).toBe(2);
  });

  test('waits with a spinner, says when it failed, and loads the page again [2.68-69, 8.27]', async () => {
    page = await site.visit();
    let isBroken = true;
    const answer = await holdBack(page, '**/api/issues?*', (route) =>
      isBroken ? route.fulfill({ ...OURS, status: 500, body: 'broken' }) : route.continue(),
    );
    // With a question: the page without one comes with its answer.
    await page.goto('/issues?sort=newest');
    await main().getByText('Loading issues').waitFor({ state: 'attached' });
    // One of them, in place of the search field's sign; below are the shapes of the cards.
    const sign = page.getByRole('search').locator('svg.lucide-search');
    expect(await sign.count()).toBe(0);
    answer();
    await seeTexts(main(), ['Failed to load issues. Please try again later.', 'Retry']);
    expect(await sign.count()).toBe(1);
    isBroken = false;
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('button', { name: 'Retry' }).click();
    await main().getByRole('article').first().waitFor();
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(false);
  });

  test('shows a placeholder where a picture is missing [5.29, 8.34]', async () => {
    page = await site.visit();
    await page.route('**/api/images/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/issues');
    await seeTexts(main(), ['No Image Available']);
  });
});
