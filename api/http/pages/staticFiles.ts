import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import {
  allowInlined,
  groundHref,
  findPaintSubject,
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
import { missingPage, findPageMeta, type IssuePreview, type PageMeta } from './pageMeta.ts';
import { createFileAnswers } from './builtFiles.ts';
import { readBuiltPages, type BuiltPages } from './builtPages.ts';
import { languagesIn, readerLanguage } from './languageFiles.ts';
import { iconHref, siteManifest } from '#schema/site/brand/siteManifest.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { LANGUAGES, type Language } from '#schema/languages/languages.ts';
import { withSiteName } from '#schema/pageMeta.ts';
import type { Keep } from '#api/http/events/sharedCache.ts';
import { ofIssue, type IsTouched } from '#api/platform/touched.rules.ts';
import { cookieName, SESSION_COOKIE } from '#api/http/cookieName.ts';

export type PageSource = {
  findOrigin: (context: Context) => string;
  site: () => Pick<SiteSettings, 'name' | 'brand'>;
  findIssue: FindIssuePreview;
  /** Rate limit per address for pages; throws RateLimited. Files are not limited. */
  admit?: (address: string) => Promise<void>;
  /** Offered languages, the installation's own first; none: English alone. */
  languages?: () => readonly Language[];
  /** Whether the site still has to be set up; only then does the setup page exist. */
  isSetupOpen?: () => Promise<boolean>;
  /** Paints pages for visitors; without it they get the app, which renders itself. */
  paint?: PaintPage;
  /**
   * Caches visitors' pages (address, text, tag and policy) until what they show changes. Painted content may
   * therefore depend only on the origin, path, language and data, and every write has to tell what it
   * touches, or be a call of the contract, which clears the cache.
   */
  keep?: Keep;
};

const ISSUE_PATH = /^\/issues\/([^/]+)$/u;
const PART_PATH = /^\/issues\/([^/]+)\/(audit|poster|proof)$/u;

const SETUP_PATH = '/setup';

const MANIFEST_PATH = /^\/manifest(?:\.[a-z]{2})?\.webmanifest$/u;

async function nameManifest(
  file: string,
  site: ReturnType<PageSource['site']>,
): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return JSON.stringify(siteManifest(JSON.parse(text) as object, site));
}

type View = {
  path: string;
  search: string;
  origin: string;
  hasSession: boolean;
  language: Language;
};

type PlainPage = { html: string; built: BuiltPages; manifest: BuildManifest };

type PaintedView = { text: string; inlined: Inlined; preview: IssuePreview | undefined };

/**
 * Null: the app renders itself. Never painted for somebody who may be signed in, since the result is shared.
 */
async function paintPage(
  { path, search, origin, language }: View,
  paint: PaintPage,
  { html, built, manifest }: PlainPage,
): Promise<PaintedView | null> {
  const ground = groundHref(html);
  if (search !== '' || findPaintSubject(path) === null || ground === null) return null;
  const painted = await paint(path, origin, language);
  if (painted === null) return null;
  const files = { theme: 'theme.js', ground, start: 'afterPaint.js' };
  const page = await withFirstPaint(html, painted, {
    read: (file) => built.read(files[file]),
    app: appFiles(manifest),
    page: pageFiles(manifest, path),
  });
  return page && { ...page, preview: painted.preview };
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/u, '') : path);

/** Only addresses that can be pages are looked up and cached. */
function isPagePath(pathname: string): boolean {
  const path = withoutSlash(pathname);
  return ISSUE_PATH.test(path) || PART_PATH.test(path) || findPageMeta(path) !== undefined;
}

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
  const page = findPageMeta(path, language);
  const own = (text: string) => withSiteName(source.site().name, text);
  return page && { ...page, title: own(page.title), description: own(page.description) };
}

/** The page of an issue shows no other issue; a page of text alone changes only with the settings. */
function touchesPage(pathname: string): IsTouched | undefined {
  const path = withoutSlash(pathname);
  const id = (ISSUE_PATH.exec(path) ?? PART_PATH.exec(path))?.[1];
  if (id !== undefined) return ofIssue(id);
  return findPaintSubject(path)?.kind === 'text' ? () => false : undefined;
}

type FinishedPage = { status: number; text: TaggedText; inlined: Inlined | null };

async function finishPage(
  built: BuiltPages,
  source: PageSource,
  view: View,
): Promise<FinishedPage | null> {
  const { hasSession, origin, language } = view;
  const html = await built.page(language);
  if (html === null) return null;
  const manifest = await built.manifest(language);
  const painting =
    hasSession || !source.paint
      ? null
      : paintPage(view, source.paint, { html, built, manifest }).catch(() => null);
  const painted = await painting;
  const { preview } = painted ?? {};
  // The data that painted an issue also describes it.
  const findIssue = preview ? async () => preview : source.findIssue;
  const meta = (await findPage(view, { ...source, findIssue })) ?? missingPage(language);
  const links = painted ? [] : preloadLinks(manifest, meta.path, view.search);
  // Painted pages already contain "not signed in" with their other data. A second copy would still be
  // believed after the sign-in.
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
 * The built web app, precompressed. Every page has its metadata in the HTML, for search engines and previews;
 * unknown addresses get the app's page with status 404, so that the not-found screen looks like the rest.
 * `/index.html` stays plain, for the worker's cache. Visitors' pages, including painted ones, are built once
 * and cached until something changes.
 */
export function serveWeb(directory: string, source: PageSource): Middleware {
  const answer = createTextAnswers();
  const built = readBuiltPages(directory);
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
    const origin = source.findOrigin(context);
    const hasSession = [true, false].some(
      (isHttps) => context.cookies.get(cookieName(SESSION_COOKIE, isHttps)) !== undefined,
    );
    const isSetup = withoutSlash(path) === SETUP_PATH;
    // During setup no languages have been chosen yet.
    const offered = isSetup ? LANGUAGES.filter(isBuilt) : offeredNow();
    const language = readerLanguage(context, offered);
    const view = { path, search, origin, hasSession, language };
    const finish = () => finishPage(built, source, view);
    const keep = isPage && !isSetup && search === '' && !hasSession ? source.keep : undefined;
    const page = await (keep
      ? keep(`page ${language} ${origin} ${path}`, finish, touchesPage(path))
      : finish());
    if (!page) return next();
    context.status = page.status;
    context.set('Cache-Control', 'no-cache');
    context.vary('Cookie');
    if (page.inlined) allowInlined(context, page.inlined);
    await answer(context, page.text, 'html');
    return undefined;
  };
}
