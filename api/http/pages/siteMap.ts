import type { Context, Middleware } from 'koa';
import { createTextAnswers, tagged } from './pageAnswer.ts';
import { escapeHtml } from './pageHead.ts';
import { INDEXED_PATHS } from './pageMeta.ts';

export type ListedIssue = { id: string; updatedAt: string };

export type SiteMapSource = {
  findOrigin: (context: Context) => string;
  newestIssues: (limit: number) => Promise<ListedIssue[]>;
  /** Caches until something changes; without it the map is created per request. */
  keep?: <Text>(key: string, make: () => Promise<Text>) => Promise<Text>;
};

const ISSUES_MAX = 5_000;

function renderSiteMap(issues: readonly ListedIssue[], origin: string): string {
  const pages = INDEXED_PATHS.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  const reports = issues.map(({ id, updatedAt }) => {
    const address = escapeHtml(`${origin}/issues/${id}`);
    return `<url><loc>${address}</loc><lastmod>${escapeHtml(updatedAt)}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...reports,
    '</urlset>',
    '',
  ].join('\n');
}

function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/events\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function answerSiteFiles(source: SiteMapSource): Middleware {
  const answer = createTextAnswers();
  return async (context, next) => {
    const isMap = context.path === '/sitemap.xml';
    if (!isMap && context.path !== '/robots.txt') return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const origin = source.findOrigin(context);
    const makeMap = async () =>
      tagged(renderSiteMap(await source.newestIssues(ISSUES_MAX), origin));
    const keptMap = () => source.keep?.(`sitemap ${origin}`, makeMap) ?? makeMap();
    const text = isMap ? await keptMap() : tagged(renderRobots(origin));
    context.status = 200;
    // An issue hidden in the meantime must not stay listed.
    context.set('Cache-Control', 'no-cache');
    await answer(context, text, isMap ? 'application/xml; charset=utf-8' : 'text/plain');
    return undefined;
  };
}
