import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Context, Middleware } from 'koa';
import { createTextAnswers } from './pageAnswer.ts';
import { preloadLinks, type BuildManifest } from './pageLinks.ts';
import { renderHead } from './pageHead.ts';
import { auditPageMeta, issuePageMeta, type FindIssuePreview } from './pageIssue.ts';
import { MISSING_PAGE, pageMetaOf, type PageMeta } from './pageMeta.ts';
import { SESSION_COOKIE } from './session.ts';

/** What the pages say about themselves comes from here. */
export type PageSource = { originOf: (context: Context) => string; findIssue: FindIssuePreview };

const ISSUE_PATH = /^\/issues\/([^/]+)$/u;
const AUDIT_PATH = /^\/issues\/([^/]+)\/audit$/u;

const HASHED_ASSET = /^\/assets\/(?:.*-)?[\w-]{8,}\.\w+$/u;

function cacheControlOf(pathname: string): string {
  // The worker and the page decide which build is current, so they are always asked for.
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function serveFile(handler: ReturnType<typeof sirv>, context: Context): Promise<boolean> {
  return new Promise((resolve) => {
    const { req, res } = context;
    const finish = () => resolve(true);
    res.once('close', finish);
    handler(req, res, () => {
      res.off('close', finish);
      resolve(false);
    });
    if (res.headersSent || res.writableEnded) context.respond = false;
  });
}

async function readPage(directory: string): Promise<string | null> {
  return readFile(join(directory, 'index.html'), 'utf8').catch(() => null);
}

async function readManifest(directory: string): Promise<BuildManifest> {
  const text = await readFile(join(directory, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as BuildManifest;
}

/** The page at an address; undefined when the app has none there. */
async function findPage(pathname: string, source: PageSource): Promise<PageMeta | undefined> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname;
  const issueId = ISSUE_PATH.exec(path)?.[1];
  const audited = AUDIT_PATH.exec(path)?.[1];
  if (audited !== undefined) return auditPageMeta(audited, source.findIssue);
  return issueId === undefined ? pageMetaOf(path) : issuePageMeta(issueId, source.findIssue);
}

/**
 * The built web app with its precompressed files. Every page says in its HTML what it is, for search
 * engines and previews; unknown addresses get the app's own page, so that the not-found screen looks
 * like the rest, with an honest 404. `/index.html` stays the plain page, which the worker keeps.
 */
export function serveWeb(directory: string, source: PageSource): Middleware {
  const answer = createTextAnswers();
  const files = sirv(directory, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    ignores: false,
    setHeaders: (res, pathname) => res.setHeader('Cache-Control', cacheControlOf(pathname)),
  });
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const page = await findPage(context.path, source);
    if (!page && (await serveFile(files, context))) return undefined;
    const html = await readPage(directory);
    if (html === null) return next();
    const meta = page ?? MISSING_PAGE;
    context.status = meta.status;
    context.set('Cache-Control', 'no-cache');
    context.vary('Cookie');
    const hasSession = context.cookies.get(SESSION_COOKIE, { signed: false }) !== undefined;
    const links = preloadLinks(await readManifest(directory), meta.path, context.search);
    const asked = { origin: source.originOf(context), hasSession, links };
    const text = renderHead(html, meta, asked);
    await answer(context, text, 'html');
    return undefined;
  };
}
