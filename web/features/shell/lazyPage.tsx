import { use, useEffect, useReducer, useSyncExternalStore, type ComponentType } from 'react';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { isMarked } from '#schema/mark.ts';
import { NotLoaded } from '#web/components/feedback/NotLoaded.tsx';
import { endFirstPaint } from '#web/net/firstPaint.ts';
import { createStore } from '#web/store/createStore.ts';
import { FIRST_PAUSE_MS, longerPause, untilWorthTrying } from '#web/store/untilWorthTrying.ts';

/** Path of a painted page that can be read but does not respond, as its code is missing. */
export const unloadedPath = createStore<string | null>(null);

let isLate = false;

/** On a slow line the frame answers first; the page stays as painted until its code is here. */
export const startWithoutPage = (): void => {
  isLate = true;
};

let tryNow = () => {};
/** Tries to load the missing page now. */
export const loadPageAgain = (): void => tryNow();

const RELOADED_AT = 'trybe-reloaded-for-code';
const MINUTE_MS = 60_000;

/** When the reader asked for another page, a download or a mail program; `afterPaint.js` notes it too. */
const LEFT = 'trybe-left';
const onLeave = () => void performance.mark(LEFT);
/** By then the other page is there, or the reader stayed. */
const LEAVING_MS = 30_000;
const isLeaving = () => {
  const left = performance.getEntriesByName(LEFT).at(-1);
  return left !== undefined && performance.now() - left.startTime < LEAVING_MS;
};
/** What is being fetched; from the start this includes the first page, whichever that is. */
const awaited = new Set<unknown>([onLeave]);
globalThis.window?.addEventListener('beforeunload', onLeave);

/**
 * Only as long as it matters: some browsers exclude pages with such a listener from the back/forward cache.
 */
function endAwaiting(...arrived: unknown[]): void {
  for (const one of arrived) awaited.delete(one);
  if (awaited.size === 0) globalThis.window?.removeEventListener('beforeunload', onLeave);
}

/**
 * A route's component, the only export of what `load` fetches. While that fails, a server-painted page
 * stays as it is, and any other shows the failure in its place; both retry until the code is there.
 */
export function lazyPage(
  load: () => Promise<Record<string, ComponentType>>,
): AsyncRouteComponent<object> {
  let Page: ComponentType | undefined;
  let hasFailed = false;
  let loading: Promise<void> | undefined;
  let arriving: Promise<void> | undefined;
  const keep = (module: Record<string, ComponentType>) => {
    [Page] = Object.values(module);
    endAwaiting(load, onLeave);
  };
  const fail = () => {
    hasFailed = true;
  };
  let late: Promise<void> | undefined;
  const fetchPage = (): Promise<void> => {
    awaited.add(load);
    globalThis.window?.addEventListener('beforeunload', onLeave);
    return (loading ??= load()
      .then(keep, fail)
      .finally(() => (loading = undefined)));
  };
  const preload = (): Promise<void> => (isLate ? Promise.resolve() : fetchPage());
  const lateArrival = (): Promise<void> =>
    (late ??= fetchPage().finally(() => {
      isLate = false;
    }));
  const untilArrived = (): Promise<void> =>
    (arriving ??= keepTrying(async () => {
      await fetchPage();
      return Page !== undefined;
    }));

  function LazyPage() {
    const [, arrive] = useReducer((count: number) => count + 1, 0);
    if (!Page && !hasFailed) use(isLate ? lateArrival() : fetchPage());
    return Page ? <Page /> : <MissingPage untilArrived={untilArrived} onArrived={arrive} />;
  }
  return Object.assign(LazyPage, { preload });
}

const nothingChanges = () => () => undefined;

type MissingPageProps = { untilArrived: () => Promise<void>; onArrived: () => void };

function MissingPage({ untilArrived, onArrived }: MissingPageProps) {
  const isPainted = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  // What suspends during the takeover stays as the server painted it.
  if (isPainted) use(untilCodeOfPainted(untilArrived));
  useEffect(() => {
    unloadedPath.set(null);
    void untilArrived().then(onArrived);
  }, [untilArrived, onArrived]);
  return <NotLoaded isPage onAgain={loadPageAgain} />;
}

let painted: Promise<void> | undefined;

/** There is one painted page at most. */
function untilCodeOfPainted(untilArrived: () => Promise<void>): Promise<void> {
  return (painted ??= (async () => {
    // Not while a component renders.
    await Promise.resolve();
    unloadedPath.set(location.pathname);
    // The frame responds already, with a button to try again.
    endFirstPaint();
    await untilArrived();
    unloadedPath.set(null);
  })());
}

/** Continues after the page was left, for a reader who returns to it. */
async function keepTrying(load: () => Promise<boolean>): Promise<void> {
  const path = location.pathname;
  for (let pauseMs = FIRST_PAUSE_MS; !(await load()); pauseMs = longerPause(pauseMs)) {
    if (location.pathname === path) await reloadIfReachable();
    const pressed = new AbortController();
    tryNow = () => pressed.abort();
    await untilWorthTrying(pauseMs, pressed.signal);
  }
}

/**
 * Reloads if a server answers: one that lacks the code has a newer version, and Chromium never requests a
 * failed module again. At most once a minute, as the code may be missing for another reason: Firefox aborts
 * whatever is loading once the reader navigates, and a reload would take them back.
 */
async function reloadIfReachable(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < MINUTE_MS) return;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (!answer || !isMarked(answer.headers) || isLeaving()) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
