import { lazy, startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { completeBrowser } from '#web/device/completeBrowser.ts';
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
import { followOtherTabs } from '#web/features/account/signIn/adopt.ts';
import { lineIsFree } from '#web/device/slowLine.ts';
import { startWithoutPage } from '#web/features/shell/lazyPage.tsx';
import { keepTrying } from '#web/store/untilWorthTrying.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** Testers' build only; elsewhere the bundler drops it. */
const TestersPanel = import.meta.env.MOCK
  ? lazy(async () => {
      const module = await import('#web/features/shell/testers/TestersPanel.tsx');
      return { default: module.TestersPanel };
    })
  : null;

/** After the first paint; until its code is loaded, a page is only as fresh as its last fetch. */
async function goLive(): Promise<void> {
  await lineIsFree();
  const live = await keepTrying(() => import('#web/net/startLive.ts'));
  live?.startLive(queryClient);
}

keepInstallPrompt();

/** Where most visits begin; these addresses never need a correction. */
const USUAL_PATH = /^\/(?:issues(?:\/[\da-f-]{36})?|map|outbox|profile|report-issue)?$/u;

/**
 * Corrects the address as the server's redirect would: a page from the service
 * worker never asks the server.
 */
async function correctAddress(): Promise<void> {
  const { pathname, search, hash } = location;
  if (USUAL_PATH.test(pathname)) return;
  const module = await import('#schema/site/meantAddress.ts').catch(() => null);
  const meant = module?.meantAddress(pathname + search + hash) ?? null;
  if (meant !== null) history.replaceState(history.state, '', meant);
}

/**
 * The first amount (whole and with decimals) and the first date take a phone as long as a section
 * of a page.
 */
const FIRST_WORDS = [
  () => formatMoneyWhole(0),
  () => formatMoneyShort('0.5'),
  () => formatDate('2000-01-01'),
];

/** Formats them ahead of the page, each in its own task. */
async function prepareWords(): Promise<void> {
  for (const write of FIRST_WORDS) {
    await nextTask();
    write();
  }
}

/** Evaluates a painted page's code part by part; the router would evaluate all of it at once. */
async function evaluatePage(): Promise<void> {
  for (const part of partsOfPage()) {
    await nextTask();
    // The router requests a missing part again, and reports it.
    await import(/* @vite-ignore */ part).catch(() => undefined);
  }
  await nextTask();
}

async function start(): Promise<void> {
  const container = document.querySelector('#root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  // Without it nothing can be written, but everything can be read.
  await completeBrowser().catch(() => void keepTrying(completeBrowser));
  const isServed = readSite(document);
  const painted = readFirstPaint();
  if (!painted) await correctAddress();
  // Each step of a takeover is its own task.
  if (painted) await nextTask();
  await startPersisting(queryClient);
  // Before anything is shown: a page from the device has no style from the server.
  if (!isServed) await showAccent(knownSite(queryClient).brand.accent);
  followOtherTabs();
  const isSlow = document.documentElement.dataset.line === 'slow';
  if (painted && isSlow) startWithoutPage();
  else if (painted) await evaluatePage();
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
    // The server's tree has its page from the start; ours must match.
    router.ssr = { manifest: undefined };
    await router.load();
    await prepareWords();
    await nextTask();
    // In short steps, so that the reader can scroll in between.
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
  void goLive();
}

// The testers' build has no server: nothing is shown before its worker answers, or is known to be missing.
if (import.meta.env.MOCK) void mockReady().finally(() => void start());
else void start();
