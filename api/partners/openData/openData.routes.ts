import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { isNotModified } from '#api/http/isNotModified.ts';
import type { Services } from '#api/http/services.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { createPlaces } from '#api/platform/gates.ts';
import { MINUTE_MS, SECOND_MS } from '#schema/durations.ts';
import {
  DATA_PACKAGE,
  describeOpenData,
  OPEN_DATA_FILES,
  OPEN_DATA_REMADE_MINUTES,
  OPEN_DATA_TYPES,
  type OpenDataFile,
} from '#schema/partners/openData.ts';
import { getOpenData, readPieces } from './openData.sql.ts';

const PREFIX = '/api/data/';
const NAMES: readonly string[] = [...OPEN_DATA_FILES, DATA_PACKAGE];
const REMADE_S = (OPEN_DATA_REMADE_MINUTES * MINUTE_MS) / SECOND_MS;
/** As for the feeds: each is read for as long as its reader takes. */
const AT_ONCE = 20;
const AT_ONCE_PER_ADDRESS = 4;
const RETRY_AFTER_S = 30;

const isFile = (name: string): name is OpenDataFile =>
  (OPEN_DATA_FILES as readonly string[]).includes(name);

/** The monthly copy of the public data, as files. */
export function answerOpenData(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site } = services;
  const places = createPlaces(RETRY_AFTER_S);

  function sendFile(context: Context, id: string, name: OpenDataFile) {
    const leave = places.take([
      ['open data', AT_ONCE],
      [`open data of ${context.ip}`, AT_ONCE_PER_ADDRESS],
    ]);
    const pieces = Readable.from(readPieces(database, { id, name }), { objectMode: false });
    pieces.once('close', leave);
    context.vary('Accept-Encoding');
    if (context.acceptsEncodings('gzip', 'identity') === 'gzip') {
      context.set('Content-Encoding', 'gzip');
      context.body = pieces;
    } else {
      // A failure truncates the response, which the reader notices.
      context.body = pipeline(pieces, createGunzip(), () => undefined);
    }
    context.type = OPEN_DATA_TYPES[name];
  }

  return async (context, next) => {
    const name = context.path.startsWith(PREFIX) ? context.path.slice(PREFIX.length) : '';
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (!NAMES.includes(name) || !isRead) return next();
    context.state.routePattern = context.path;
    context.set('Access-Control-Allow-Origin', '*');
    context.set('Cache-Control', 'public, no-cache');
    const found = await getOpenData(database);
    if (found === null) throw new Refusal('not_found');
    if (found.isOutdated) {
      context.status = 503;
      context.set('Retry-After', String(REMADE_S));
      context.body = 'Something in this copy is no longer public. A new one is being made.';
      return undefined;
    }
    if (!isFile(name)) {
      const { name: siteName, licence } = site.current();
      const named = { siteName, licence, origin: findOrigin(context) };
      context.type = 'application/json';
      context.body = JSON.stringify(describeOpenData(found, named), null, 2);
      return undefined;
    }
    // The copy predates this file.
    if (!found.files.some((file) => file.name === name)) throw new Refusal('not_found');
    const tag = `W/"${found.id} ${name}"`;
    context.set('ETag', tag);
    context.attachment(`${found.month}-${name}`);
    if (isNotModified(context.get('If-None-Match'), tag)) context.status = 304;
    else if (context.method === 'HEAD') context.type = OPEN_DATA_TYPES[name];
    else sendFile(context, found.id, name);
    return undefined;
  };
}
