import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { DAY_MS } from '#schema/durations.ts';
import { cacheFirst, deviceStoreOf, networkFirst, storeNamed } from './caching.ts';
import { drainInWorker } from './drainInWorker.ts';
import { handleMessage } from './messages.ts';
import { keepSubscription, openNotice, showPush } from './push.ts';
import { keepShared } from './shareTarget.ts';
import { basemapTile, gazetteer, isRasterTile, rasterTile } from './tiles.ts';
import type { DeviceStore } from '#schema/defineEndpoint.ts';

type SyncEvent = ExtendableEvent & { tag: string };
type Match = { url: URL; request: Request; sameOrigin: boolean };
type Handled = { request: Request; event: ExtendableEvent };
type Context = { request: Request; waitUntil: (work: Promise<unknown>) => void };

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

const OWN_PATHS = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/u;

const IMAGES_FRESH = { freshMs: 60 * DAY_MS, contentType: /^image\//u };

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
// In development nothing is precached, and binding to a page that is not would throw.
if (import.meta.env.PROD) {
  const shell = createHandlerBoundToURL('/index.html');
  registerRoute(new NavigationRoute(shell, { denylist: [OWN_PATHS] }));
}

/** How a store answers; the others ask the network first. */
const ANSWERS: Partial<Record<DeviceStore, (context: Context) => Promise<Response>>> = {
  images: (context) => cacheFirst(storeNamed('images'), context, IMAGES_FRESH),
  basemap: basemapTile,
  gazetteer,
};

// Everything below is GET. Of this origin only what the contract lets a device keep; whatever else
// goes to the network untouched: who is signed in, messages, notifications, money of a person,
// uploads, events, writes.
registerRoute(
  ({ url, sameOrigin }: Match) => sameOrigin && deviceStoreOf(url.pathname),
  ({ request, event, params }: Handled & { params?: unknown }) => {
    const store = params as DeviceStore;
    const context = contextOf(request, event);
    return ANSWERS[store]?.(context) ?? networkFirst(storeNamed(store), context);
  },
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

function contextOf(request: Request, event: ExtendableEvent): Context {
  return { request, waitUntil: (work) => event.waitUntil(work) };
}
