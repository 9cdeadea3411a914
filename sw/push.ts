/** As the server sends it: the title, and a notification's options with a path as data. */
type Message = NotificationOptions & { title: string };

/** Shows what the server sent. Whatever it is, nothing is looked up: there may be no network. */
export function showPush(
  data: Pick<PushMessageData, 'json'>,
  scope: ServiceWorkerGlobalScope,
): Promise<void> {
  const { title, ...options } = data.json() as Message;
  return scope.registration.showNotification(title, options);
}

/** Goes to the window that shows the page already, else opens one; no window loses its page. */
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

/** The browser has changed the address it is reached at: the server learns the new one. */
export async function keepSubscription(subscription: PushSubscription): Promise<void> {
  await fetch('/api/push/subscriptions', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
