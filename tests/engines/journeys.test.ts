import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { largePhoto } from '#tests/support/cases/testPhoto.ts';
import { startSite, type Site } from '#tests/support/browser/site.ts';
import { SiteCourt } from '#tests/support/browser/siteCourt.ts';
import { makeTemporaryFolder, removeFolder, testFolder } from '#tests/support/temporaryFolder.ts';
import type { EngineName, EnginePage } from './EnginePage.ts';
import { ENGINES } from './installed.mjs';
import { openPlaywrightEngine } from './playwrightEngine.ts';
import {
  control,
  field,
  fileInput,
  seeMap,
  seeTrue,
  seeInstalled,
  sees,
  signIn,
} from './screens.ts';
import { openWebkitEngine } from './webkitEngine.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const others: EngineName[] = ENGINES.filter((engine) => engine.isInstalled).map(({ name }) => name);
/** The browser tests have these journeys in Chromium. */
const engines: EngineName[] = isWholeRun || others.length === 0 ? ['chromium', ...others] : others;
let site: Site;
let court: SiteCourt;
let files: string;
let photo: { file: string; sha256: string };
beforeAll(async () => {
  site = await startSite({ TIME_MACHINE: 'on' });
  court = new SiteCourt(() => site);
  files = makeTemporaryFolder();
  const [bytes, file] = [await largePhoto(), path.join(files, 'corner.jpg')];
  await writeFile(file, bytes);
  photo = { file, sha256: createHash('sha256').update(bytes).digest('hex') };
});
beforeEach(async () => {
  await site.start();
  site.line.set({ kind: 'open' });
});
afterAll(async () => {
  await site.close();
  removeFolder(files);
});

type Browser = { page: EnginePage; close: () => Promise<void>; reopen: () => Promise<Browser> };

/** A browser of a test's own that can be closed and opened again. */
async function openBrowser(engine: EngineName, folder = testFolder()): Promise<Browser> {
  const options = { folder, width: 390, height: 844 };
  const page =
    engine === 'webkit'
      ? await openWebkitEngine(options)
      : await openPlaywrightEngine(engine, options);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await page.close();
    isOpen = false;
  };
  onTestFinished(async ({ task }) => {
    const shown = isOpen && task.result?.state === 'fail' ? await whatShows(page) : null;
    await close();
    if (shown !== null) throw new Error(shown);
  });
  return { page, close, reopen: () => close().then(() => openBrowser(engine, folder)) };
}

/** Where the page of a failed test was and what it said. */
async function whatShows(page: EnginePage): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText.slice(0, 1_000), null);
  return `The page showed, at ${await page.url()}:\n${text}`;
}

/** A browser in which a new person is signed in and everything is there for being without network. */
async function openSignedIn(engine: EngineName, name: string) {
  const username = `${name}.${engine}`;
  await court.join(username);
  const browser = await openBrowser(engine);
  await signIn(browser.page, site.origin, username);
  // WebKitGTK gives a page that is opened while the worker installs no controller for as long as it is open.
  await seeInstalled(browser.page);
  await browser.page.goto(`${site.origin}/issues`);
  await sees(browser.page, site.titles[0] ?? '');
  await seeInstalled(browser.page);
  return browser;
}

const storedTitles = (title: string) =>
  site.query<{ sha256: string | null }>(
    `select encode(upload.sha256, 'hex') as sha256 from issue
     left join issue_photo on issue_photo.issue_id = issue.id
     left join upload on upload.id = issue_photo.upload_id where issue.title = $1`,
    [title],
  );

/** Writes a report as somebody does whose device does not say where it is, and sends it off. */
async function writeReport(page: EnginePage, title: string): Promise<void> {
  await page.goto(`${site.origin}/report-issue`);
  await page.chooseFile(fileInput('Choose photos'), photo.file);
  await seeTrue(page, () =>
    [...document.images].some(
      ({ alt, naturalWidth }) => alt === 'Photo 1 of 1' && naturalWidth > 0,
    ),
  );
  await page.fill(field('Title'), title);
  await page.fill(field('Description'), 'The whole corner has been without light for a week.');
  await seeMap(page);
  await page.press("//*[@role='application']");
  await seeTrue(page, () => {
    const labels = [...document.querySelectorAll('label')];
    const place = labels.find(({ textContent }) => textContent?.trim() === 'Location')?.control;
    return place instanceof HTMLInputElement && place.value !== '';
  });
  await page.press("//*[self::summary or self::button][contains(., 'Priority, solution')]");
  await page.fill(field('Solution criteria'), 'All lamps of the corner shine after dark.');
  await page.press(control('Submit Report'));
  await expect.poll(() => page.url(), { timeout: 60_000 }).toContain('/outbox');
  await sees(page, title);
}

/** What waits on the device, read from its disk: of each entry the hashes of its photos. */
const readQueue = (page: EnginePage) =>
  page.evaluate(
    () =>
      new Promise<string[][]>((resolve) => {
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('operations').objectStore('operations');
          const all = store.getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            type Row = { parts: { sha256: string }[] };
            resolve(all.result.map(({ parts }: Row) => parts.map(({ sha256 }) => sha256)));
          });
        });
      }),
    null,
  );

describe.each(engines)('in %s', (engine) => {
  test('the first visit puts the app on the device, with its list and its map', async () => {
    const { page } = await openBrowser(engine);
    await page.goto(`${site.origin}/`);
    await sees(page, 'Report an Issue');
    await seeInstalled(page);
    await page.goto(`${site.origin}/issues`);
    await sees(page, site.titles[0] ?? '');
    await seeTrue(page, () => caches.has('trybe-lists'));

    site.line.set({ kind: 'cut' });
    await page.reload();
    await sees(page, 'Offline. List from');
    await sees(page, site.titles[0] ?? '');
    await page.goto(`${site.origin}/map`);
    await seeMap(page);
  });

  test('a report with a photo, written while the server is dead, arrives by itself and once', async () => {
    const title = `Street lamps out, seen in ${engine}`;
    const { page, reopen } = await openSignedIn(engine, 'ann');
    await site.kill();
    await writeReport(page, title);
    const [hashes = []] = await readQueue(page);
    expect(hashes).toHaveLength(1);

    const { page: again } = await reopen();
    await again.goto(`${site.origin}/outbox`);
    await sees(again, title);
    await site.start();
    await expect.poll(async () => (await storedTitles(title)).length, { timeout: 60_000 }).toBe(1);
    await sees(again, 'No. ');
    expect(await storedTitles(title)).toEqual([{ sha256: hashes[0] }]);
  });
});

describe.each(isWholeRun ? engines : [])('in %s', (engine) => {
  test('a message written without network arrives once at the next visit', async () => {
    const text = `I have seen it too, with ${engine}`;
    const { page, close, reopen } = await openSignedIn(engine, 'ben');
    const [issue] = await site.query<{ id: string }>('select id from issue limit 1');
    await page.goto(`${site.origin}/issues/${issue?.id}#discussion`);
    await page.fill(field('Your message'), text);
    await sees(page, 'Draft kept. Nothing has been sent yet.');
    site.line.set({ kind: 'cut' });
    await page.press(control('Send'));
    await expect.poll(() => readQueue(page)).toHaveLength(1);
    await close();

    site.line.set({ kind: 'open' });
    const { page: again } = await reopen();
    await again.goto(`${site.origin}/issues`);
    const arrived = () => site.query('select id from chat_message where message = $1', [text]);
    await expect.poll(async () => (await arrived()).length, { timeout: 60_000 }).toBe(1);
    await again.goto(`${site.origin}/outbox`);
    await sees(again, 'Received');
    expect(await arrived()).toHaveLength(1);
  });

  test('a dialog holds the focus, closes by Escape and gives the focus back', async () => {
    const { page } = await openBrowser(engine);
    await page.goto(`${site.origin}/issues`);
    await page.press(control('Open menu'));
    await seeTrue(page, () => document.activeElement?.closest('[role=dialog]') !== null);
    for (let times = 0; times < 12; times += 1) await page.pressKey('Tab');
    await seeTrue(page, () => document.activeElement?.closest('[role=dialog]') !== null);
    await page.pressKey('Escape');
    await seeTrue(
      page,
      () =>
        document.querySelector('[role=dialog]') === null &&
        /menu/iu.test(document.activeElement?.getAttribute('aria-label') ?? ''),
    );
  });

  test('a proof without a camera takes its photo from a file', async () => {
    const { issueId } = await court.openWork(engine, ['500']);
    const { page } = await openBrowser(engine);
    await signIn(page, site.origin, `s${engine}`);
    await page.goto(`${site.origin}/issues/${issueId}/proof`);
    await page.press(control('Take the before photo'));
    await sees(page, 'The camera cannot be used here.');
    await page.pressKey('Escape');
    await page.chooseFile(fileInput('Choose a before photo'), photo.file);
    await sees(page, 'From a file.');
  });

  test('a new version waits while somebody types, and takes over when asked', async () => {
    const { page } = await openSignedIn(engine, 'cleo');
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true), null);
    const worker = await (await fetch(`${site.origin}/serviceWorker.js`)).text();
    site.line.set({
      kind: 'answer',
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
      body: `${worker}\n// Another version, for ${engine}.\n`,
      matches: (_, url) => url === '/serviceWorker.js',
    });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    }, null);
    await sees(page, 'A new version is ready.');
    expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'), null)).toBe(true);
    await page.press(control('Update now'));
    await seeTrue(page, () => !Reflect.has(window, 'isSamePage'));
    await sees(page, site.titles[0] ?? '');
  });
});
