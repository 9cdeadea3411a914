import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { IssuePage } from '#schema/issues/issue.ts';
import type { Settings } from '#schema/settings.ts';
import type { ImpactStats } from '#schema/issues/statistics.ts';
import { giveAnswers, type FirstPaint } from '#web/data/cache/firstPaint.ts';
import { writtenDays } from '#web/data/site/issueCardView.ts';
import { queryKeys } from '#web/data/queries/queryKeys.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** A page to paint for somebody who is not signed in, with the answers to what it asks first. */
export type PageToPaint = {
  path: string;
  now: Date;
  settings: Settings;
  impactStats: ImpactStats;
  issues: IssuePage;
  /** The question that `issues` answers. */
  issuesQuery: Readonly<Record<string, string | number>>;
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

function firstPaintOf(page: PageToPaint): FirstPaint {
  const { settings, impactStats, issues, issuesQuery } = page;
  const cards = issues.items.map((issue) => [issue.id, writtenDays(issue, page.now)] as const);
  return {
    answers: [
      [queryKeys.user(), null],
      [queryKeys.settings(), settings],
      [queryKeys.impactStats(), impactStats],
      [queryKeys.issues(issuesQuery), { data: issues, cachedAt: null }],
    ],
    cards: Object.fromEntries(cards),
  };
}

async function render(path: string, firstPaint: FirstPaint, sheet: ServerStyleSheet) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  giveAnswers(queryClient, firstPaint);
  const router = createAppRouter(path);
  await router.load();
  let failure: unknown;
  const { prelude } = await prerender(
    <StyleSheetManager sheet={sheet.instance}>
      <App queryClient={queryClient} router={router} cards={firstPaint.cards} />
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
  const firstPaint = firstPaintOf(page);
  const sheet = new ServerStyleSheet();
  try {
    const whole = await render(page.path, firstPaint, sheet);
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
