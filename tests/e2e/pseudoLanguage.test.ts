import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGES } from '#schema/languages/messages.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { openDemoSite, type DemoSite } from '#tests/support/browser/demoSite.ts';
import { cutControls, shownTexts } from '#tests/e2e/shownTexts.ts';
import { CONTENT_MODULE, pseudoLanguage } from '#web/build/pseudoLanguage.ts';
import { withGlobalStyle } from '#web/build/withGlobalStyle.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const web = path.join(projectRoot, 'web');
const folder = makeTemporaryFolder();
let site: DemoSite;
let same: string[];

/** Each text of a module by its place. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}

/** What is the same in English and in German: names of parts, and words that both have. */
async function sameInBoth(): Promise<string[]> {
  const modules = [web, path.join(projectRoot, 'schema')]
    .flatMap((top) =>
      readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => path.join(top, file)),
    )
    .filter((file) => CONTENT_MODULE.test(file) && existsSync(file.replace(/\.ts$/u, '.de.ts')));
  const found = await Promise.all(
    modules.map(async (file) => {
      const german = new Map(textsOf(await import(file.replace(/\.ts$/u, '.de.ts'))));
      const english = textsOf(await import(file));
      return english.filter(([place, text]) => german.get(place) === text).map(([, text]) => text);
    }),
  );
  return [...new Set(found.flat())];
}

beforeAll(async () => {
  same = await sameInBoth();
  await Promise.all([
    openDemoSite({ STAFF_PASSKEYS: 'off' }).then((opened) => (site = opened)),
    build({
      configFile: false,
      root: web,
      logLevel: 'warn',
      plugins: [pseudoLanguage(same, Object.keys(MESSAGES.de)), withGlobalStyle, react()],
      define: { 'import.meta.env.MOCK': 'false' },
      build: { outDir: folder, emptyOutDir: true, target: 'es2022', minify: false },
    }),
  ]);
});
afterAll(async () => {
  await site.close();
  removeFolder(folder);
});

/** What the server answers is what people wrote, or names that no text is. */
const isWritten = (text: string) => text.length > 2 && !/^[a-z]+(?:_[a-z]+)*$/u.test(text);
const NAMES = /(?:name|user|author|by|reviewer)$/iu;

function collect(value: unknown, into: Set<string>, key = ''): void {
  if (typeof value === 'string' && (isWritten(value) || NAMES.test(key)))
    // Line by line, and a place in parts: cards show the first of them.
    for (const part of [...value.split('\n'), ...value.split(/[,;]/u)]) into.add(part.trim());
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) collect(part, into, name);
}

type Visit = { page: Page; written: Set<string>; read: () => Promise<unknown> };

async function visit(as?: string): Promise<Visit> {
  const page = await site.visit({ width: 360, ...(as ? { as } : {}) });
  const written = new Set<string>();
  const readings: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || response.url().includes('/events')) return;
    const reading = response.json().then(
      (answer) => collect(answer, written),
      () => undefined,
    );
    readings.push(reading);
  });
  await page.route(`${site.origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document')
      return route.fulfill({ path: path.join(folder, 'index.html') });
    const own = path.join(folder, pathname);
    return pathname.startsWith('/assets/') && existsSync(own)
      ? route.fulfill({ path: own })
      : route.fallback();
  });
  return { page, written, read: () => Promise.all(readings) };
}

/** Names of things, and values that files spell so in every language. */
const PROPER =
  /\b(?:critical, high, medium, low|Trybe|OpenStreetMap(?: contributors)?|Natural|Earth|GeoNames|Census|Bureau|Protomaps|English|Deutsch|Español|demo|trybe|example|org|com|https?|px|npm|run|Chicago)\b/gu;
/** What `Intl` spells for the page, which stays English: months, weekdays and names of currencies. */
const FORMATTED = new RegExp(`\\b(?:${[...formattedWords()].join('|')})\\b`, 'gu');
/** Licences are called so everywhere. */
const LICENCE = /^(?:Creative Commons|Open Database License|Datenlizenz Deutschland) /u;
const ENGLISH = /(?<![\p{L}\p{M}_-])[A-Za-z]*[a-z][A-Za-z]{2,}(?![\p{L}\p{M}_-])/gu;

function* formattedWords(): Generator<string> {
  for (const style of ['long', 'short'] as const)
    for (let at = 0; at < 12; at += 1) {
      const day = new Date(Date.UTC(2026, at, at + 1));
      yield day.toLocaleDateString('en', { month: style, timeZone: 'UTC' });
      yield day.toLocaleDateString('en', { weekday: style, timeZone: 'UTC' });
    }
  yield new Intl.DisplayNames('en', { type: 'currency' }).of('USD') ?? '';
}

function englishIn(text: string, written: readonly string[]): string[] {
  if (LICENCE.test(text)) return [];
  // Whole, or its beginning: a card cuts a long place, and a proposal begins with its first sentence.
  const begun = text.replace(/…$/u, '');
  if (same.includes(text) || written.some((known) => known.includes(begun))) return [];
  let rest = text;
  for (const known of written) if (rest.includes(known)) rest = rest.replaceAll(known, ' ');
  // Words without any of these letters have no accents.
  const words = rest.replaceAll(PROPER, ' ').replaceAll(FORMATTED, ' ').match(ENGLISH) ?? [];
  return words.filter((word) => /[aeioucnsy]/iu.test(word));
}

async function crawl({ page, written, read }: Visit, paths: readonly string[]) {
  const left: string[] = [];
  const cut: string[] = [];
  for (const at of paths) {
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    await page.waitForLoadState('networkidle');
    await read();
    const known = [...written, ...same.filter((text) => /[A-Z ]/u.test(text))]
      .filter((text) => text.length > 2)
      .toSorted((one, other) => other.length - one.length);
    for (const text of await shownTexts(page)) {
      const words = englishIn(text, known);
      if (words.length > 0) left.push(`${at}: ${words.join(' ')} | ${text.slice(0, 80)}`);
    }
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      cut.push(...(await cutControls(page)).map((what) => `${at} ${direction}: ${what}`));
    }
  }
  return { left, cut };
}

/** A machine that builds and tests everything at once is ten times slower than an idle one. */
const PATIENCE_MS = 400_000;

describe('in a language that is longer, on a small screen, from left and from right', () => {
  test(
    'everybody reads every text in it, and nothing is cut off',
    async () => {
      const found = await crawl(await visit(), [
        '/',
        '/auth',
        '/issues',
        '/map',
        '/faq',
        '/help',
        '/how-it-works',
        '/verification-process',
        '/transparency',
        '/leaderboard',
      ]);
      expect(found).toEqual({ left: [], cut: [] });
    },
    PATIENCE_MS,
  );

  test(
    'people who signed in do, too',
    async () => {
      const issues = await site.issues();
      const shown = (['funded', 'in_progress', 'completed'] as const).map(
        (state) => issues.find(({ status }) => status === state)?.id,
      );
      const found = await crawl(await visit('odile'), [
        ...shown.map((id) => `/issues/${id}`),
        `/issues/${shown[0]}#proposals`,
        `/issues/${shown[2]}/audit`,
        '/report-issue',
        '/profile',
        '/mine',
        '/outbox',
        '/desk',
        '/admin',
        '/admin/settings',
        '/admin/people',
        '/admin/content',
        '/admin/money',
        '/admin/import',
      ]);
      expect(found).toEqual({ left: [], cut: [] });
    },
    PATIENCE_MS,
  );
});
