import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Context } from 'koa';
import { Refusal } from '#api/platform/refusal.rules.ts';

const HASHED_ASSET = /^\/assets\/(?:.*-)?[\w-]{7,}\.\w+$/u;

function cacheControlOf(pathname: string): string {
  // The worker and the page decide which build is current, so they are always asked for.
  return HASHED_ASSET.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

type AnswerFile = (context: Context) => Promise<boolean>;

/**
 * Answers with the files of a folder, precompressed where they are; false where there is none. They are
 * listed once for each answer of `state`: a language that is new brings its own.
 */
export function createFileAnswers(directory: string, state: () => string): AnswerFile {
  const list = () =>
    sirv(directory, {
      etag: true,
      gzip: true,
      brotli: true,
      dotfiles: false,
      ignores: false,
      setHeaders: (res, pathname) => res.setHeader('Cache-Control', cacheControlOf(pathname)),
    });
  let known = { state: state(), files: list() };
  return (context) => {
    const now = state();
    if (now !== known.state) known = { state: now, files: list() };
    return serveFile(known.files, context);
  };
}

/** The next head only notes what it says: it goes out with the first byte, if there is one. */
function noteNextHead(res: ServerResponse): void {
  res.writeHead = ((status: number, headers?: OutgoingHttpHeaders) => {
    Reflect.deleteProperty(res, 'writeHead');
    // Of an answer without a file.
    if (!headers) return res.writeHead(status);
    res.statusCode = status;
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) res.setHeader(name, value);
    return res;
  }) as typeof res.writeHead;
}

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

/**
 * Sends a file of the build; false: there is none, or it is gone since the start. Where it cannot be read, the app is told and the answer is unavailable.
 */
function serveFile(handler: ReturnType<typeof sirv>, context: Context): Promise<boolean> {
  const { req, res } = context;
  const before = new Set(res.getHeaderNames());
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
      for (const name of res.getHeaderNames()) if (!before.has(name)) res.removeHeader(name);
      return isMissing(error) ? resolve(false) : reject(new Refusal('unavailable'));
    };
    res.once('close', finish);
    // Nobody else listens to the file, and an error that nobody hears ends the process.
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
