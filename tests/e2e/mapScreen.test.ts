import { OURS } from '#tests/support/browser/ours.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import { demoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';
import { loneliest } from '#tests/support/browser/mapPage.ts';

const site = demoSiteOfTests();
const ZOOM = 17;
const WORLD_PX = 256 * 2 ** ZOOM;
/** What the closed list covers of a phone's map. */
const PEEK_PX = 60;
/** Until a press is known to be no double one, which would zoom, and has done its work. */
const PRESS_MS = 1_000;
const HERE = { latitude: 41.8795, longitude: -87.629 };

const map = (page: Page) => page.getByRole('application', { name: 'Map of reported issues' });
const card = (page: Page) => page.getByLabel('Selected issue');

const toWorld = ({ latitude, longitude }: Position) => ({
  x: ((longitude + 180) / 360) * WORLD_PX,
  y: (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * WORLD_PX,
});

/** The address of a view in which a place lies so many px below the middle. */
function viewAbove(place: Position, downPx: number): string {
  const y = 0.5 - (toWorld(place).y - downPx) / WORLD_PX;
  const latitude = (Math.atan(Math.sinh(2 * Math.PI * y)) * 180) / Math.PI;
  return `/map?at=${latitude.toFixed(5)},${place.longitude.toFixed(5)},${ZOOM}`;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return box;
}

/** Where a place lies on the screen, by what the address says of the view. */
async function pixelOf(page: Page, place: Position, footPx: number) {
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  const box = await boxOf(map(page));
  const [there, middle] = [toWorld(place), toWorld({ latitude, longitude })];
  return {
    x: box.x + box.width / 2 + there.x - middle.x,
    y: box.y + (box.height - footPx) / 2 + there.y - middle.y,
  };
}

/** Opens the map with an issue near its lower edge and presses its marker. */
async function pressMarker(page: Page, issue: Issue, footPx: number): Promise<void> {
  await page.goto('/map');
  await map(page).locator('canvas').first().waitFor();
  const { height } = await boxOf(map(page));
  const downPx = Math.round((height - footPx) / 2 - 60);
  const drawn = page.waitForResponse((answer) => answer.url().includes('/api/map/'));
  await page.goto(viewAbove(issue, downPx));
  await drawn;
  await map(page).locator('canvas').first().waitFor();
  const { x, y } = await pixelOf(page, issue, footPx);
  const press = async () => {
    await page.mouse.click(x, y);
    await page.waitForTimeout(PRESS_MS);
    return card(page).count();
  };
  await expect.poll(press, { interval: PRESS_MS, timeout: 20_000 }).toBe(1);
}

test('the first drag moves the map, before anything else was pressed', async () => {
  const page = await site.visit({ width: 1280 });
  await page.goto(viewAbove(HERE, 0));
  await map(page).locator('canvas').first().waitFor();
  const before = new URL(page.url()).searchParams.get('at');
  const { x, y, width, height } = await boxOf(map(page));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 120, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(before);
});

describe('what was tapped', () => {
  test.each([
    { width: 360, footPx: PEEK_PX },
    { width: 1280, footPx: 0 },
  ])('stays in sight beside its card, $width px wide', async ({ width, footPx }) => {
    const page = await site.visit({ width });
    const issue = loneliest(await site.issues());
    await pressMarker(page, issue, footPx);
    const isSeen = async () => {
      const { x, y } = await pixelOf(page, issue, footPx);
      return page.evaluate(
        (point) =>
          document.elementFromPoint(point.x, point.y)?.closest('[role=application]') !== null,
        { x, y },
      );
    };
    await expect.poll(isSeen).toBe(true);
    await seeTexts(card(page), [issue.title, 'View Details', 'Pledge']);
    const marker = await pixelOf(page, issue, footPx);
    const details = await boxOf(card(page));
    // The whole of it: on a wide screen the card stands beside the map.
    const isBeside = details.x + details.width <= marker.x - 24;
    expect(isBeside || marker.y + 24 < details.y).toBe(true);
  });

  test('is there again after Back, with place, zoom and filter', async () => {
    const page = await site.visit();
    const issue = loneliest(await site.issues());
    await pressMarker(page, issue, 0);
    await page.getByLabel('Sort by').selectOption('money');
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/,16$/u);
    const before = page.url();
    const inView = page.getByText(/^\d+ in view$/u);
    const count = await inView.innerText();
    await card(page).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
    await page.goBack();
    await seeTexts(card(page), [issue.title]);
    expect(page.url()).toBe(before);
    await expect.poll(() => inView.innerText()).toBe(count);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('money');
  });
});

describe('the filters', () => {
  test.each([768, 1280])('show each choice whole, %i px wide', async (width) => {
    const page = await site.visit({ width });
    await page.goto('/map');
    for (const name of ['Status', 'Funding']) {
      const [roomPx, widestPx] = await page.getByRole('combobox', { name }).evaluate((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        if (!(field instanceof HTMLSelectElement) || !pen) throw new Error('it is a select');
        pen.font = font;
        const widths = Array.from(field.options, ({ text }) => pen.measureText(text).width);
        const paddingPx = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        return [field.clientWidth - paddingPx, Math.max(...widths)];
      });
      expect([name, roomPx]).toEqual([name, expect.toSatisfy((room) => room >= widestPx)]);
    }
  });
});

describe('the address of the map', () => {
  test('with nonsense in it opens the map as without', async () => {
    const page = await site.visit();
    await page.goto('/map?at=here&issue=7&sort=x&filter=y&funding=z&tab=w');
    await map(page).locator('canvas').first().waitFor();
    await page.getByText(/^\d+ in view$/u).waitFor();
    expect(await page.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('all');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('newest');
    expect(await card(page).count()).toBe(0);
  });
});

describe('a person who may be located', () => {
  test('sees how far everything is, and what is nearest first', async () => {
    const page = await site.visit({ permissions: ['geolocation'] });
    await page.context().setGeolocation({ ...HERE, accuracy: 10 });
    await page.goto('/map');
    await page.getByRole('button', { name: 'Show where I am' }).click();
    await expect.poll(() => page.url()).toContain('at=41.87950');
    await page.getByLabel('Sort by').selectOption('near');
    const issues = await site.issues();
    const [nearest] = issues.toSorted((a, b) => distanceM(HERE, a) - distanceM(HERE, b));
    const first = page
      .getByRole('region', { name: 'Issues on this map' })
      .getByRole('listitem')
      .first();
    await seeTexts(first, [nearest?.title ?? '', 'm away']);
  });
});

describe('the list on a phone', () => {
  test('comes up by dragging or by a press, and goes again', async () => {
    const page = await site.visit({ width: 360 });
    await page.goto('/map');
    await takenOver(page);
    const handle = page.getByRole('button', { name: /^Show the (?:list|map)/u });
    await handle.waitFor();
    const low = await boxOf(handle);
    await page.mouse.move(low.x + 100, low.y + 20);
    await page.mouse.down();
    await page.mouse.move(low.x + 100, low.y - 700, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(async () => (await boxOf(handle)).y).toBeLessThan(120);
    await page.getByRole('heading', { name: 'Discover Issues Near You' }).waitFor();
    await handle.click();
    await expect.poll(async () => Math.round((await boxOf(handle)).y)).toBe(Math.round(low.y));
  });
});

test('places are searched by keys: arrows mark one and go round, Escape closes, Enter takes it', async () => {
  const page = await site.visit();
  const places = ['Denver', 'Denton', 'Denali'].map((name, index) => ({
    display_name: name,
    lat: '39.7',
    lon: '-105',
    type: 'city',
    place_id: index,
  }));
  await page.route('**/api/geocode*', (route) => route.fulfill({ ...OURS, json: places }));
  await page.goto('/map');
  const box = page.getByPlaceholder('Search by location...');
  const list = page.getByRole('listbox', { name: 'Suggested Locations' });
  const marked = list.getByRole('option', { selected: true });
  await box.fill('Den');
  await list.waitFor();
  for (const [key, name] of [
    ['ArrowDown', 'Denver'],
    ['ArrowUp', 'Denali'],
    ['ArrowDown', 'Denver'],
    ['ArrowDown', 'Denton'],
  ] as const) {
    await box.press(key);
    await expect.poll(() => marked.allInnerTexts()).toEqual([name]);
    expect(await box.getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
  }
  await box.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('Den');
  await box.press('ArrowUp');
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Denver']);
  await box.press('Enter');
  await seeTexts(page.getByRole('main'), ['Search Result', 'Denver']);
});

test('a place search says of a link without a place, and of a name nobody knows, what to write', async () => {
  const page = await site.visit();
  let asked = 0;
  await page.route('**/api/geocode*', (route) => {
    asked += 1;
    return route.fulfill({ ...OURS, json: [] });
  });
  await page.goto('/map');
  const box = page.getByPlaceholder('Search by location...');
  await box.fill('https://maps.app.goo.gl/AbCdEf123');
  await page.getByText('Open it, and copy the address of the page').waitFor();
  expect(asked).toBe(0);
  await box.fill('Nowhere at all');
  await page.getByText('No place of this name was found').waitFor();
  await box.fill('52,5163, 13,3777');
  await page.getByRole('option', { name: '52.516300, 13.377700' }).waitFor();
});
