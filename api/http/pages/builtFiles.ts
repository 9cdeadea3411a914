import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Context } from 'koa';
import { keepForParts } from '#api/http/securityHeaders.ts';
import { Refusal } from '#api/platform/access.rules.ts';

const HASHED_ASSET = /^\/assets\/(?:.*-)?[\w-]{7,}\.\w+$/u;

function cacheControlFor(pathname: string): string {
  // The worker and the page decide which build is current, so they are always revalidated.
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * A script, font or pack that a page loads. What the page's own response says about frames, devices and
 * contents counts, so here those headers would only waste bytes. Not workers, which belong to no page.
 */
const isPart = (pathname: string): boolean =>
  HASHED_ASSET.test(pathname) &&
  /\.(?:js|json|woff2)$/u.test(pathname) &&
  !/worker/iu.test(pathname);

type AnswerFile = (context: Context) => Promise<boolean>;

/**
 * Serves a folder's files, precompressed if available; false: no such file. The listing is renewed when
 * `state` changes, for example when a language was added.
 */
export function createFileAnswers(directory: string, state: () => string): AnswerFile {
  const list = () =>
    sirv(directory, {
      etag: true,
      gzip: true,
      brotli: true,
      dotfiles: false,
      ignores: false,
      setHeaders: (res, pathname) => {
        res.setHeader('Cache-Control', cacheControlFor(pathname));
        if (isPart(pathname)) keepForParts(res);
      },
    });
  let known = { state: state(), files: list() };
  return (context) => {
    const now = state();
    if (now !== known.state) known = { state: now, files: list() };
    return serveFile(known.files, context);
  };
}

/** Defers the next head until the first byte, if there is one. */
function noteNextHead(res: ServerResponse): void {
  res.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    Reflect.deleteProperty(res, 'writeHead');
    // A response without a file.
    if (!headers) return res.writeHead(status);
    res.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) res.setHeader(name, value);
    return res;
  }) as typeof res.writeHead;
}

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

/**
 * False: no such file, or it was deleted since the start. If reading fails, the app logs it and the response
 * is `unavailable`.
 */
function serveFile(handler: ReturnType<typeof sirv>, context: Context): Promise<boolean> {
  const { req, res } = context;
  const before = { ...res.getHeaders() };
  return new Promise((resolve, reject) => {
    const finish = () => resolve(true);
    const leave = () => {
      res.off('close', finish);
      context.respond = true;
    };
    const fail = (error: Error) => {
      context.app.emit('error', error, context);
      if (res.headersSent) return res.destroy();
      leave();
      for (const name of res.getHeaderNames()) if (!(name in before)) res.removeHeader(name);
      for (const [name, value] of Object.entries(before))
        if (value !== undefined) res.setHeader(name, value);
      return isMissing(error) ? resolve(false) : reject(new Refusal('unavailable'));
    };
    res.once('close', finish);
    // An unhandled error event of the file would end the process.
    res.once('pipe', (file: Readable) => file.once('error', fail));
    context.respond = false;
    noteNextHead(res);
    handler(req, res, () => {
      Reflect.deleteProperty(res, 'writeHead');
      leave();
      resolve(false);
    });
  });
}
