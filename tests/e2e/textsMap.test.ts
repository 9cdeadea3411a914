import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linksOf, openDemoSite, seeTexts, type DemoSite } from '#tests/support/demoSite.ts';

let site: DemoSite;
let page: Page;

beforeAll(async () => {
  site = await openDemoSite();
});
afterAll(() => site.close());
afterEach(() => page.context().close());

const main = () => page.getByRole('main');

describe('the map', () => {
  test('asks for a place after a pause, from two characters on, and not for the one chosen', async () => {
    page = await site.visit();
    const asked: (string | null)[] = [];
    await page.route('**/api/geocode*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      return route.continue();
    });
    await page.goto('/map');
    const box = page.getByPlaceholder('Search by location...');
    await box.fill('D');
    await box.fill('');
    await box.pressSequentially('Denver', { delay: 20 });
    await page.locator('[role=option]').first().waitFor();
    await box.press('Enter');
    await seeTexts(main(), ['Search Result']);
    expect(asked).toEqual(['Denver']);
  });

  test('finds nothing and keeps quiet when the geocoder fails, which is logged', async () => {
    page = await site.visit();
    await page.route('**/api/geocode*', (route) => route.fulfill({ status: 503, body: 'busy' }));
    const logged = page.waitForEvent('pageerror');
    await page.goto('/map');
    await page.getByPlaceholder('Search by location...').fill('Denver');
    expect((await logged).message).toBe('Error fetching location data: 503');
    expect(await page.locator('[role=option]').count()).toBe(0);
    expect(await page.getByRole('region', { name: /Notifications/u }).innerText()).toBe('');
  });

  test('has its title, tools, legend and areas', async () => {
    page = await site.visit();
    await page.goto('/map');
    await seeTexts(main(), [
      'Discover Issues Near You',
      'Explore our interactive map to find issues in your neighborhood. Filter by type, urgency, or funding status.',
      'Map View',
      'Statistics',
      'Add New Issue',
      'Open for Proposals',
      'In Progress',
      'Completed',
    ]);
    await page.getByPlaceholder('Search for issues...').waitFor();
    await page.getByPlaceholder('Search by location...').waitFor();
    const add = main().getByRole('link', { name: 'Add New Issue' });
    expect(await add.getAttribute('href')).toBe('/report-issue');
    const box = await page
      .getByRole('application', { name: 'Map of reported issues' })
      .boundingBox();
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(498);
    const areas = page.getByRole('region', { name: 'Community areas' });
    await seeTexts(areas, ['issues']);
    expect(await areas.getByRole('listitem').count()).toBe(5);
  });

  test('filters by status and money, says how many are left, and clears', async () => {
    page = await site.visit();
    await page.goto('/map');
    const status = page.getByRole('combobox', { name: 'Status' });
    await expect
      .poll(() => status.locator('option').allInnerTexts())
      .toEqual([
        'All statuses',
        'Critical priority',
        'Open for Pledges',
        'In Progress',
        'Completed',
      ]);
    const money = page.getByRole('combobox', { name: 'Funding' });
    expect(await money.locator('option').allInnerTexts()).toEqual([
      'Any funding',
      'Under $500',
      '$500 - $2000',
      'Over $2000',
    ]);
    await status.selectOption({ label: 'Completed' });
    await money.selectOption({ label: 'Under $500' });
    await main()
      .getByText(/^Showing \d+ of \d+ issues$/u)
      .waitFor();
    await page.getByRole('button', { name: 'Remove filters' }).click();
    await main()
      .getByText(/^Showing/u)
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await main()
      .getByText(/^Showing/u)
      .waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await main()
      .getByText(/^Showing/u)
      .waitFor({ state: 'detached' });
  });

  test('shows a chosen issue with its ways, and a press on the map lets it go', async () => {
    page = await site.visit();
    await page.goto('/map');
    const [issue] = await site.issues();
    if (!issue) throw new Error('the demo site has issues');
    const box = page.getByPlaceholder('Search for issues...');
    await box.fill(issue.title.slice(0, 12).toUpperCase());
    await page.locator('[role=option]').first().waitFor();
    await box.fill(issue.title);
    await box.press('Enter');
    const card = page.getByLabel('Selected issue');
    const place = issue.location.split(',').slice(0, 2).join(',').trim();
    await seeTexts(card, [issue.title, place, 'Pledged', 'View Details', 'Pledge']);
    expect(await linksOf(card)).toEqual([`/issues/${issue.id}`, `/issues/${issue.id}#pledge`]);
    const map = page.getByRole('application', { name: 'Map of reported issues' });
    // Once on the card, once beside the marker.
    await expect.poll(() => main().getByText('View Details').count()).toBe(2);
    expect(await main().getByText(place, { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await map.click({ position: { x: 12, y: 480 } });
    await card.waitFor({ state: 'detached' });
  });

  test('finds a place among suggested locations, marks it, and lets it go', async () => {
    page = await site.visit();
    await page.goto('/map');
    const box = page.getByPlaceholder('Search by location...');
    await box.fill('Denver');
    await page.getByText('Suggested Locations').waitFor();
    expect(await page.locator('[role=option]').count()).toBeLessThanOrEqual(5);
    await box.press('Escape');
    await page.getByText('Suggested Locations').waitFor({ state: 'detached' });
    await box.fill('Denve');
    await page.locator('[role=option]').first().waitFor();
    await box.press('Enter');
    await seeTexts(main(), ['Search Result', 'Denver']);
    await page.getByRole('button', { name: /clear/iu }).first().click();
    await page.getByText('Search Result').waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('');
  });

  test('explains itself, and counts in the Statistics tab', async () => {
    page = await site.visit();
    await page.goto('/map');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('dialog', { name: 'Using the Interactive Map' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Statistics' }).click();
    const issues = await site.issues();
    const total = issues.reduce((sum, { currentFunding }) => sum + Number(currentFunding), 0);
    const usd = (value: number) =>
      value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await seeTexts(main(), [
      'Issues by Status',
      'Critical',
      'Open for Pledges',
      'In Progress',
      'Completed',
      'Funding Overview',
      'Total Issues',
      'Available Issues',
      usd(total),
      usd(total / issues.length),
      'Top Communities',
    ]);
  });

  test('says so when nothing is known about communities', async () => {
    page = await site.visit();
    await page.route('**/api/issues', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/map');
    await seeTexts(page.getByRole('region', { name: 'Community areas' }), [
      'No community data available yet',
    ]);
  });
});
