import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router';
import { Direction } from 'radix-ui';
import { Fragment, StrictMode, useEffect, useState, type ContextType, type ReactNode } from 'react';
import { WritingContext } from '#web/net/firstPaint.ts';
import { textDirection } from '#schema/languages/languages.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';
import { setMoneyInUse } from '#web/format/moneyInUse.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { language } from '#web/format/language.ts';
import { useMoneyRules } from '#web/features/site/useMoneyRules.ts';

type AppProps = {
  queryClient: QueryClient;
  router: RegisteredRouter;
  /** Set where the server painted the page. */
  writing?: ContextType<typeof WritingContext>;
  /** Browser only. */
  children?: ReactNode;
};

const NOTHING_WRITTEN = { written: {} };

/** The same tree in browser and server, or hydration fails. */
export function App({ queryClient, router, writing = NOTHING_WRITTEN, children }: AppProps) {
  useFollowedLink(router);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WritingContext value={writing}>
          <Direction.Provider dir={textDirection(language.code)}>
            <InCurrency>
              <RouterProvider router={router} />
              {children}
            </InCurrency>
          </Direction.Provider>
        </WritingContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Follows a link to a part of the page that was pressed during the takeover, before the router listened. */
function useFollowedLink(router: RegisteredRouter): void {
  useEffect(() => {
    if (router.latestLocation.href !== router.state.location.href) void router.load();
  }, [router]);
}

/**
 * Sets the currency before anything is shown. If the settings arrive later with another currency,
 * what is shown is mounted again; a later change by an operator does not reset an open form.
 */
function InCurrency({ children }: { children: ReactNode }) {
  const isKnown = useQuery(settingsQuery()).isSuccess;
  const rules = useMoneyRules();
  const [code, setCode] = useState<string | null>(null);
  if (isKnown && code === null) setCode(rules.currency.code);
  setMoneyInUse(rules);
  return <Fragment key={code ?? US_DOLLAR.code}>{children}</Fragment>;
}
