import { OURS } from '#tests/support/browser/ours.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findTile } from '#schema/places/geo.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import { demoSiteOfTests, linksOf, seeTexts } from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';
import {
  countByArea,
  countByStatus,
  loneliest,
  mapLabelOf,
  poolLines,
  readBars,
  stopClock,
  watchTiles,
} from '#tests/support/browser/mapPage.ts';

const failing = (status: number) => ({ ...OURS, status, body: 'broken' });
const site = demoSiteOfTests();
let page: Page;

/** Longer than the pause after which a place is asked for. */
const AFTER_PAUSE_MS = 600;

const main = () => page.getByRole('main');
const map = () => page.getByRole('application', { name: 'Map of reported issues' });

describe('the map', () => {
  test('asks for a place after a pause, from two characters on, and not for the one chosen [5.33, 9.43]', async () => {
    page = await site.visit();
    const asked: (string | null)[] = [];
    await page.route('**/api/geocode*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      return route.continue();
    });
    await page.goto('/map');
    const box = page.getByPlaceholder('Search by location...');
    await box.waitFor();
    await stopClock(page);
    await box.fill('D');
    await page.clock.runFor(AFTER_PAUSE_MS);
    expect(asked).toEqual([]);
    await box.fill('');
    await box.pressSequentially('Denver');
    expect(asked).toEqual([]);
    await page.clock.resume();
    await page.locator('[role=option]').first().waitFor();
    await box.press('Enter');
    await seeTexts(main(), ['Search Result']);
    await page.clock.runFor(AFTER_PAUSE_MS);
    expect(asked).toEqual(['Denver']);
  });

  test('finds nothing and keeps quiet when the geocoder fails, which is logged [8.29]', async () => {
    page = await site.visit();
    await page.route('**/api/geocode*', (route) => route.fulfill(failing(503)));
    const logged = page.waitForEvent('pageerror');
    await page.goto('/map');
    await page.getByPlaceholder('Search by location...').fill('Denver');
    expect((await logged).message).toBe('Error fetching location data: 503');
    expect(await page.locator('[role=option]').count()).toBe(0);
    expect(await page.getByRole('region', { name: /Notifications/u }).innerText()).toBe('');
  });

  test('has its title, tools, legend and areas [2.74-79, 9.33]', async () => {
    page = await site.visit();
    await page.goto('/map');
    await seeTexts(main(), [
      'Discover Issues Near You',
      'Explore our interactive map to find issues in your neighborhood. Filter by type, urgency, or funding status.',
      'Map View',
      'Statistics',
      'Add New Issue',
    ]);
    const legend = main().getByRole('region', { name: 'Status legend' });
    await seeTexts(legend, ['Open for Proposals', 'In Progress', 'Completed']);
    await page.getByPlaceholder('Search for issues...').waitFor();
    await page.getByPlaceholder('Search by location...').waitFor();
    const add = main().getByRole('link', { name: 'Add New Issue' });
    expect(await add.getAttribute('href')).toBe('/report-issue');
    const box = await map().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(500);
    const areas = page.getByRole('region', { name: 'Community areas' });
    await seeTexts(areas, ['issues']);
    expect(await areas.getByRole('listitem').count()).toBe(5);
  });

  test('filters by status and money, says how many are left, and clears [2.88-91, 9.5]', async () => {
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
      '$500-$2000',
      'Over $2000',
    ]);
    await status.selectOption({ label: 'Completed' });
    await money.selectOption({ label: 'Over $2000' });
    const issues = await site.issues();
    const left = issues.filter(
      (issue) => issue.status === 'completed' && Number(issue.currentFunding) > 2000,
    ).length;
    expect(left).toBeGreaterThan(0);
    const showing = main().getByText(`Showing ${left} of ${issues.length} issues`, { exact: true });
    const badge = main().getByText(/^Showing/u);
    await showing.waitFor();
    await page.getByRole('button', { name: 'Remove filters' }).click();
    await badge.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await showing.waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await badge.waitFor({ state: 'detached' });
    await stopClock(page);
    await page.getByRole('button', { name: 'Apply filters' }).hover();
    await page.clock.runFor(600);
    const tip = page.getByRole('tooltip', { name: 'Apply filters' });
    expect(await tip.count()).toBe(0);
    await page.clock.runFor(150);
    await tip.waitFor();
  });

  test('shows a chosen issue with its ways, and a press on the map lets it go [2.81-83, 4.13, 9.31]', async () => {
    page = await site.visit();
    const tiles = watchTiles(page);
    await page.goto('/map');
    const issue = loneliest(await site.issues());
    const box = page.getByPlaceholder('Search for issues...');
    await box.fill(issue.title.slice(0, 12).toUpperCase());
    await page.locator('[role=option]').first().waitFor();
    await box.fill(issue.title);
    await box.press('Enter');
    const card = page.getByLabel('Selected issue');
    const popup = main().getByRole('region', { name: issue.title, exact: true });
    const place = issue.location.split(',').slice(0, 2).join(',').trim();
    const usd = Math.round(Number(issue.currentFunding)).toLocaleString('en-US');
    const facts = [issue.title, mapLabelOf(issue), place, `Pledged $${usd}`, 'View Details'];
    await seeTexts(card, [...facts, issue.description, 'Pledge']);
    expect(await linksOf(card)).toEqual([`/issues/${issue.id}`, `/issues/${issue.id}#pledge`]);
    await seeTexts(popup, facts);
    await expect.poll(() => tiles).toContainEqual(findTile(issue, 16));
    const { width, height } = (await map().boundingBox()) ?? { width: 0, height: 0 };
    // From any nearer it would take half as many.
    const columns = () => new Set(tiles.filter(({ z }) => z === 16).map(({ x }) => x)).size;
    await expect.poll(columns).toBeGreaterThanOrEqual(Math.ceil(width / 256));
    await map().click({ position: { x: 12, y: 480 } });
    await card.waitFor({ state: 'detached' });
    await popup.waitFor({ state: 'detached' });
    await map().click({ position: { x: width / 2, y: height / 2 } });
    await seeTexts(card, facts);
    await seeTexts(popup, facts);
    expect(await linksOf(popup)).toEqual([`/issues/${issue.id}`]);
  });

  test('finds a place among suggested locations, marks it, and lets it go [2.84-86, 5.35, 8.30, 9.30, 9.42]', async () => {
    page = await site.visit();
    const tiles = watchTiles(page);
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
    const answer = await fetch(`${site.origin}/api/geocode?q=Denve`);
    const [first] = (await answer.json()) as LocationSuggestion[];
    if (!first) throw new Error('Denver is known');
    const popup = main().getByRole('region', { name: 'Location', exact: true });
    await seeTexts(popup, ['Search Result', first.display_name]);
    const place = { latitude: Number(first.lat), longitude: Number(first.lon) };
    await expect.poll(() => tiles).toContainEqual(findTile(place, 15));
    expect(tiles.at(-1)?.z).toBe(15);
    await page.getByRole('button', { name: /clear/iu }).first().click();
    await popup.waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('');
    const nameless = { display_name: ' ', lat: '39.7', lon: '-105', type: 'city', place_id: 1 };
    await page.route('**/api/geocode*', (route) => route.fulfill({ ...OURS, json: [nameless] }));
    await box.fill('Nameless');
    const options = page.locator('[role=option]');
    await expect.poll(() => options.allInnerTexts()).toEqual(['Location not specified']);
  });

  test('explains itself, and counts in the Statistics tab [2.92-95]', async () => {
    page = await site.visit();
    await page.goto('/map');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('dialog', { name: 'Using the Interactive Map' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Statistics' }).click();
    const issues = await site.issues();
    await seeTexts(page.getByRole('region', { name: 'Funding Overview' }), poolLines(issues));
    const counts = countByStatus(issues);
    const byStatus = page.getByRole('heading', { name: 'Issues by Status' }).locator('..');
    expect(await readBars(byStatus)).toEqual(
      Object.entries(counts).map(([label, count]) => ({
        label,
        figure: String(count),
        percent: Math.round((count / issues.length) * 100),
      })),
    );
    const areas = countByArea(issues);
    const top = await readBars(page.getByRole('region', { name: 'Top Communities' }));
    expect(top.map(({ figure }) => Number.parseInt(figure, 10))).toEqual(
      [...areas.values()].toSorted((a, b) => b - a).slice(0, 5),
    );
    for (const { label, figure } of top)
      expect(figure).toMatch(new RegExp(`^${areas.get(label)} issues?$`, 'u'));
  });

  test('says so when nothing is known about communities [2.87, 8.32]', async () => {
    page = await site.visit();
    await page.route('**/api/issues', (route) => route.fulfill(failing(500)));
    await page.goto('/map');
    await seeTexts(page.getByRole('region', { name: 'Community areas' }), [
      'No community data available yet',
    ]);
  });

  test('claims nothing about issues that are loading or could not be loaded', async () => {
    page = await site.visit();
    const answer = await holdBack(page, '**/api/issues', (route) => route.fulfill(failing(500)));
    // Under its bare address the server has painted them.
    await page.goto('/map?sort=money');
    const areas = page.getByRole('region', { name: 'Community areas' });
    const inView = page.getByRole('region', { name: 'Issues on this map' });
    await areas.waitFor();
    expect((await areas.innerText()).trim()).toBe('Community areas');
    expect((await inView.innerText()).trim()).toBe('Issues on this map');
    answer();
    await seeTexts(inView, ['The issues could not be loaded']);
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await seeTexts(main(), ['Total Issues –', 'Total Pledged –']);
  });
});
