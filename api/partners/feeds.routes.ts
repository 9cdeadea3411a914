import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { exportIssues } from '#api/console/exportIssues.sql.ts';
import { checked } from '#api/http/checked.ts';
import { isNotModified } from '#api/http/isNotModified.ts';
import { tagged } from '#api/http/pages/pageAnswer.ts';
import type { Services } from '#api/http/services.ts';
import { readChangeNumbers } from '#api/issues/listIssueChanges.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { createPlaces } from '#api/platform/gates.ts';
import { FEED_FORMATS, feedQuery, type FeedFormat, type FeedQuery } from '#schema/partners/feed.ts';
import { writeIssues } from '#schema/transfer/writeIssues.ts';
import { atomFeed } from './atom.rules.ts';
import { feedConditions, listEntries } from './feed.sql.ts';

const ADDRESS = new RegExp(`^/feeds/issues\\.(?<format>${FEED_FORMATS.join('|')})$`, 'u');
const TYPES: Record<FeedFormat, string> = {
  geojson: 'application/geo+json',
  csv: 'text/csv; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
};
/** Limits, since a whole list is read page by page for as long as its reader takes. */
const AT_ONCE = 20;
const AT_ONCE_PER_ADDRESS = 4;
const RETRY_AFTER_S = 30;

/**
 * The public list for other programs, with the filters of a list's address: complete as GeoJSON (RFC 7946)
 * and CSV, the newest issues as Atom.
 */
export function answerFeeds(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site } = services;
  const places = createPlaces(RETRY_AFTER_S);

  async function writeFeed(format: FeedFormat, query: FeedQuery, context: Context) {
    const [origin, money] = [findOrigin(context), site.money()];
    if (format === 'atom') {
      const issues = await listEntries(database, query, { origin, money });
      const self = `${origin}${context.originalUrl}`;
      const startedAt = services.clock.now().toISOString();
      return atomFeed(issues, { self, origin, siteName: site.current().name, startedAt });
    }
    const rows = exportIssues(database, origin, (values) => feedConditions(query, values, money));
    const leave = places.take([
      ['feed', AT_ONCE],
      [`feed of ${context.ip}`, AT_ONCE_PER_ADDRESS],
    ]);
    return Readable.from(writeIssues(rows, format), { objectMode: false }).once('close', leave);
  }

  /** The filters of the list. Refuses, by name, whatever would silently give another list. */
  function readQuery({ query }: Context): FeedQuery {
    for (const [name, sent] of Object.entries(query))
      if (Array.isArray(sent)) throw wrong(name, `${name} is given more than once.`);
    const asked = checked(feedQuery, { ...query }) as FeedQuery;
    if (asked.withinKm !== undefined && !asked.near)
      throw wrong('withinKm', 'withinKm is counted from near, which is missing.');
    const codes = site.current().categories.map(({ id }) => id);
    if (asked.category !== undefined && !codes.includes(asked.category))
      throw wrong('category', `category is one of ${codes.join(', ')}.`);
    return asked;
  }

  return async (context, next) => {
    const format = ADDRESS.exec(context.path)?.groups?.format as FeedFormat | undefined;
    if (!format || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
    context.state.routePattern = `/feeds/issues.${format}`;
    // Pages of other sites can read error messages, too.
    context.set('Access-Control-Allow-Origin', '*');
    const query = readQuery(context);
    context.set('Cache-Control', 'public, no-cache');
    context.type = TYPES[format];
    const changes = await readChangeNumbers(database);
    const tag = makeTag(`${findOrigin(context)}${context.originalUrl}`, changes);
    context.set('ETag', tag);
    if (isNotModified(context.get('If-None-Match'), tag)) {
      context.status = 304;
      return undefined;
    }
    context.body = await writeFeed(format, query, context);
    context.type = TYPES[format];
    return undefined;
  };
}

const wrong = (path: string, message: string) =>
  new Refusal('invalid_request', [{ path, message }]);

/** Stays the same while no listed issue changes, so that a repeated request reads nothing. */
const makeTag = (address: string, { complete, history }: { complete: number; history: string }) =>
  `W/"${tagged(`${address} ${history} ${complete}`).tag}"`;
