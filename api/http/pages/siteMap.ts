import type { Context, Middleware } from 'koa';
import { MINUTE_MS } from '#schema/durations.ts';
import { createTextAnswers } from './pageAnswer.ts';
import { escapeHtml } from './pageHead.ts';
import { INDEXED_PATHS } from './pageMeta.ts';

/** An issue's page for a search engine; `updatedAt` in ISO 8601. */
export type ListedIssue = { id: string; updatedAt: string };

export type SiteMapSource = {
  originOf: (context: Context) => string;
  /** The newest issues that anybody may see, at most as many as asked for. */
  newestIssues: (limit: number) => Promise<ListedIssue[]>;
  nowMs: () => number;
};

const ISSUES_MAX = 5_000;
const FRESH_MS = 10 * MINUTE_MS;

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

/**
 * `/sitemap.xml` and `/robots.txt`. The list of issues is read at most every 10 minutes, however
 * often it is asked for; a failed read is not kept.
 */
export function answerSiteFiles(source: SiteMapSource): Middleware {
  const answer = createTextAnswers();
  let known: { issues: Promise<ListedIssue[]>; readAtMs: number } | undefined;

  function issues(): Promise<ListedIssue[]> {
    const nowMs = source.nowMs();
    if (known && nowMs - known.readAtMs < FRESH_MS) return known.issues;
    const reading = { issues: source.newestIssues(ISSUES_MAX), readAtMs: nowMs };
    known = reading;
    reading.issues.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.issues;
  }

  return async (context, next) => {
    const isMap = context.path === '/sitemap.xml';
    if (!isMap && context.path !== '/robots.txt') return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const origin = source.originOf(context);
    const text = isMap ? renderSiteMap(await issues(), origin) : renderRobots(origin);
    context.status = 200;
    context.set('Cache-Control', `public, max-age=${FRESH_MS / 1000}`);
    await answer(context, text, isMap ? 'application/xml; charset=utf-8' : 'text/plain');
    return undefined;
  };
}
