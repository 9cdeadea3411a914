import { hash } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { LANGUAGES } from '#schema/languages/languages.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const site = siteOfTests();

/** What the system does when somebody chooses the app in the share sheet of the gallery. */
async function sharePhoto(page: Page, photo: Buffer): Promise<void> {
  await page.evaluate(() => {
    document.body.innerHTML = `<form action="/share-target" method="post" enctype="multipart/form-data">
      <input name="title" value="Seen on the way"><input name="text" value="">
      <input name="url" value=""><input type="file" name="photos"><button>Share</button></form>`;
  });
  const file = { name: 'gallery.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Share' }).click();
}

/** A page of another site that sends what the system would send, and says or hides where it is from. */
const foreignForm = (origin: string, policy: string) => `<meta name="referrer" content="${policy}">
  <form action="${origin}/share-target" method="post" enctype="multipart/form-data">
  <input name="title" value="Planted by a stranger"><input name="text" value=""><button>Win a prize</button></form>`;

/** What Chromium fires when the app can be installed; a headless one never does by itself. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = () => Promise.resolve({ outcome: 'accepted' });
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
}

/** Whether the page has a worker that has kept the app, or one that is on its way to it. */
const hasWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.active ?? registration?.waiting ?? registration?.installing);
  });

/** A portal that answers for some files of the app alone; tells how often it did. */
function lieFor(isMeant: (url: string) => boolean): () => number {
  let lies = 0;
  site.line.set({
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<title>Hotel</title><h1>Welcome to Hotel WiFi</h1>',
    matches: (_, url) => isMeant(url) && (lies += 1) > 0,
  });
  return () => lies;
}

describe('the installed app', () => {
  test('is never the page of a captive portal that came in its place', async () => {
    const countLies = lieFor((url) => url === '/index.html');
    const page = await deviceOfTest().open();
    await page.goto(`${site.origin}/issues`);
    const first = page.getByRole('heading', { name: site.titles[0] });
    await expect.poll(countLies).toBeGreaterThan(0);
    await expect.poll(() => hasWorker(page)).toBe(false);
    await page.reload();
    await first.waitFor();
    site.line.set({ kind: 'open' });
    await page.reload();
    await seeInstalled(page);
    site.line.set({ kind: 'cut' });
    await page.goto(`${site.origin}/issues`);
    await first.waitFor();
    expect(await page.getByText('Welcome to Hotel WiFi').count()).toBe(0);
  });

  test.each(['/index.html', '/serviceWorker.js', '.json'])(
    'is there in the same visit when its first installation failed at %s',
    { tags: 'whole-run' },
    async (end) => {
      const page = await deviceOfTest().open();
      await page.goto(`${site.origin}/issues`);
      const countLies = lieFor((url) => url.endsWith(end));
      await expect.poll(countLies).toBeGreaterThan(0);
      site.line.set({ kind: 'open' });
      await seeInstalled(page);
    },
  );

  test('is made of the very files that the server sends, in each language', async () => {
    const languages = isWholeRun ? LANGUAGES : (['en', 'ar'] as const);
    const names = languages.map((language) => (language === 'en' ? '' : `.${language}`));
    for (const name of names) {
      const files = await filesOf(`/serviceWorker${name}.js`);
      expect(files.map(({ url }) => url)).toContain(`index${name}.html`);
      const sent: ListedFile[] = [];
      // One after the other: of hundreds of connections at once a busy machine has reset some.
      for (const { url, revision } of files)
        sent.push({
          url,
          revision: hash('sha256', await bytesAt(`/${url}`)).slice(0, revision.length),
        });
      expect(sent).toEqual(files);
    }
  });

  test(
    'takes a photo shared from the gallery into a new report, without network',
    { tags: 'whole-run' },
    async () => {
      const page = await deviceOfTest().open();
      await signUp(page, site, 'zoe');
      await page.goto(`${site.origin}/report-issue`);
      await page.getByLabel('Title').waitFor();
      await seeInstalled(page);
      site.line.set({ kind: 'cut' });
      await sharePhoto(page, await smallPhoto(4));
      await page.waitForURL(/\/report-issue\?draft=/u);
      await page.getByRole('button', { name: 'Start a report with it' }).click();
      await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('Seen on the way');
      await page.reload();
      await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
      await page.goto(`${site.origin}/outbox`);
      const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
      await drafts.filter({ hasText: 'Seen on the way' }).waitFor();
      expect(await drafts.count()).toBe(1);
    },
  );

  test(
    'asks before a form of another site becomes a report, which may look like a share',
    { tags: 'whole-run' },
    async () => {
      const page = await deviceOfTest().open();
      await signUp(page, site, 'ida');
      await seeInstalled(page);
      const plant = async (policy: string) => {
        await page.route('http://elsewhere.test/', (route) =>
          route.fulfill({ contentType: 'text/html', body: foreignForm(site.origin, policy) }),
        );
        await page.goto('http://elsewhere.test/');
        await page.getByRole('button', { name: 'Win a prize' }).click();
        await page.waitForURL(/\/report-issue\?draft=/u);
      };
      const planted = page.getByText('Planted by a stranger');
      const seeNothing = async () => {
        await page.getByLabel('Title').waitFor();
        expect(await page.getByLabel('Title').inputValue()).toBe('');
        await page.goto(`${site.origin}/outbox`);
        await page.getByRole('contentinfo').waitFor();
        expect(await planted.count()).toBe(0);
      };
      await plant('unsafe-url');
      await seeNothing();
      await plant('no-referrer');
      await planted.waitFor();
      expect(await page.getByLabel('Title').count()).toBe(0);
      await page.getByRole('button', { name: 'Discard' }).click();
      await seeNothing();
    },
  );

  test(
    'is offered after the first saved report, and not again after a no',
    { tags: 'whole-run' },
    async () => {
      const page = await deviceOfTest().open();
      await signUp(page, site, 'yan');
      await seeInstalled(page);
      await offerInstall(page);
      const offer = page.getByText('Install this app');
      await page.getByRole('contentinfo').waitFor();
      expect(await offer.count()).toBe(0);
      site.line.set({ kind: 'cut' });
      await fillReport(page, { title: 'Reason to come back' });
      await submitOffline(page);
      await offer.waitFor();
      await page.getByRole('button', { name: 'Close' }).first().click();
      await offer.waitFor({ state: 'hidden' });
      await page.reload();
      await page.getByText('Reason to come back').waitFor();
      await offerInstall(page);
      await page.getByRole('contentinfo').waitFor();
      expect(await offer.count()).toBe(0);
    },
  );

  test(
    'is served by the worker even where it was on its way while that took over',
    { tags: 'whole-run' },
    async () => {
      const first = await deviceOfTest().open();
      const late = await first.context().newPage();
      let goOn: () => Promise<void> = () => Promise.resolve();
      await late.route(`${site.origin}/issues`, (route) => {
        goOn = () => route.continue();
      });
      await Promise.all([
        late.waitForRequest(`${site.origin}/issues`),
        late.evaluate((url) => location.assign(url), `${site.origin}/issues`),
      ]);
      await first.goto(`${site.origin}/`);
      await seeInstalled(first);
      await goOn();
      await late.getByRole('contentinfo').waitFor();
      await seeInstalled(late);
      site.line.set({ kind: 'cut' });
      await late.reload();
      await late.getByRole('heading', { name: site.titles[0] }).waitFor();
    },
  );

  test('names pages and pictures that exist', async () => {
    const answer = await fetch(`${site.origin}/manifest.webmanifest`);
    const manifest = (await answer.json()) as Manifest;
    const pictures = [...manifest.icons, ...manifest.screenshots];
    const served = await Promise.all(
      pictures.map(async ({ src }) => ({ src, sizes: await sizesOf(src) })),
    );
    expect(served).toEqual(pictures.map(({ src, sizes }) => ({ src, sizes })));
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/report-issue', '/map', '/outbox']);
  });
});

type ListedFile = { url: string; revision: string };

/** The list that a worker carries, as the build has put it in. */
async function filesOf(worker: string): Promise<ListedFile[]> {
  const text = await (await fetch(new URL(worker, site.origin))).text();
  const entries = text.matchAll(/\{"revision":"(?<revision>\w+)","url":"(?<url>[^"]+)"\}/gu);
  return Array.from(entries, ({ groups }) => ({
    url: groups?.url ?? '',
    revision: groups?.revision ?? '',
  }));
}

const bytesAt = async (path: string) =>
  Buffer.from(await (await fetch(new URL(path, site.origin))).arrayBuffer());

async function sizesOf(path: string): Promise<string> {
  const { width, height } = await sharp(await bytesAt(path)).metadata();
  return `${width}x${height}`;
}

type Picture = Record<'src' | 'sizes', string>;
type Manifest = Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { url: string }[] };
