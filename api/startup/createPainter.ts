import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { FIRST_LISTS, type PaintedPage, type PaintPage } from '#api/http/pages/firstPaint.ts';
import type { Services } from '#api/http/services.ts';
import { getImpactStats } from '#api/queries/issues/getImpactStats.ts';
import { listIssuePage } from '#api/queries/issues/listIssues.ts';
import { readSettings } from '#api/routes/siteRoutes.ts';
import { issueQuery } from '#schema/issues/issueQuery.ts';

type Painter = { renderPage: (page: Record<string, unknown>) => Promise<PaintedPage> };

async function readPage(services: Services, path: string, origin: string) {
  const { database, clock } = services;
  const issuesQuery = FIRST_LISTS[path] ?? {};
  const [issues, impactStats] = await Promise.all([
    listIssuePage(database, v.parse(issueQuery, issuesQuery), origin),
    getImpactStats(database),
  ]);
  return {
    path,
    now: clock.now(),
    settings: readSettings(services),
    impactStats,
    issues: JSON.parse(issues) as unknown,
    issuesQuery,
  };
}

/**
 * Paints the first pages with the built web app below `root`; undefined where it is not built.
 * `serveWeb` asks once for all visitors of a page until something changes.
 */
export function createPainter(root: string, services: Services): PaintPage | undefined {
  const file = join(root, 'dist', 'page', 'renderPage.js');
  if (!existsSync(file)) return undefined;
  const painter = import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Painter>;
  // The first visitor is told; until then nobody waits for it.
  painter.catch(() => undefined);
  return async (path, origin) => {
    const { renderPage } = await painter;
    return renderPage(await readPage(services, path, origin));
  };
}
