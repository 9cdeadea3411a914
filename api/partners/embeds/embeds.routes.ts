import { createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { checked } from '#api/http/checked.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { acceptedLanguage } from '#api/http/pages/languageFiles.ts';
import { createTextAnswers, tagged } from '#api/http/pages/pageAnswer.ts';
import type { Services } from '#api/http/services.ts';
import { listIssuePage } from '#api/issues/listIssues.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Issue } from '#schema/issues/issue.ts';
import type { Language } from '#schema/languages/languages.ts';
import {
  embedIssueQuery,
  embedListQuery,
  embedMapQuery,
  oembedQuery,
  type EmbedListQuery,
  type EmbedMapQuery,
  type OembedQuery,
} from '#schema/partners/embed.ts';
import { xmlDocument } from '../xml.rules.ts';
import { embedStyle, goneEmbed, issueEmbed, listEmbed, type EmbedSite } from './embedPage.rules.ts';
import { findEmbedded } from './embeds.sql.ts';
import { EMBED_TEXTS } from './embedTexts.rules.ts';
import { boundsOfView, viewOf } from './map/areaView.rules.ts';
import { createBackdrops } from './map/backdrop.ts';
import { mapEmbed, mapStyle } from './map/mapEmbed.rules.ts';
import { oembedAnswer, readSubject } from './oembed.rules.ts';

const ISSUE = /^\/embed\/issue\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu;
const LIST = '/embed/list';
const MAP = '/embed/map';
const OEMBED = '/api/oembed';
const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';

/** A map shows this many of the newest issues. */
const MAPPED_MAX = 200;
const WORLD = { west: -170, south: -56, east: 180, north: 72 };

/** The embed for what the list or the map shows at an address; paging parameters and the like are dropped. */
function embedAddress(kind: 'list' | 'map', asked: URLSearchParams): string {
  const query = kind === 'list' ? embedListQuery : embedMapQuery;
  const known = [...asked].filter(([name]) => Object.hasOwn(query.entries, name));
  checked(query, Object.fromEntries(known));
  const path = kind === 'list' ? LIST : MAP;
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString()}`;
}

/**
 * Allows nothing but its own style, and any frame, including the previews of editors, which have no origin.
 */
function allowFraming(context: Context, style: string): void {
  const digest = createHash('sha256').update(style).digest('base64');
  context.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`,
  );
  context.remove('X-Frame-Options');
  context.set('Cross-Origin-Resource-Policy', 'cross-origin');
  context.set('Cache-Control', 'public, no-cache');
}

/** Small pages for frames on other sites, and their oEmbed descriptions. No cookie is read or set. */
export function answerEmbeds(
  services: Services,
  findOrigin: (context: Context) => string,
): Middleware {
  const { database, site, settings, mapData } = services;
  const answer = createTextAnswers();
  const drawBackdrop = createBackdrops(mapData, settings.basemap);

  const siteFor = (context: Context, lang: Language | undefined): EmbedSite => {
    const { name, brand } = site.current();
    const spoken = site.spoken();
    return {
      name,
      accent: brand.accent,
      origin: findOrigin(context),
      language: lang && spoken.includes(lang) ? lang : acceptedLanguage(context, spoken),
      currency: site.money().currency,
      isTestMoney: settings.payments === 'sandbox',
    };
  };

  async function showIssue(context: Context, id: string): Promise<string> {
    context.state.routePattern = '/embed/issue/{id}';
    const { lang } = checked(embedIssueQuery, { ...context.query }) as { lang?: Language };
    const look = siteFor(context, lang);
    allowFraming(context, embedStyle(look.accent));
    const issue = await findEmbedded(database, id.toLowerCase(), look.origin);
    context.status = issue === null ? 404 : 200;
    return issue === null ? goneEmbed(look) : issueEmbed(issue, look);
  }

  async function showList(context: Context): Promise<string> {
    context.state.routePattern = LIST;
    const query = checked(embedListQuery, { ...context.query }) as EmbedListQuery;
    const { lang, count, ...narrowed } = query;
    const look = siteFor(context, lang);
    allowFraming(context, embedStyle(look.accent));
    context.status = 200;
    const page = { ...narrowed, page: 1, pageSize: count };
    const listed = { origin: look.origin, money: site.money() };
    const { items } = JSON.parse(await listIssuePage(database, page, listed)) as { items: Issue[] };
    return listEmbed(items, look);
  }

  async function showMap(context: Context): Promise<string> {
    context.state.routePattern = MAP;
    const query = checked(embedMapQuery, { ...context.query }) as EmbedMapQuery;
    const { lang, at, bbox, ...narrowed } = query;
    const look = siteFor(context, lang);
    allowFraming(context, mapStyle(look.accent));
    context.status = 200;
    const named = at && boundsOfView(at.centre, at.zoom);
    const area = bbox ?? named ?? site.current().area?.bounds ?? WORLD;
    const page = {
      ...narrowed,
      bbox: area,
      sort: 'newest',
      page: 1,
      pageSize: MAPPED_MAX,
    } as const;
    const listed = { origin: look.origin, money: site.money() };
    const view = viewOf(area);
    const found = await listIssuePage(database, page, listed);
    const { items: issues, total } = JSON.parse(found) as { items: Issue[]; total: number };
    const backdrop = await drawBackdrop(view, addressGroup(context.ip));
    const credit = settings.basemap.attribution;
    return mapEmbed({ view, issues, total, backdrop, credit }, look);
  }

  async function findSubject({ origin, pathname, searchParams }: URL, own: string) {
    const subject = origin === own ? readSubject(pathname) : null;
    if (subject === null) throw new Refusal('not_found');
    if (typeof subject === 'string')
      return { issue: null, kind: subject, path: embedAddress(subject, searchParams) };
    const issue = await findEmbedded(database, subject.id, own);
    if (issue === null) throw new Refusal('not_found');
    return { issue, kind: 'issue', path: `/embed/issue/${issue.id}` } as const;
  }

  async function describe(context: Context): Promise<void> {
    context.state.routePattern = OEMBED;
    context.set('Access-Control-Allow-Origin', '*');
    const query = checked(oembedQuery, { ...context.query }) as OembedQuery;
    const { url, format, maxwidth, maxheight } = query;
    const look = siteFor(context, undefined);
    const { issue, ...found } = await findSubject(new URL(url), look.origin);
    if (format !== 'json' && format !== 'xml') {
      context.status = 501;
      context.body = 'The format is json or xml.';
      return;
    }
    const texts = EMBED_TEXTS[look.language];
    const title = issue?.title ?? texts[found.kind === 'map' ? 'map' : 'list'](look.name);
    const asked = { ...look, ...found, siteName: look.name, maxwidth, maxheight };
    const said = oembedAnswer(title, asked);
    context.body = format === 'json' ? JSON.stringify(said) : xmlDocument('oembed', said, {});
    context.type = format === 'json' ? 'application/json' : 'text/xml; charset=utf-8';
  }

  return async (context, next) => {
    if (!isRead(context)) return next();
    if (context.path === OEMBED) return describe(context);
    const id = ISSUE.exec(context.path)?.[1];
    const lists: Record<string, typeof showList> = { [LIST]: showList, [MAP]: showMap };
    const show = id === undefined ? lists[context.path] : () => showIssue(context, id);
    return show === undefined ? next() : answer(context, tagged(await show(context)), 'html');
  };
}
