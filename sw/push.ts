/** From the server: a title and notification options, with a path as data. */
type Message = NotificationOptions & { title: string };

/** Never fetches anything: there may be no network. */
export function showPush(
  data: Pick<PushMessageData, 'json'>,
  scope: ServiceWorkerGlobalScope,
): Promise<void> {
  const { title, ...options } = data.json() as Message;
  return scope.registration.showNotification(title, options);
}

/** Focuses a window that shows the page already, else opens one; no window is navigated away. */
export async function openNotice(
  notification: Notification,
  { clients, location }: ServiceWorkerGlobalScope,
): Promise<void> {
  notification.close();
  const { href, pathname } = new URL(String(notification.data), location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === pathname);
  await (shown ? shown.focus() : clients.openWindow(href));
}

/** Sends the server a subscription that the browser has renewed. */
export async function keepSubscription(subscription: PushSubscription): Promise<void> {
  await fetch('/api/push/subscriptions', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
