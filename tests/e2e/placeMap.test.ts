import { expect, test } from 'vitest';
import type { Position } from '#schema/places/geo.ts';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = demoSiteOfTests();
/** At the zoom of the small map. */
const WORLD_PX = 256 * 2 ** 16;
/** Until a press is known to be no double one, which would zoom, and has done its work. */
const PRESS_MS = 1_000;

const toWorld = ({ latitude, longitude }: Position) => ({
  x: ((longitude + 180) / 360) * WORLD_PX,
  y: (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * WORLD_PX,
});

/** How far one place lies from another on the small map. */
function offset(from: Position, to: Position) {
  const [a, b] = [toWorld(from), toWorld(to)];
  return { x: b.x - a.x, y: b.y - a.y };
}

const apart = (from: Position, to: Position) => {
  const { x, y } = offset(from, to);
  return Math.hypot(x, y);
};

test('the small map of an issue shows its neighbours, and a press opens one', async () => {
  const issues = await site.issues();
  const pairs = issues.flatMap((issue) =>
    issues
      .toSorted((a, b) => apart(issue, a) - apart(issue, b))
      .slice(1, 6)
      .map((neighbour) => ({ issue, neighbour })),
  );
  const pair = pairs.find(({ issue, neighbour }) => {
    const { x, y } = offset(issue, neighbour);
    const isAlone = issues.every((one) => one === neighbour || apart(one, neighbour) > 40);
    return Math.abs(x) < 100 && Math.abs(y) < 60 && isAlone;
  });
  if (!pair) throw new Error('the demo site has neighbours');
  const { issue, neighbour } = pair;
  const page = await site.visit();
  await page.goto(`/issues/${issue.id}#details`);
  const map = page.getByRole('application', { name: 'Map of the place of this issue' });
  await page.getByRole('region', { name: 'Place' }).scrollIntoViewIfNeeded();
  await map.locator('canvas').first().waitFor();
  const { x, y } = offset(issue, neighbour);
  const press = async () => {
    const box = await map.boundingBox();
    if (!box) return page.url();
    await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
    await page.waitForTimeout(PRESS_MS);
    return page.url();
  };
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(press, { interval: PRESS_MS, timeout: 20_000 })
    .toContain(`/issues/${neighbour.id}`);
  await page.getByRole('heading', { level: 1, name: neighbour.title }).waitFor();
});

test('the neighbours are links too, which the keyboard reaches after the way there', async () => {
  const [issue] = await site.issues();
  const page = await site.visit({ width: 360 });
  await page.goto(`/issues/${issue?.id}#details`);
  const place = page.getByRole('region', { name: 'Place' });
  await place.scrollIntoViewIfNeeded();
  const neighbour = place.getByRole('region', { name: 'Nearby' }).getByRole('link').first();
  const title = await neighbour.innerText();
  await place.getByRole('link', { name: 'Directions' }).focus();
  await page.keyboard.press('Tab');
  expect(await neighbour.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
