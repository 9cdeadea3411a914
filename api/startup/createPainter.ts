import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import {
  findPaintSubject,
  type PaintedPage,
  type PaintPage,
  type PaintSubject,
} from '#api/http/pages/firstPaint.ts';
import { createPaintCache } from '#api/http/pages/paintCache.ts';
import type { Services } from '#api/http/services.ts';
import type { CaseFacts } from '#api/case/caseFacts.rules.ts';
import { presentCase } from '#api/case/presentCase.rules.ts';
import { presentIssueDetail } from '#api/issues/presentIssueDetail.rules.ts';
import { getIssue } from '#api/issues/getIssue.sql.ts';
import { listIssuePage, listWholeIssues } from '#api/issues/listIssues.sql.ts';
import { listProposals } from '#api/case/funding/listProposals.sql.ts';
import { listSuccessStories } from '#api/case/closing/stories.sql.ts';
import { getCase } from '#api/case/getCase.sql.ts';
import { keptImpactStats, listCache } from '#api/issues/issues.routes.ts';
import { readSettings } from '#api/site/site.routes.ts';
import { findPageMeta } from '#api/http/pages/pageMeta.ts';
import { getSiteText } from '#api/site/siteTexts.sql.ts';
import { findOwnText } from '#schema/site/findOwnText.ts';
import { SITE_TEXTS } from '#schema/site/ownTexts.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { Language } from '#schema/languages/languages.ts';
import { issueQuery } from '#schema/issues/issueQuery.ts';

type Page = { path: string; now: Date } & Record<string, unknown>;
type Shown = {
  list?: Awaited<ReturnType<typeof readList>>;
  issue?: Awaited<ReturnType<typeof readIssue>>;
  map?: unknown;
};
type Painter = { renderPage: (page: Page) => Promise<PaintedPage> };

/** More offers would delay a visitor more than their titles are worth. */
const PROPOSALS_MAX = 20;
const PREVIEW_LENGTH = 400;

async function readList(services: Services, query: Record<string, number>, origin: string) {
  const [issues, impactStats] = await Promise.all([
    listIssuePage(
      services.database,
      v.parse(issueQuery, query),
      { origin, money: services.site.money() },
      listCache(services),
    ),
    keptImpactStats(services),
  ]);
  return {
    impactStats: JSON.parse(impactStats.json) as unknown,
    issues: JSON.parse(issues) as unknown,
    issuesQuery: query,
  };
}

/** As a visitor; throws Refusal `issue_not_found` for a hidden or removed one. */
async function readIssue({ database, clock, site }: Services, id: string, origin: string) {
  const now = clock.now();
  const view = await getIssue(database, id, { origin, seesHidden: false, readerId: null });
  const issue = presentIssueDetail(view, null);
  const { proposalCount, selectionPending, selectedProposalId } = issue;
  const isNamed =
    (selectionPending ?? selectedProposalId) !== null && proposalCount <= PROPOSALS_MAX;
  const [facts, proposals] = await Promise.all([
    proposalCount > 0 ? getCase<CaseFacts>(database, id, { origin, viewerId: null, now }) : null,
    isNamed ? listProposals(database, { issueId: id, after: undefined, now }) : null,
  ]);
  return {
    issue,
    judging: facts && presentCase(facts, null, now, site.money()),
    proposals: proposals && (JSON.parse(proposals) as unknown),
  };
}

/** As `getIssuePreview` reads it. */
const linkPreview = ({ description, ...issue }: IssueDetail) => ({
  title: issue.title,
  location: issue.location,
  latitude: issue.latitude,
  longitude: issue.longitude,
  createdAt: issue.createdAt,
  updatedAt: issue.updatedAt,
  description: Array.from(description).slice(0, PREVIEW_LENGTH).join(''),
});

async function readWholeList({ database }: Services, origin: string) {
  const { json } = await listWholeIssues(database, origin);
  return JSON.parse(json) as unknown;
}

async function readSubject(
  services: Services,
  subject: PaintSubject,
  origin: string,
): Promise<Shown> {
  if (subject.kind === 'list') return { list: await readList(services, subject.query, origin) };
  if (subject.kind === 'issue') return { issue: await readIssue(services, subject.id, origin) };
  if (subject.kind === 'map') return { map: await readWholeList(services, origin) };
  return {};
}

async function readStories({ database }: Services, path: string, origin: string) {
  if (path !== '/') return {};
  return { stories: JSON.parse(await listSuccessStories(database, origin)) as unknown };
}

/** A page's text, if the installation wrote it itself. */
async function readOwnText({ database, site }: Services, path: string, language: Language) {
  const name = SITE_TEXTS.find((text) => findPageMeta(path)?.path === `/${text}`);
  if (!name) return {};
  const asked = { name, language, offered: site.spoken() };
  const own = findOwnText([...site.ownTexts()], asked);
  const text = own && (await getSiteText(database, { ...asked, language: own.language }, null));
  if (!own || !text) return {};
  return { ownText: { name, language: own.language, text: JSON.parse(text) as unknown } };
}

/**
 * Undefined: the build has no renderer. `serveWeb` renders once per change for all visitors, and
 * pages whose own content did not change are not rendered again.
 */
export function createPainter(build: string, services: Services): PaintPage | undefined {
  const folder = join(build, 'page');
  const pageFile = (language: Language) =>
    join(folder, language === 'en' ? '' : language, 'renderPage.js');
  if (!existsSync(pageFile('en'))) return undefined;
  // Node caches loaded modules.
  const painterIn = (language: Language) =>
    import(/* @vite-ignore */ pathToFileURL(pageFile(language)).href) as Promise<Painter>;
  // Warm-up; a failure shows with the first visitor.
  painterIn(services.site.spoken()[0] ?? 'en').catch(() => undefined);
  const { rests, keep } = createPaintCache<PaintedPage>();
  return async (path, origin, language) => {
    const subject = findPaintSubject(path);
    const name = `${language} ${origin} ${path}`;
    if (subject === null || rests(name)) return null;
    const { renderPage } = await painterIn(language);
    const [shown, ...others] = await Promise.all([
      readSubject(services, subject, origin),
      readStories(services, path, origin),
      readOwnText(services, path, language),
    ]);
    const content = Object.assign({ path, settings: readSettings(services) }, shown, ...others);
    const now = services.clock.now();
    const key = language + JSON.stringify(content);
    const page = await keep(name, key, now, () => renderPage({ ...content, now }));
    return page && { ...page, ...(shown.issue && { preview: linkPreview(shown.issue.issue) }) };
  };
}
