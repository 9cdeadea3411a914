import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Issue, IssueDetail, IssuePage } from '#schema/issues/issue.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { SiteTextName } from '#schema/site/ownTexts.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { SiteText } from '#schema/site/siteTexts.ts';
import type { SuccessStory } from '#schema/issues/story.ts';
import type { ImpactStats } from '#schema/issues/statistics.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { fillQueryCache, type FirstPaint } from '#web/net/firstPaint.ts';
import { siteTextKey } from '#web/features/site/siteTextKey.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { MAP_OPENING, mapOpening } from '#web/features/map/mapOpening.ts';
import { createKeptFrames } from '#web/components/frame/keptFrames.tsx';
import { createCompiledStyles } from '#web/theme/compiledStyles.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** The first part of the list, with its query. */
type ListToPaint = {
  impactStats: ImpactStats;
  issues: IssuePage;
  issuesQuery: Readonly<Record<string, string | number>>;
};

/** An issue as visitors see it, with its case and proposals; null: not shown first. */
type IssueToPaint = {
  issue: IssueDetail;
  judging: CaseView | null;
  proposals: readonly Proposal[] | null;
};

/** A page to paint for a visitor, with the data it needs first. */
export type PageToPaint = {
  path: string;
  now: Date;
  settings: Settings;
  list?: ListToPaint;
  /** For the home page. */
  stories?: readonly SuccessStory[];
  issue?: IssueToPaint;
  /** For a page that the installation may have written itself: its own text. */
  ownText?: { name: SiteTextName; language: Language; text: SiteText };
  /** For the map: all issues, newest first. */
  map?: readonly Issue[];
};

export type PaintedPage = {
  /** Content of the app's root element. */
  html: string;
  /** Preload links for what the page shows first. */
  links: string;
  /** The page's style element, which the app takes over by its attributes. */
  styles: string;
  /** JSON for the takeover, safe inside a script element. */
  data: string;
};

const takeCompiled = createCompiledStyles();
const paintingWith = createKeptFrames();

const EARLY_LINKS = /^(?:<link [^>]*>)+/u;

type Answers = FirstPaint['answers'];

function answersOfList({ impactStats, issues, issuesQuery }: ListToPaint): Answers {
  return [
    [queryKeys.impactStats(), impactStats],
    [queryKeys.issues(issuesQuery), { data: issues, cachedAt: null }],
  ];
}

function answersOfIssue({ issue, judging, proposals }: IssueToPaint): Answers {
  const { id } = issue;
  return [
    [queryKeys.issue(id), { data: issue, cachedAt: null }],
    ...(judging ? [[queryKeys.case(id), judging] as const] : []),
    ...(proposals
      ? [[queryKeys.proposals(id), { pages: [proposals], pageParams: [null] }] as const]
      : []),
  ];
}

function toAnswers({ settings, list, stories, issue, ownText }: PageToPaint): Answers {
  return [
    [queryKeys.user(), null],
    [queryKeys.settings(), settings],
    ...(list ? answersOfList(list) : []),
    ...(stories ? [[queryKeys.stories(), stories] as const] : []),
    ...(issue ? answersOfIssue(issue) : []),
    ...(ownText ? [[siteTextKey(ownText.name, ownText.language), ownText.text] as const] : []),
  ];
}

type Painting = {
  firstPaint: FirstPaint;
  sheet: ServerStyleSheet;
  paintFrame?: (part: ReactNode) => ReactNode;
};

/** What React writes for a part that waits for its code, or failed. */
const UNFINISHED = /<!--\$[?!]-->/u;

/** Waits for every part; takes a quarter longer. */
async function renderPatiently(app: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(app, {
    // Larger parts would arrive as scripts that insert them; none are allowed.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  const html = await new Response(prelude).text();
  // React omits a part that failed; a page with a hole is worse than the app's own.
  if (failure !== undefined) throw failure;
  return html;
}

/** Notes formatted texts in `firstPaint`. */
async function render({ path, now }: PageToPaint, { firstPaint, sheet, paintFrame }: Painting) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  fillQueryCache(queryClient, firstPaint);
  const router = createAppRouter(path);
  await router.load();
  const app = (
    <StyleSheetManager sheet={sheet.instance}>
      <App
        queryClient={queryClient}
        router={router}
        writing={{ written: firstPaint.written, now, paintFrame }}
      />
    </StyleSheetManager>
  );
  const html = renderToString(app);
  return UNFINISHED.test(html) ? renderPatiently(app) : html;
}

/**
 * Paints a page as a first visitor sees it without script: the app's components, their styles and
 * their data. Rejects when the page cannot be painted.
 */
export async function renderPage(page: PageToPaint): Promise<PaintedPage> {
  const firstPaint: FirstPaint = {
    answers: toAnswers(page),
    written: page.map ? { [MAP_OPENING]: mapOpening(page.map, page.settings.site.area) } : {},
  };
  const sheet = new ServerStyleSheet();
  takeCompiled(sheet.instance);
  try {
    // Its header is the same on the page of every issue.
    const frame = page.issue && paintingWith(JSON.stringify(page.settings), sheet.instance);
    const whole = await render(page, { firstPaint, sheet, paintFrame: frame?.paintFrame });
    const links = EARLY_LINKS.exec(whole)?.[0] ?? '';
    const painted = { html: whole.slice(links.length), links };
    return {
      ...(frame ? frame.complete(painted) : painted),
      styles: sheet.getStyleTags(),
      data: JSON.stringify(firstPaint).replaceAll('<', String.raw`\u003c`),
    };
  } finally {
    sheet.seal();
  }
}
