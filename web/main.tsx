import { lazy, startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fillQueryCache, partsOfPage, readFirstPaint } from '#web/net/firstPaint.ts';
import { keepInstallPrompt } from '#web/device/installPrompt.ts';
import { nextTask } from '#web/device/nextTask.ts';
import { formatDate } from '#web/format/format.ts';
import { formatMoneyShort, formatMoneyWhole } from '#web/format/formatMoney.ts';
import { mockReady } from '#web/net/mockReady.ts';
import { startPersisting } from '#web/net/persister.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { showAccent } from '#web/features/site/useBrand.ts';
import { knownSite, readSite } from '#web/features/site/useSite.ts';
import { followOtherTabs } from '#web/features/account/signIn/session.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** Only in the testers' build; everywhere else the bundler drops it. */
const TestersPanel = import.meta.env.MOCK
  ? lazy(async () => {
      const module = await import('#web/features/shell/testers/TestersPanel.tsx');
      return { default: module.TestersPanel };
    })
  : null;

/** Comes after the first paint; a page that cannot load it is as fresh as its last reading. */
async function goLive(): Promise<void> {
  try {
    const { startLive } = await import('#web/net/startLive.ts');
    startLive(queryClient);
  } catch {
    // Offline without a stored copy: the next load tries again.
  }
}

keepInstallPrompt();

/** The first amount, whole and with decimals, and the first day take a phone as long as a section of a page. */
const FIRST_WORDS = [
  () => formatMoneyWhole(0),
  () => formatMoneyShort('0.5'),
  () => formatDate('2000-01-01'),
];

/** Writes them before the page does, each in a step of its own. */
async function prepareWords(): Promise<void> {
  for (const write of FIRST_WORDS) {
    await nextTask();
    write();
  }
}

/** Runs the code of a painted page part by part, where the router would run all of it at once. */
async function evaluatePage(): Promise<void> {
  for (const part of partsOfPage()) {
    await nextTask();
    // The router asks for what cannot be had again, and says so.
    await import(/* @vite-ignore */ part).catch(() => undefined);
  }
  await nextTask();
}

async function start(): Promise<void> {
  const container = document.querySelector('#root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const isServed = readSite(document);
  const painted = readFirstPaint();
  // Each step of a takeover is a task of its own.
  if (painted) await nextTask();
  await startPersisting(queryClient);
  // Before anything is shown: a page from the device has no style of the server's in it.
  if (!isServed) showAccent(knownSite(queryClient).brand.accent);
  followOtherTabs();
  if (painted) await evaluatePage();
  const router = createAppRouter();
  const app = (
    <App queryClient={queryClient} router={router} writing={painted ?? undefined}>
      {TestersPanel && (
        <Suspense>
          <TestersPanel />
        </Suspense>
      )}
    </App>
  );
  if (painted) {
    await nextTask();
    fillQueryCache(queryClient, painted);
    // The tree of the server has its page in place from the start, and so must ours.
    router.ssr = { manifest: undefined };
    await router.load();
    await prepareWords();
    await nextTask();
    // In short steps, so that the reader can scroll between them.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
  void goLive();
}

// The testers' build has no server: nothing is shown before its worker answers, or cannot be had.
if (import.meta.env.MOCK) void mockReady().finally(() => void start());
else void start();
