import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import type { Issue } from '#schema/issues/issue.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { BasicUser } from '#schema/people/user.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { openDemoSite, type DemoSite } from '#tests/support/browser/demoSite.ts';
import { offlinePaths, scenesOf, type ShownIssues } from './scenes.ts';

/** `SCREENS=issue npm run screenshots` takes only the pictures whose name matches. */
const WANTED = new RegExp(process.env.SCREENS ?? '', 'u');
const FOLDER = path.join(projectRoot, 'dist', 'screenshots');
const SETTLE_MS = 5_000;
const STAGES = ['arbitration', 'completed', 'jury', 'none', 'rework', 'voting', 'waiting_release'];
const SIZES = (['dark', 'light'] as const).flatMap((theme) =>
  [360, 768, 1280].map((width) => [theme, width] as const),
);

let site: DemoSite;
let shown: ShownIssues;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  site = await openDemoSite();
  const issues = await site.issues();
  const busiest = issues.find((issue) => issue.status === 'funded' && issue.proposalCount > 1);
  shown = { busiest: busiest?.id ?? '', ...(await findStages(issues)) };
});
afterAll(() => site.close());

const read = async <Answer>(address: string) =>
  (await (await fetch(site.origin + address)).json()) as Answer;

/** One issue for each stage of judging, and who works on the one without a proof. */
async function findStages(issues: readonly Issue[]): Promise<Omit<ShownIssues, 'busiest'>> {
  const stages = new Map<string, string>();
  for (const { id, status } of issues) {
    if (status !== 'in_progress' && (status !== 'completed' || stages.has(status))) continue;
    const { verification } = await read<CaseView>(`/api/issues/${id}/case`);
    const stage = status === 'completed' ? status : verification;
    if (!stages.has(stage)) stages.set(stage, id);
  }
  const offers = await read<Proposal[]>(`/api/issues/${stages.get('none')}/proposals`);
  const solverId = offers.find(({ status }) => status === 'selected')?.solverId ?? '';
  const { username } = await read<BasicUser>(`/api/users/${solverId}/basic`);
  return { stages, solver: { id: solverId, username } };
}

/** Loads the pictures below the fold, and brings a page that starts at a section to its top. */
async function showAll(patienceMs: number): Promise<void> {
  scrollTo(0, 0);
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all(pictures), patience]);
}

async function take(page: Page, name: string, theme: string, width: number): Promise<void> {
  // What is held back on purpose never settles; a picture of it is what is wanted.
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(showAll, SETTLE_MS);
  const file = path.join(FOLDER, `${name}-${theme}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

async function visitInTheme(theme: string, width: number, options: object): Promise<Page> {
  const page = await site.visit({ width, ...options });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  return page;
}

test.each(SIZES)('every screen in %s at %d px', async (theme, width) => {
  const pages = new Map<string | undefined, Page>();
  for (const { name, path: address, as, prepare } of scenesOf(shown)) {
    if (!WANTED.test(name)) continue;
    const page = pages.get(as) ?? (await visitInTheme(theme, width, { as }));
    pages.set(as, page);
    await prepare?.(page);
    // By way of a blank page: a change of the hash alone would not load anything.
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await take(page, name, theme, width);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  for (const page of pages.values()) await page.context().close();
  expect([...shown.stages.keys()].toSorted()).toEqual(STAGES);
});

test.each(SIZES)('what remains without network in %s at %d px', async (theme, width) => {
  if (!WANTED.test('offline')) return;
  const page = await visitInTheme(theme, width, { as: 'rosa', serviceWorkers: 'allow' });
  for (const address of offlinePaths(shown.busiest)) await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const address of offlinePaths(shown.busiest)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
  }
  await page.context().setOffline(true);
  for (const address of offlinePaths(shown.busiest)) {
    await page.goto(address);
    const name = address.startsWith('/issues/') ? 'issue' : address.slice(1) || 'home';
    await take(page, `offline-${name}`, theme, width);
  }
  expect(await page.getByText('Offline').count()).toBeGreaterThan(0);
  await page.context().close();
});

/** The list at a desk and on a phone, as the README shows it; copied to `trybe.webp` by hand. */
test('the picture of the README', async () => {
  if (!WANTED.test('readme')) return;
  const desk = { theme: 'dark', width: 1280, height: 860, left: 0, top: 0 };
  const phone = { theme: 'light', width: 360, height: 780, left: 1324, top: 40 };
  const parts = [];
  for (const { theme, width, height, left, top } of [desk, phone]) {
    const page = await visitInTheme(theme, width, {});
    await page.setViewportSize({ width, height });
    await page.goto('/issues', { waitUntil: 'networkidle' });
    parts.push({ input: await page.screenshot({ animations: 'disabled' }), left, top });
    await page.context().close();
  }
  const size = { width: 1728, height: desk.height, channels: 3 as const };
  const { width } = await sharp({ create: { ...size, background: '#1b2027' } })
    .composite(parts)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, 'readme.webp'));
  expect(width).toBe(size.width);
});
