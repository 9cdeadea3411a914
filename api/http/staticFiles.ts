import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Context, Middleware } from 'koa';

/** The addresses the web app knows; every other one answers its not-found page with status 404. */
const WEB_ROUTES =
  /^\/(?:|auth|issues|issues\/[^/]+|map|faq|about|how-it-works|terms|privacy|help|verification-process|community-guidelines|success-stories|mission|team|contact|dispute-resolution|payment-terms|report-issue|profile|join-us|outbox)\/?$/u;
const HASHED_ASSET = /^\/assets\/.*-[\w-]{8,}\.\w+$/u;

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

/**
 * The built web app with its precompressed files. Unknown addresses get the app's own page, so that
 * the not-found screen looks like the rest, with an honest 404.
 */
export function serveWeb(directory: string): Middleware {
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
    const isPage = WEB_ROUTES.test(context.path);
    if (!isPage && (await serveFile(files, context))) return undefined;
    const page = await readPage(directory);
    if (page === null) return next();
    context.status = isPage ? 200 : 404;
    context.set('Cache-Control', 'no-cache');
    context.type = 'html';
    context.body = page;
    return undefined;
  };
}
