import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { keepInstallPrompt } from '#web/data/installPrompt.ts';
import { mockReady } from '#web/data/mockReady.ts';
import { startPersisting } from '#web/data/persister.ts';
import { queryClient } from '#web/data/queryClient.ts';
import { followOtherTabs } from '#web/data/session.ts';
import { GlobalStyle } from '#web/theme/GlobalStyle.tsx';
import { router } from './router.tsx';

/** Only in the testers' build; everywhere else the bundler drops it. */
const TestersPanel = import.meta.env.MOCK
  ? lazy(async () => {
      const module = await import('#web/features/testers/TestersPanel.tsx');
      return { default: module.TestersPanel };
    })
  : null;

/** Comes after the first paint; a page that cannot load it is as fresh as its last reading. */
async function goLive(): Promise<void> {
  try {
    const { startLive } = await import('#web/data/startLive.ts');
    startLive(queryClient);
  } catch {
    // Offline without a stored copy: the next load tries again.
  }
}

keepInstallPrompt();

async function start(): Promise<void> {
  const container = document.querySelector('#root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  await startPersisting(queryClient);
  followOtherTabs();
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <GlobalStyle />
        <RouterProvider router={router} />
        {TestersPanel && (
          <Suspense>
            <TestersPanel />
          </Suspense>
        )}
      </QueryClientProvider>
    </StrictMode>,
  );
  void goLive();
}

// The testers' build has no server: nothing is shown before its worker answers.
if (import.meta.env.MOCK) void mockReady().then(start);
else void start();
