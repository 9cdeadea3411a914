import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { ownDemoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';
import { expectStillTakeover, troubleOf } from '#tests/support/browser/paintedPage.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const site = ownDemoSiteOfTests();
const visit = (options?: BrowserContextOptions) => site.open({ viewport: PHONE, ...options });

const main = (page: Page) => page.getByRole('main');

async function oneOfEachStatus(): Promise<Issue[]> {
  const issues = await site.issues();
  const statuses = ['reported', 'funded', 'in_progress', 'completed'];
  return statuses.flatMap((status) => issues.find((issue) => issue.status === status) ?? []);
}

/** What the page asks of a visitor. */
const ASKED: Record<string, string | undefined> = {
  reported: 'Pledge',
  funded: 'Pledge',
  in_progress: 'Follow',
};

describe('the first paint of an issue', () => {
  test.each([PHONE, DESK])(
    'of an issue is taken over likewise, in every state, at %o',
    async (size) => {
      for (const { id } of await oneOfEachStatus()) {
        const page = await visit({ viewport: size });
        await expectStillTakeover(page, `/issues/${id}`);
        await page.context().close();
      }
    },
  );

  test.each([PHONE, DESK])('leaves a deadline room for any time zone at %o', async (size) => {
    const page = await visit({ viewport: size });
    const work = (await site.issues()).find(({ status }) => status === 'in_progress');
    await page.goto(`/issues/${work?.id}`);
    const deadline = main(page).getByText('Proof is due by');
    await deadline.waitFor();
    const texts = ['May 1, 2026 1:08 AM', 'Sep 28, 2026 10:58 PM'].map(
      (at) => `Proof is due by ${at} (26 days 23 hours left): the offered time plus 7 days.`,
    );
    // Both at once: in between a font may come, or React take the page over.
    const [early = 0, late] = await deadline.evaluate(
      (node, said) =>
        said.map((words) => {
          node.textContent = words;
          return node.parentElement?.clientHeight;
        }),
      texts,
    );
    expect(early).toBeGreaterThan(0);
    expect(late).toBe(early);
  });

  test('shows an issue with its photo and what to do when no script runs', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const trouble = troubleOf(page);
    for (const issue of await oneOfEachStatus()) {
      await page.goto(`/issues/${issue.id}`);
      expect(await page.title()).toBe(`${issue.title} · Trybe`);
      await seeTexts(main(page), [
        issue.title,
        issue.location,
        'What happens now',
        'Solution Criteria',
      ]);
      const photo = main(page).locator('img').first();
      // It loads early by its link, except on a slow line.
      expect(await photo.evaluate((image: HTMLImageElement) => image.loading)).toBe('lazy');
      expect(await page.locator('head link[as=image][media="not all"]').count()).toBeGreaterThan(0);
      for (const name of ['Pledge', 'Follow']) {
        const action = page.getByRole('link', { name, exact: true });
        expect(await action.count()).toBe(ASKED[issue.status] === name ? 1 : 0);
      }
    }
    expect(trouble).toEqual([]);
  });

  test('opens the tab that a link names, which the server never hears of', async () => {
    const page = await visit({});
    const trouble = troubleOf(page);
    const [issue] = (await site.issues()).filter(({ proposalCount }) => proposalCount > 1);
    await page.goto(`/issues/${issue?.id}#proposals`);
    const tab = page.getByRole('tab', { name: 'Proposals' });
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await expect.poll(async () => (await tab.boundingBox())?.y ?? Infinity).toBeLessThan(200);
    expect(trouble).toEqual([]);
  });

  test('shows a change of an issue to its next visitor, and nothing of a hidden one', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const [issue] = (await site.issues()).filter(({ status }) => status === 'reported');
    const path = `/issues/${issue?.id}`;
    await page.goto(path);
    await seeTexts(main(page), [issue?.title ?? '']);
    const staff = await site.visit({ as: 'odile' });
    const hide = (isHidden: boolean) =>
      staff.context().request.post(`/api${path}/hidden`, {
        data: { isHidden, reason: 'A test of what visitors see of hidden issues.' },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    expect((await hide(true)).ok()).toBe(true);
    const hidden = await page.goto(path);
    expect(hidden?.status()).toBe(404);
    expect(await hidden?.text()).not.toContain(issue?.title);
    expect((await hide(false)).ok()).toBe(true);
    expect((await page.goto(path))?.status()).toBe(200);
    await seeTexts(main(page), [issue?.title ?? '']);
    await staff.context().close();
  });

  test('follows a link to a part of itself that is pressed while the app takes it over', async () => {
    const issue = (await site.issues()).find(({ status }) => status === 'reported');
    const page = await visit();
    await page.addInitScript(() => {
      let router: unknown;
      const press = () =>
        [...document.querySelectorAll('a')].find((link) => link.textContent === 'Pledge')?.click();
      // The router names itself where it begins; it listens once the page is taken over.
      Object.defineProperty(globalThis, '__TSR_ROUTER__', {
        get: () => router,
        set: (made) => {
          router = made;
          requestAnimationFrame(press);
        },
      });
    });
    await page.goto(`/issues/${issue?.id}`);
    await main(page).getByText('Please log in to pledge support for this issue.').waitFor();
    expect(new URL(page.url()).hash).toBe('#pledge');
  });
});
