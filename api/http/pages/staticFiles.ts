import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import {
  allowInlined,
  groundHref,
  paintSubjectOf,
  withFirstPaint,
  type Inlined,
  type PaintPage,
} from './firstPaint.ts';
import { createTextAnswers, tagged, type TaggedText } from './pageAnswer.ts';
import { withBrand } from './pageBrand.ts';
import { appFiles, pageFiles, preloadLinks, type BuildManifest } from './pageLinks.ts';
import { renderHead } from './pageHead.ts';
import {
  issuePageMeta,
  issuePartMeta,
  type FindIssuePreview,
  type IssuePart,
} from './pageIssue.ts';
import { missingPage, pageMetaOf, type PageMeta } from './pageMeta.ts';
import { createFileAnswers } from './builtFiles.ts';
import { inLanguage, languagesIn, readerLanguage } from './languageFiles.ts';
import { iconHref, siteManifest } from '#schema/site/brand/siteManifest.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { LANGUAGES, type Language } from '#schema/languages/languages.ts';
import { withSiteName } from '#schema/pageMeta.ts';
import { cookieName, SESSION_COOKIE } from '#api/http/cookieName.ts';

/** What the pages say about themselves comes from here. */
export type PageSource = {
  originOf: (context: Context) => string;
  /** What the installation is called now, and how it looks. */
  site: () => Pick<SiteSettings, 'name' | 'brand'>;
  findIssue: FindIssuePreview;
  /** Counts what is put together for an address; throws RateLimited when that was too much. Files are free. */
  admit?: (address: string) => Promise<void>;
  /** What the pages are offered in, the installation's own language first; none: English alone. */
  languages?: () => readonly Language[];
  /** Whether the installation waits to be set up; its page is there no longer than that. */
  isSetupOpen?: () => Promise<boolean>;
  /** Paints the first pages for visitors; without it they get the app, which paints itself. */
  paint?: PaintPage;
  /**
   * Keeps what `make` gave until something changes, for the pages of visitors: address, text, tag
   * and policy. What is painted may therefore depend on the origin, the path, the language and the data alone, and
   * a write has to publish an event or to be a call of the contract; both forget every page.
   */
  keep?: <Page>(key: string, make: () => Promise<Page>) => Promise<Page>;
};

const ISSUE_PATH = /^\/issues\/([^/]+)$/u;
const PART_PATH = /^\/issues\/([^/]+)\/(audit|poster|proof)$/u;

const SETUP_PATH = '/setup';

/** Of the installed app, in English or another language: see `inLanguage`. */
const MANIFEST_PATH = /^\/manifest(?:\.[a-z]{2})?\.webmanifest$/u;

async function readPage(directory: string, language: Language): Promise<string | null> {
  const file = join(directory, inLanguage('index.html', language));
  return readFile(file, 'utf8').catch(() => null);
}

/** What an installed app is called; null where nothing is built. */
async function nameManifest(
  file: string,
  site: ReturnType<PageSource['site']>,
): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return JSON.stringify(siteManifest(JSON.parse(text) as object, site));
}

async function readManifest(directory: string, language: Language): Promise<BuildManifest> {
  const file = join(directory, '.vite', inLanguage('manifest.json', language));
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as BuildManifest;
}

/** What decides how a page looks. */
type View = {
  path: string;
  search: string;
  origin: string;
  hasSession: boolean;
  language: Language;
};

type PlainPage = { html: string; directory: string; manifest: BuildManifest };

/**
 * The page with what a visitor sees first in it; null where the app has to paint it itself. It is
 * never painted for somebody who may be signed in: what it shows is the same for everybody.
 */
async function paintPage(
  { path, search, origin, language }: View,
  paint: PaintPage,
  { html, directory, manifest }: PlainPage,
): ReturnType<typeof withFirstPaint> {
  const ground = groundHref(html);
  if (search !== '' || paintSubjectOf(path) === null || ground === null) return null;
  const painted = await paint(path, origin, language);
  if (painted === null) return null;
  const files = { theme: 'theme.js', ground, start: 'afterPaint.js' };
  return withFirstPaint(html, painted, {
    read: (file) => readFile(join(directory, files[file]), 'utf8'),
    app: appFiles(manifest),
    page: pageFiles(manifest, path),
  });
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/u, '') : path);

/** Whether an address can be a page; only then is it looked up, and kept. */
function isPagePath(pathname: string): boolean {
  const path = withoutSlash(pathname);
  return ISSUE_PATH.test(path) || PART_PATH.test(path) || pageMetaOf(path) !== undefined;
}

/** The page at an address; undefined when the app has none there. */
async function findPage(
  { path: pathname, language }: View,
  source: PageSource,
): Promise<PageMeta | undefined> {
  const path = withoutSlash(pathname);
  const issueId = ISSUE_PATH.exec(path)?.[1];
  const [, whole, part] = PART_PATH.exec(path) ?? [];
  if (whole !== undefined)
    return issuePartMeta(whole, part as IssuePart, source.findIssue, language);
  if (issueId !== undefined) return issuePageMeta(issueId, source.findIssue, language);
  if (path === SETUP_PATH && !(await source.isSetupOpen?.())) return undefined;
  const page = pageMetaOf(path, language);
  const own = (text: string) => withSiteName(source.site().name, text);
  return page && { ...page, title: own(page.title), description: own(page.description) };
}

/** A page as it goes out, to everybody with the same view of it. */
type FinishedPage = { status: number; text: TaggedText; inlined: Inlined | null };

/** Puts a page together; null where nothing is built. */
async function finishPage(
  directory: string,
  source: PageSource,
  view: View,
): Promise<FinishedPage | null> {
  const { hasSession, origin, language } = view;
  const html = await readPage(directory, language);
  if (html === null) return null;
  const meta = (await findPage(view, source)) ?? missingPage(language);
  const manifest = await readManifest(directory, language);
  const painting =
    hasSession || !source.paint
      ? null
      : paintPage(view, source.paint, { html, directory, manifest }).catch(() => null);
  const painted = await painting;
  const links = painted ? [] : preloadLinks(manifest, meta.path, view.search);
  // A painted page says with its other answers that nobody is signed in. Said a second time, it
  // would be believed after the sign-in.
  const { name: siteName, brand } = source.site();
  const asked = {
    siteName,
    ...(brand.logo && { logo: iconHref(512, brand.logo.icons) }),
    origin,
    language,
    hasSession: hasSession || painted !== null,
    links,
  };
  const headed = renderHead(painted?.text ?? html, meta, asked);
  const { text, inlined } = withBrand({ text: headed, inlined: painted?.inlined ?? null }, brand);
  return { status: meta.status, text: tagged(text), inlined };
}

/**
 * The built web app with its precompressed files. Every page says in its HTML what it is, for search
 * engines and previews; unknown addresses get the app's own page, so that the not-found screen looks
 * like the rest, with an honest 404. `/index.html` stays the plain page, which the worker keeps.
 * What visitors without a session see is put together once and kept until something changes, the
 * painted pages too.
 */
export function serveWeb(directory: string, source: PageSource): Middleware {
  const answer = createTextAnswers();
  const offeredNow = () => source.languages?.() ?? ['en'];
  const answerFile = createFileAnswers(directory, () => offeredNow().join(' '));
  const isBuilt = languagesIn(directory);
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const { path, search } = context;
    if (MANIFEST_PATH.test(path)) {
      const manifest = await nameManifest(join(directory, path), source.site());
      if (manifest === null) return next();
      context.set('Cache-Control', 'no-cache');
      await answer(context, tagged(manifest), 'application/manifest+json');
      return undefined;
    }
    const isPage = isPagePath(path);
    if (!isPage && (await answerFile(context))) return undefined;
    await source.admit?.(context.ip);
    const origin = source.originOf(context);
    const hasSession = [true, false].some(
      (isHttps) => context.cookies.get(cookieName(SESSION_COOKIE, isHttps)) !== undefined,
    );
    const isSetup = withoutSlash(path) === SETUP_PATH;
    // Who sets the site up has not said yet which languages it offers.
    const offered = isSetup ? LANGUAGES.filter(isBuilt) : offeredNow();
    const language = readerLanguage(context, offered);
    const view = { path, search, origin, hasSession, language };
    const finish = () => finishPage(directory, source, view);
    const keep = isPage && !isSetup && search === '' && !hasSession ? source.keep : undefined;
    const page = await (keep ? keep(`page ${language} ${origin} ${path}`, finish) : finish());
    if (!page) return next();
    context.status = page.status;
    context.set('Cache-Control', 'no-cache');
    context.vary('Cookie');
    if (page.inlined) allowInlined(context, page.inlined);
    await answer(context, page.text, 'html');
    return undefined;
  };
}
