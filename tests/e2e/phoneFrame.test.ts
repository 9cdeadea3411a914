import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = demoSiteOfTests();
const PHONE = { width: 360, height: 740 };
const HERE = { latitude: 41.8762, longitude: -87.6311, accuracy: 9 };

/** The names of all buttons and links in the accent's colour that are on the screen. */
function accented(): string[] {
  const color = (element: Element) => getComputedStyle(element).backgroundColor;
  const sample = document.createElement('i');
  sample.style.background = 'var(--color-accent)';
  document.body.append(sample);
  const accent = color(sample);
  sample.remove();
  return [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility() && color(element) === accent)
    .map((element) => element.textContent);
}

const ONE_EACH = ['/', '/issues?search=nothing-like-it', '/no-such-page', '/outbox', '/payment'];

test('a page with the bar at the thumb has one accent: the bar, or the home page’s own button', async () => {
  const page = await site.visit({ as: 'rosa', width: PHONE.width });
  for (const path of ONE_EACH) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect({ path, accents: await page.evaluate(accented) }).toEqual({
      path,
      accents: ['Report an Issue'],
    });
  }
});

test('a stranger’s first screen holds a real case and one button that stands out', async () => {
  const page = await site.visit({ width: PHONE.width });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const report = page.getByRole('main').getByRole('link', { name: 'Report an Issue' }).first();
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  const inTheBar = bar.getByRole('link', { name: 'Report an Issue' });
  const color = (of: Locator) => of.evaluate((one) => getComputedStyle(one).color);
  const solved = page.getByRole('main').getByRole('article').first();
  await expect.poll(() => solved.getByText(/^Fixed in .+ with \$/).isVisible()).toBe(true);
  const [shown, frame] = await Promise.all([solved.boundingBox(), bar.boundingBox()]);
  expect((shown?.y ?? PHONE.height) + (shown?.height ?? 0)).toBeLessThan(frame?.y ?? 0);
  const [own, other] = await Promise.all([color(report), color(inTheBar)]);
  expect(own).not.toBe(other);
  // Again, if the app took over the painted page meanwhile.
  const scrolled = () => page.mouse.wheel(0, 2_000).then(() => color(inTheBar));
  await expect.poll(scrolled).toBe(own);
  await expect.poll(() => color(report)).toBe(other);
});

describe('a notification on a phone', () => {
  const overlap = (page: Page, label: string) =>
    page.evaluate((name) => {
      const field = [...document.querySelectorAll('input')].find((input) =>
        [...(input.labels ?? [])].some(({ textContent }) => textContent.startsWith(name)),
      );
      const toast = document.querySelector('[role=region][aria-label^=Notifications] li');
      if (!field || !toast) return 'missing';
      const [one, other] = [field, toast].map((element) => element.getBoundingClientRect());
      if (!one || !other) return 'missing';
      return one.bottom > other.top && one.top < other.bottom ? 'covered' : 'free';
    }, label);

  test('never covers the field in use, wherever that is', async () => {
    const page = await site.visit({ as: 'rosa', width: 360, permissions: ['geolocation'] });
    await page.setViewportSize(PHONE);
    await page.context().setGeolocation(HERE);
    await page.goto('/report-issue');
    const title = page.getByLabel('Title');
    for (const block of ['start', 'center', 'end'] as const) {
      await page.getByRole('button', { name: 'My Location' }).click();
      await page.getByText('Location detected').first().waitFor();
      await title.evaluate((field, where) => field.scrollIntoView({ block: where }), block);
      await title.focus();
      await expect.poll(() => overlap(page, 'Title')).toBe('free');
      await title.blur();
    }
  });
});
