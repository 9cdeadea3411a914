import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Issue, IssueDetail, IssuePage } from '#schema/issues/issue.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { SuccessStory } from '#schema/issues/story.ts';
import type { ImpactStats } from '#schema/issues/statistics.ts';
import type { CaseView } from '#schema/case/verification.ts';
import { fillQueryCache, type FirstPaint } from '#web/net/firstPaint.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { MAP_OPENING, mapOpening } from '#web/features/map/mapOpening.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** The first part of the list, with the question that it answers. */
type ListToPaint = {
  impactStats: ImpactStats;
  issues: IssuePage;
  issuesQuery: Readonly<Record<string, string | number>>;
};

/** An issue as a visitor sees it, with how it is judged and its offers; null: the page does not show them first. */
type IssueToPaint = {
  issue: IssueDetail;
  judging: CaseView | null;
  proposals: readonly Proposal[] | null;
};

/** A page to paint for somebody who is not signed in, with the answers to what it asks first. */
export type PageToPaint = {
  path: string;
  now: Date;
  settings: Settings;
  list?: ListToPaint;
  /** On the first page. */
  stories?: readonly SuccessStory[];
  issue?: IssueToPaint;
  /** On the map: all issues, newest first. */
  map?: readonly Issue[];
};

export type PaintedPage = {
  /** The content of the app's root element. */
  html: string;
  /** Links that fetch early what the page shows first. */
  links: string;
  /** The style element of the page, which the app takes over by its attributes. */
  styles: string;
  /** What the app needs to take over, as JSON that may stand in a script element. */
  data: string;
};

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

function answersOf({ settings, list, stories, issue }: PageToPaint): Answers {
  return [
    [queryKeys.user(), null],
    [queryKeys.settings(), settings],
    ...(list ? answersOfList(list) : []),
    ...(stories ? [[queryKeys.stories(), stories] as const] : []),
    ...(issue ? answersOfIssue(issue) : []),
  ];
}

/** The page's HTML; what is written on it is noted in `firstPaint`. */
async function render({ path, now }: PageToPaint, firstPaint: FirstPaint, sheet: ServerStyleSheet) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  fillQueryCache(queryClient, firstPaint);
  const router = createAppRouter(path);
  await router.load();
  let failure: unknown;
  const { prelude } = await prerender(
    <StyleSheetManager sheet={sheet.instance}>
      <App
        queryClient={queryClient}
        router={router}
        writing={{ written: firstPaint.written, now }}
      />
    </StyleSheetManager>,
    // Larger parts would come as scripts that put them in place, and there shall be none.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  const html = await new Response(prelude).text();
  // React leaves out a part that failed; a page with a hole in it is worse than the app's own.
  if (failure !== undefined) throw failure;
  return html;
}

/**
 * Paints a page as its first visitor sees it, without script: the app's own components, their styles
 * and the answers that they were painted from. Rejects when the page cannot be painted.
 */
export async function renderPage(page: PageToPaint): Promise<PaintedPage> {
  const firstPaint: FirstPaint = {
    answers: answersOf(page),
    written: page.map ? { [MAP_OPENING]: mapOpening(page.map, page.settings.site.area) } : {},
  };
  const sheet = new ServerStyleSheet();
  try {
    const whole = await render(page, firstPaint, sheet);
    const links = EARLY_LINKS.exec(whole)?.[0] ?? '';
    return {
      html: whole.slice(links.length),
      links,
      styles: sheet.getStyleTags(),
      data: JSON.stringify(firstPaint).replaceAll('<', String.raw`\u003c`),
    };
  } finally {
    sheet.seal();
  }
}
