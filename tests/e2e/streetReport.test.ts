import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { categoryContent } from '#schema/site/categories/categoryContent.ts';
import { listIssues, type Issue } from '#schema/issues/issue.ts';
import { placedPhoto, smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { seeTexts } from '#tests/support/browser/demoSite.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { register } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();
const HERE = { latitude: 41.8762, longitude: -87.6311 };
/** In the camera itself: the shutter, and that the picture is good. */
const CAMERA_TAPS = 2;

type Position = { latitude: number; longitude: number };

/** A phone held in the street by somebody who has just made an account. */
async function phone(username: string, accuracy: number, at: Position = HERE): Promise<Page> {
  const { latitude, longitude } = at;
  const page = await openBrowser({ width: 360, geolocation: { latitude, longitude } });
  await page.context().setGeolocation({ latitude, longitude, accuracy });
  await register(page, site, username);
  return page;
}

const allIssues = async () => (await site.visitor().expectCall(listIssues)) as Issue[];

async function takePhoto(page: Page, press: (button: Locator) => Promise<void>, buffer?: Buffer) {
  const asked = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Take a photo' }));
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: buffer ?? (await smallPhoto(77)) };
  await (await asked).setFiles(file);
  await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
}

const press = (button: Locator) => button.click();
const latitude = (page: Page) => page.getByLabel('Latitude').inputValue();
const pin = (page: Page) => page.getByRole('button', { name: /^Place of the issue/u });

describe('a person in front of a problem', () => {
  test('reports it with photo and place by six taps and one title', async () => {
    const page = await phone('ann', 9);
    await page.goto(`${site.origin}/issues`);
    let taps = 0;
    const tap = async (button: Locator) => {
      taps += 1;
      await button.click();
    };
    await tap(page.getByRole('link', { name: 'Report an Issue' }).last());
    await takePhoto(page, tap);
    taps += CAMERA_TAPS;
    await tap(page.getByRole('radio', { name: 'Safety' }));
    // A tap into the field is none that somebody has to think of: it is the title.
    await page.getByLabel('Title').fill('Open manhole on the footway');
    await expect.poll(() => latitude(page)).toMatch(/^41\.876/u);
    await expect.poll(() => page.getByLabel('Location', { exact: true }).inputValue()).not.toBe('');
    await tap(page.getByRole('button', { name: 'Submit Report' }));
    await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
    expect(taps).toBeLessThanOrEqual(6);

    const stored = (await allIssues()).find(({ title }) => title.startsWith('Open manhole'));
    expect(stored).toMatchObject({
      category: 'safety',
      priority: 'medium',
    } satisfies Partial<Issue>);
    expect(stored?.latitude).toBeCloseTo(HERE.latitude, 4);
    expect(stored?.longitude).toBeCloseTo(HERE.longitude, 4);
    expect(stored?.imageUrl).not.toBeNull();
  });

  test('may keep all that is filled in: three taps and no word', async () => {
    const page = await phone('abe', 9);
    await page.goto(`${site.origin}/report-issue`);
    await takePhoto(page, press);
    const title = page.getByLabel('Title');
    await expect.poll(() => title.inputValue()).toMatch(/^Environment: \S/u);
    const filled = await title.inputValue();
    // Another category, another title; a typed one stays.
    await page.getByRole('radio', { name: 'Safety' }).click();
    await expect.poll(() => title.inputValue()).toMatch(/^Safety: \S/u);
    await page.getByRole('radio', { name: 'Environment' }).click();
    await expect.poll(() => title.inputValue()).toBe(filled);
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
    const stored = (await allIssues()).find((issue) => issue.title === filled);
    expect(stored).toMatchObject({ category: 'environment' } satisfies Partial<Issue>);
  });

  test(
    'sees the map where they are, and moves the pin by dragging and by arrow keys',
    { tags: 'whole-run' },
    async () => {
      const page = await phone('bea', 9);
      await page.goto(`${site.origin}/report-issue`);
      await takePhoto(page, press);
      await expect.poll(() => latitude(page)).toMatch(/^41\.8762/u);
      await pin(page).scrollIntoViewIfNeeded();
      const box = await pin(page).boundingBox();
      const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 30, from.y - 40, { steps: 4 });
      await page.mouse.up();
      await expect.poll(async () => Number(await latitude(page))).toBeGreaterThan(41.8763);
      const dragged = Number(await latitude(page));
      await pin(page).press('ArrowDown');
      await expect.poll(async () => Number(await latitude(page))).toBeLessThan(dragged);
    },
  );

  test(
    'whose device knows only the district is shown an area, and points at the place',
    { tags: 'whole-run' },
    async () => {
      const page = await phone('cleo', 20_000);
      await page.goto(`${site.origin}/report-issue`);
      await takePhoto(page, press);
      await seeTexts(page.getByRole('main'), ['within 20 km of the middle of the circle']);
      expect(await latitude(page)).toBe('');
      expect(await pin(page).count()).toBe(0);
      await page.getByRole('application').click();
      await pin(page).waitFor();
      expect(await latitude(page)).toMatch(/^4\d\./u);
    },
  );

  test(
    'is led to the search for an address when the device says nothing',
    { tags: 'whole-run' },
    async () => {
      const page = await openBrowser({ width: 360 });
      await register(page, site, 'gina');
      await page.goto(`${site.origin}/report-issue`);
      await page.getByRole('button', { name: 'My Location' }).click();
      await seeTexts(page.getByRole('main'), ['Search for the address, or press the map.']);
      const search = page.getByPlaceholder('Search by location...');
      await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
    },
  );

  test(
    'who was there earlier finds the place of the photo, not of the desk',
    { tags: 'whole-run' },
    async () => {
      const page = await phone('dora', 9);
      await page.goto(`${site.origin}/report-issue`);
      await takePhoto(page, press, await placedPhoto(78));
      await expect.poll(() => latitude(page)).toMatch(/^41\.8833/u);
      expect(await page.getByLabel('Longitude').inputValue()).toMatch(/^-87\.6333/u);
    },
  );
});

describe('an issue that is there already', () => {
  const openIssue = async () => {
    const found = (await allIssues()).find(({ status }) => status === 'reported');
    if (!found) throw new Error('the demo site has open issues');
    return found;
  };
  const panel = (page: Page) => page.getByRole('region', { name: 'Already reported here?' });

  /** Stands in front of it and says what kind of problem it is. */
  async function standBefore(page: Page, issue: Issue): Promise<void> {
    await page.getByRole('link', { name: 'Report an Issue' }).last().click();
    await page.getByRole('button', { name: 'My Location' }).click();
    const names: Record<string, string> = categoryContent;
    await page.getByRole('radio', { name: names[issue.category] }).check();
  }

  test(
    'is named before a second report of it is sent, takes one tap to join, and the draft waits',
    { tags: 'whole-run' },
    async () => {
      const issue = await openIssue();
      const page = await phone('emma', 9, issue);
      await page.goto(`${site.origin}/issues`);
      await standBefore(page, issue);
      await page.getByLabel('Title').fill(issue.title);
      const near = panel(page).getByRole('listitem').filter({ hasText: issue.title }).first();
      await near.getByRole('button', { name: 'Affects me too' }).click();
      await near.getByText(`${issue.affectedCount + 1} affected`, { exact: true }).waitFor();
      await near.getByRole('link', { name: issue.title }).click();
      await page.getByRole('heading', { level: 1, name: issue.title }).waitFor();
      await page.goBack();
      await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(issue.title);
    },
  );

  test('is named without network too, from what is stored', { tags: 'whole-run' }, async () => {
    const issue = await openIssue();
    const page = await phone('fay', 9, issue);
    await page.goto(`${site.origin}/map`);
    await page
      .getByText(/^\d+ in view$/u)
      .first()
      .waitFor();
    await page.route('**/api/issues*', (route) => route.abort());
    await standBefore(page, issue);
    await expect
      .poll(() => panel(page).getByRole('link', { name: issue.title }).count())
      .toBeGreaterThan(0);
  });
});

describe('the camera in the form', () => {
  const shutter = (page: Page) => page.getByRole('button', { name: 'Take this picture' });

  test('is open at once where it is allowed, takes a picture by one tap, and closes', async () => {
    const page = await phone('cam', 9);
    await page.goto(`${site.origin}/report-issue`);
    await shutter(page).click();
    await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
    expect(await shutter(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Camera in this page' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('is asked for by nothing but a tap', async () => {
    const page = await openBrowser({ width: 360 });
    await page.addInitScript(() => {
      // The browser of the tests allows every camera.
      const { permissions } = navigator;
      const query = permissions.query.bind(permissions);
      permissions.query = async (asked) =>
        (asked.name as string) === 'camera'
          ? ({ state: 'prompt' } as PermissionStatus)
          : await query(asked);
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      Reflect.set(window, 'asked', 0);
      navigator.mediaDevices.getUserMedia = (wanted) => {
        Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1);
        return open(wanted);
      };
    });
    await register(page, site, 'nocam');
    await page.goto(`${site.origin}/report-issue`);
    const opener = page.getByRole('button', { name: 'Camera in this page' });
    await opener.waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(0);
    await opener.click();
    await shutter(page).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'asked') as number)).toBe(1);
  });
});
