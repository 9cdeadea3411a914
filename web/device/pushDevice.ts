import { getPushKey, savePushSubscription } from '#schema/notices/push.ts';
import { call } from '#web/net/call.ts';
import { isIos, isOnHomeScreen } from '#web/device/outbox/outboxStorage.ts';
import { detectPushSupport, type PushSupport } from './pushSupport.ts';

/** `endpoint` is null while not subscribed. */
export type PushDeviceState = { support: PushSupport; endpoint: string | null };

const READY_MS = 15_000;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return await navigator.serviceWorker.getRegistration();
}

function detectSupport(known: ServiceWorkerRegistration | undefined): PushSupport {
  return detectPushSupport({
    isSecure: isSecureContext,
    hasPushes: known !== undefined && 'pushManager' in known,
    isIosBrowser: isIos(navigator) && !isOnHomeScreen(),
    permission: 'Notification' in window ? Notification.permission : null,
  });
}

/** Never prompts. */
export async function pushDeviceState(): Promise<PushDeviceState> {
  const known = await registration();
  const support = detectSupport(known);
  if (support !== 'ready') return { support, endpoint: null };
  const subscription = await known?.pushManager.getSubscription();
  return { support, endpoint: subscription?.endpoint ?? null };
}

/** The active worker: on a first visit it is still being installed. */
async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker is not ready')), READY_MS);
  });
  return await Promise.race([navigator.serviceWorker.ready, timeout]);
}

function decodeBase64url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

const isSame = (a: ArrayBuffer | null, b: Uint8Array) =>
  a !== null && String(new Uint8Array(a)) === String(b);

/** Subscribes with the installation's key; a subscription with another key would get none of its pushes. */
async function subscribe(manager: PushManager, key: Uint8Array<ArrayBuffer>) {
  const known = await manager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Asks for permission, subscribes this browser and registers it with the server. False without
 * permission. Throws as `call` does, or what the push service threw. Call from a button press:
 * browsers ignore the prompt otherwise.
 */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [{ pushManager }, { publicKey }] = await Promise.all([
    readyRegistration(),
    call(getPushKey),
  ]);
  const { endpoint, keys } = (await subscribe(pushManager, decodeBase64url(publicKey))).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(savePushSubscription, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  return true;
}

/** Ends this browser's subscription; the caller informs the server, which identifies it by its endpoint. */
export async function endPushHere(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
