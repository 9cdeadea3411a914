import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router';
import { StrictMode, type ReactNode } from 'react';
import { WrittenCardsContext, type FirstPaint } from '#web/data/cache/firstPaint.ts';
import { GlobalStyle } from '#web/theme/GlobalStyle.tsx';

type AppProps = {
  queryClient: QueryClient;
  router: RegisteredRouter;
  /** What the server wrote on its cards, where it painted the page. */
  cards?: FirstPaint['cards'];
  /** What only a browser has. */
  children?: ReactNode;
};

const NO_CARDS = {};

/** The whole app: the same tree in the browser and on the server, or neither would fit the other. */
export function App({ queryClient, router, cards = NO_CARDS, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WrittenCardsContext value={cards}>
          <GlobalStyle />
          <RouterProvider router={router} />
          {children}
        </WrittenCardsContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
