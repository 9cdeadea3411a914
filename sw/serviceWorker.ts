import { DAY_MS } from '#schema/durations.ts';
import { keepAppFiles, type AppFile } from './appFiles.ts';
import { cacheFirst, findDeviceStore, networkFirst, storeNamed } from './caching.ts';
import { fetchList, isWholeList, warmList } from './currentList.ts';
import { database, drainInWorker } from './drainInWorker.ts';
import { drainUntilSent } from './drainUntilSent.ts';
import { emergencyAnswer } from './emergency/emergencyAnswer.ts';
import { emergencyPage } from './emergency/emergencyPage.ts';
import { handleMessage } from './messages.ts';
import { isAppThere, openPage } from './openPage.ts';
import { keepSubscription, openNotice, showPush } from './push.ts';
import { keepShared } from './shareTarget.ts';
import { forgetReplaced, isGenuine } from './storedAnswers.ts';
import { basemapTile, gazetteer, isRasterTile, rasterTile } from './tiles.ts';
import { isWholePicture } from './wholePicture.ts';
import type { DeviceStore } from '#schema/defineEndpoint.ts';

type SyncEvent = ExtendableEvent & { tag: string };
type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: AppFile[];
};

/** Answered by the server alone, also where somebody opens them in the browser. */
const OWN_PATHS =
  /^\/(?:api|embed|feeds|open311|\.well-known|healthz|readyz|metrics|robots\.txt|sitemap\.xml)(?:\/|$)/u;

/** Address of the emergency page, also while the app's files are intact. */
const EMERGENCY = '/emergency';

const IMAGES_FRESH = {
  freshMs: 60 * DAY_MS,
  isWanted: (answer: Response) => isGenuine(answer, /^image\//u),
  isWhole: isWholePicture,
};

const appFiles = keepAppFiles(self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  // An update must be complete before it takes over: it deletes the previous build's files.
  const isFirst = self.registration.active === null;
  event.waitUntil(isFirst ? appFiles.installCore() : appFiles.install());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([appFiles.forgetOthers(), self.clients.claim()]));
});

/** All other stores are network-first. */
const ANSWERS: Partial<Record<DeviceStore, (context: Context) => Promise<Response>>> = {
  images: (context) => {
    context.waitUntil(forgetReplaced(storeNamed('images'), context.request));
    return cacheFirst(storeNamed('images'), context, IMAGES_FRESH);
  },
  lists: (context) =>
    networkFirst(
      storeNamed('lists'),
      context,
      isWholeList(context.request.url) ? fetchList : undefined,
    ),
  basemap: basemapTile,
  gazetteer,
};

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/**
 * App files come from the build, pages from the shell, and other answers of this origin only from
 * the stores of the contract. The rest goes to the network untouched: session, messages,
 * notifications, personal money, uploads, events, writes.
 */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const isOwn = url.origin === location.origin;
  // The only POST handled here: it comes from another app, not from a page.
  if (isOwn && request.method === 'POST' && url.pathname === '/share-target')
    return keepShared(request);
  if (isOwn && url.pathname === EMERGENCY) return emergency(request);
  if (request.method !== 'GET') return null;
  const context = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  if (!isOwn) return isRasterTile(request, url) ? rasterTile(context) : null;
  const isPage = request.mode === 'navigate' && !OWN_PATHS.test(url.pathname);
  if (isPage && appFiles.hasFiles) return openPage(appFiles, context);
  const key = appFiles.keyOf(url.href);
  if (key) return appFiles.answer(key, request);
  const store = findDeviceStore(url.pathname);
  return store && (ANSWERS[store]?.(context) ?? networkFirst(storeNamed(store), context));
}

async function emergency(request: Request): Promise<Response> {
  // Other sites may navigate here, but not post.
  if (request.mode === 'navigate') return emergencyPage();
  return await emergencyAnswer(request, {
    database,
    drain: drainInWorker,
    isAppThere: (address) => isAppThere(appFiles, address),
  });
}

self.addEventListener('message', (event) => {
  const work = handleMessage(event.data, self, appFiles);
  if (work) event.waitUntil(work.then(() => event.ports[0]?.postMessage(null)));
});

self.addEventListener('sync', ((event: SyncEvent) => {
  const isReplaced = () => self.registration.waiting !== null;
  if (event.tag === 'outbox')
    event.waitUntil(drainUntilSent(drainInWorker, isReplaced).then(warmList));
}) as EventListener);

self.addEventListener('periodicsync', ((event: SyncEvent) => {
  event.waitUntil(Promise.all([warmList(), drainInWorker()]));
}) as EventListener);

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data, self));
  // There is a network now, and the browser may have given up on the sync event.
  event.waitUntil(drainInWorker().catch(() => undefined));
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification, self));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event;
  if (newSubscription) event.waitUntil(keepSubscription(newSubscription));
});
