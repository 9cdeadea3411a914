import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { cacheFirst, IMAGES, IMAGES_FRESH_MS, jsonStoreOf, networkFirst } from './caching.ts';
import { drainInWorker } from './drainInWorker.ts';
import { handleMessage } from './messages.ts';
import { keepSubscription, openNotice, showPush } from './push.ts';
import { keepShared } from './shareTarget.ts';
import { basemapTile, gazetteer, isRasterTile, rasterTile } from './tiles.ts';

type SyncEvent = ExtendableEvent & { tag: string };
type Match = { url: URL; request: Request; sameOrigin: boolean };
type Handled = { request: Request; event: ExtendableEvent };

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

const OWN_PATHS = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/u;

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
// In development nothing is precached, and binding to a page that is not would throw.
if (import.meta.env.PROD) {
  const shell = createHandlerBoundToURL('/index.html');
  registerRoute(new NavigationRoute(shell, { denylist: [OWN_PATHS] }));
}

// Everything below is GET of this origin, by allow-list. Whatever is not named goes to the network
// untouched: who is signed in, messages, notifications, money of a person, uploads, events, writes.
registerRoute(
  ({ url, sameOrigin }: Match) => sameOrigin && jsonStoreOf(url.pathname) !== null,
  async ({ request, event }: Handled) => {
    const store = jsonStoreOf(new URL(request.url).pathname);
    return store ? await networkFirst(store, contextOf(request, event)) : await fetch(request);
  },
);
registerRoute(isOwn(/^\/api\/images\//u), ({ request, event }: Handled) =>
  cacheFirst(IMAGES, contextOf(request, event), {
    freshMs: IMAGES_FRESH_MS,
    contentType: /^image\//u,
  }),
);
registerRoute(isOwn(/^\/api\/tiles\/\w+\/\d/u), ({ request, event }: Handled) =>
  basemapTile(contextOf(request, event)),
);
registerRoute(isOwn(/^\/api\/gazetteer$/u), ({ request, event }: Handled) =>
  gazetteer(contextOf(request, event)),
);
registerRoute(
  ({ url, request, sameOrigin }: Match) => !sameOrigin && isRasterTile(request, url),
  ({ request, event }: Handled) => rasterTile(contextOf(request, event)),
);

// The one POST that is answered here: it comes from another app, not from a page.
registerRoute(isOwn(/^\/share-target$/u), ({ request }: Handled) => keepShared(request), 'POST');

self.addEventListener('message', (event) => {
  const work = handleMessage(event.data, self);
  if (work) event.waitUntil(work);
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === 'outbox') event.waitUntil(drainOrAskAgain());
}) as EventListener);

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data, self));
});
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification, self));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event;
  if (newSubscription) event.waitUntil(keepSubscription(newSubscription));
});

/** A rejected sync is repeated by the browser, with its own growing delay. */
async function drainOrAskAgain(): Promise<void> {
  const { outcome } = await drainInWorker();
  if (outcome === 'offline' || outcome === 'waiting') throw new Error(`The outbox is ${outcome}`);
}

function isOwn(path: RegExp) {
  return ({ url, sameOrigin }: Match) => sameOrigin && path.test(url.pathname);
}

function contextOf(request: Request, event: ExtendableEvent) {
  return { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
}
