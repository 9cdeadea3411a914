import { OURS } from '#tests/support/browser/ours.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';

const site = ownDemoSiteOfTests();
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
const PEOPLE = [undefined, 'dan', 'rosa', 'sam', 'amira'] as const;
const STATES = ['reported', 'funded', 'in_progress', 'completed'] as const;
/** How far the judging of a proof can have come while an issue is in progress. */
const JUDGED = ['voting', 'waiting_release', 'rework', 'jury', 'arbitration'] as const;
/** What the page may ask of somebody; of who can do nothing it asks to tell others. */
const ACTIONS =
  /^(?:Pledge|Vote|Follow|Following|Share|Offer to fix it|Your offer|Open your seat|Submit proof|Submit a second proof|See the proof and vote|Decide as ambassador|Go to the other report)$/u;

let issues: Issue[];
/** One issue of every state, by the name of the state. */
const examples = new Map<string, string>();
beforeAll(async () => {
  issues = await site.issues();
  for (const state of STATES)
    examples.set(state, issues.find(({ status }) => status === state)?.id ?? '');
  for (const { id } of issues.filter(({ status }) => status === 'in_progress')) {
    const answer = await fetch(`${site.origin}/api/issues/${id}/case`);
    const { verification } = (await answer.json()) as CaseView;
    examples.set(verification === 'none' ? 'in_progress' : verification, id);
  }
  examples.set('merged', await mergeTwoOfRosa());
});

/** Has one report of a person go on at another one of theirs; answers the id of the lesser. */
async function mergeTwoOfRosa(): Promise<string> {
  const page = await site.visit({ as: 'rosa' });
  const { request } = page.context();
  const { id } = (await (await request.get('/api/user')).json()) as { id: string };
  const own = issues.filter(
    ({ status, reporterId }) => reporterId === id && (status === 'reported' || status === 'funded'),
  );
  const [from, into] = own.slice(-2);
  const answer = await request.post(`/api/issues/${from?.id}/merge`, {
    data: { intoId: into?.id },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(await answer.json()).toEqual({ isMerged: true });
  return from?.id ?? '';
}

const casePanel = (page: Page) => page.getByRole('region', { name: 'What happens now' });
const isWhollyInView = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** Lays the open page out for that screen, which costs a tenth of loading it again, and looks at it. */
async function expectActionInView(page: Page, state: string, screen: (typeof SCREENS)[number]) {
  await page.setViewportSize(screen);
  const panel = casePanel(page);
  // The last to come: by then all that decides the action is there.
  await panel.getByText('How this is decided').waitFor();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  const button = panel.getByRole('link', { name: ACTIONS });
  const main = (await button.count()) > 0 ? button : panel.getByRole('button', { name: ACTIONS });
  const message = `${state} at ${screen.width} px`;
  await expect.poll(() => isWhollyInView(main.first()), { message }).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
}

describe('on a phone and on a wide screen', () => {
  test.each(PEOPLE)('the main action of every state is in the first view for %s', async (as) => {
    const page = await site.visit({ as });
    expect([...examples.keys()]).toEqual(expect.arrayContaining([...STATES, ...JUDGED, 'merged']));
    for (const [state, id] of examples) {
      await page.setViewportSize(SCREENS[0]);
      await page.goto(`/issues/${id}`);
      for (const screen of SCREENS) await expectActionInView(page, state, screen);
    }
  });
});

describe('an address that names the proof', () => {
  test.each(SCREENS)('leads to it at $width by $height, though it comes last', async (screen) => {
    const page = await site.visit();
    await page.setViewportSize(screen);
    const issue = issues.find(({ status }) => status === 'completed');
    await page.goto(`/issues/${issue?.id}#proof-of-work`);
    const heading = page.getByRole('heading', { name: 'Proof of the work' });
    await heading.waitFor();
    await expect.poll(() => isWhollyInView(heading)).toBe(true);
  });
});

describe('the review of a proof', () => {
  test('has its choice within one screen of a phone below the photos', async () => {
    const page = await site.visit({ as: 'dan' });
    await page.setViewportSize(SCREENS[0]);
    await page.goto(`/issues/${examples.get('voting')}`);
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.scrollIntoViewIfNeeded();
    const choice = await approve.boundingBox();
    const photos = await page.getByRole('slider', { name: /after photo/u }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const bar = await casePanel(page).getByRole('button', { name: 'Follow' }).boundingBox();
    const below = (box: typeof choice) => (box ? box.y + box.height : NaN);
    const screen = (bar?.y ?? NaN) - below(header);
    expect(below(choice) - below(photos)).toBeLessThan(screen);
  });
});

describe('a pledge', () => {
  test('takes four taps from the list to the receipt, which says what it changed', async () => {
    const page = await site.visit({ as: 'dan' });
    await page.setViewportSize(SCREENS[0]);
    const issue = issues.find(
      ({ status, proposalCount }) => status === 'reported' && proposalCount === 0,
    );
    await page.goto(`/issues?search=${encodeURIComponent(issue?.title ?? '')}&filter=reported`);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole('link', { name: issue?.title }).first());
    await tap(casePanel(page).getByRole('link', { name: 'Pledge', exact: true }));
    await tap(page.getByRole('button', { name: '$25', exact: true }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Pledge $25.00' }));
    const receipt = page.getByRole('region', { name: 'You pledged $25.00' });
    await receipt.getByText('There is now $25.00 in escrow for this issue.').waitFor();
    await receipt
      .getByText(/^It is refunded automatically on .+ unless a proposal has won\.$/u)
      .waitFor();
    await receipt.getByRole('button', { name: 'Share' }).waitFor();
    expect(taps).toBeLessThanOrEqual(4);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const heading = receipt.getByRole('heading');
    const isFocused = () => heading.evaluate((title) => title === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    const { y = -1 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SCREENS[0].height);
  });
});

describe('the photos of an issue', () => {
  test('open whole, are enlarged and closed by keys, and give the focus back', async () => {
    const page = await site.visit();
    const issue = issues.find(({ imageUrl }) => imageUrl !== null);
    await page.goto(`/issues/${issue?.id}`);
    const opener = page.getByRole('button', { name: /^Photo 1 of/u });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Photos 1 of/u });
    const photo = dialog.getByRole('img').first();
    const widthOf = () => photo.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(widthOf).toBeGreaterThan(100);
    const whole = await widthOf();
    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeGreaterThan(whole);
    await page.keyboard.press('-');
    await expect.poll(widthOf).toBe(whole);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('show the small one until the whole one comes, and for good when that fails', async () => {
    const page = await site.visit();
    const { id, imageUrl } = issues.find((issue) => issue.imageUrl !== null) ?? {};
    // A phone takes the small one for its page, so that only the opened photo asks for the whole one.
    await page.setViewportSize(SCREENS[0]);
    let isBroken = false;
    const whole = await holdBack(page, imageUrl ?? '', (route) =>
      isBroken ? route.fulfill({ ...OURS, status: 500 }) : route.continue(),
    );
    const open = async () => {
      await page.goto(`/issues/${id}`);
      await page.getByRole('button', { name: /^Photo 1 of/u }).click();
      const photos = page.getByRole('dialog').locator('img');
      const shown = () =>
        photos.evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ naturalWidth }) => naturalWidth > 0)
            .map(({ src }) => new URL(src).searchParams.has('w')),
        );
      return { shown, photos };
    };
    const first = await open();
    await expect.poll(first.shown).toEqual([true]);
    whole();
    await expect.poll(first.shown).toEqual([false]);
    expect(await first.photos.count()).toBe(1);

    isBroken = true;
    const second = await open();
    await expect.poll(() => second.photos.count()).toBe(1);
    await expect.poll(second.shown).toEqual([true]);
    expect(await second.photos.first().getAttribute('alt')).toMatch(/^Photo 1 of/u);
  });
});
