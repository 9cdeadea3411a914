import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RegisteredRouter } from '@tanstack/react-router';
import { StrictMode, type ContextType, type ReactNode } from 'react';
import { WritingContext } from '#web/data/cache/firstPaint.ts';
import { GlobalStyle } from '#web/theme/GlobalStyle.tsx';

type AppProps = {
  queryClient: QueryClient;
  router: RegisteredRouter;
  /** What the server wrote, where it painted the page. */
  writing?: ContextType<typeof WritingContext>;
  /** What only a browser has. */
  children?: ReactNode;
};

const NOTHING_WRITTEN = { written: {} };

/** The whole app: the same tree in the browser and on the server, or neither would fit the other. */
export function App({ queryClient, router, writing = NOTHING_WRITTEN, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WritingContext value={writing}>
          <GlobalStyle />
          <RouterProvider router={router} />
          {children}
        </WritingContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
