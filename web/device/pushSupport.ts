export type PushSupport =
  | 'ready'
  | 'unsupported'
  /** Browsers offer pushes only to pages with https. */
  | 'plain_http'
  /** iPhone or iPad: pushes need the app on the home screen. */
  | 'ios_browser'
  /** Notifications are denied; only the user can allow them again. */
  | 'blocked';

type Surroundings = {
  isSecure: boolean;
  hasPushes: boolean;
  isIosBrowser: boolean;
  permission: NotificationPermission | null;
};

export function detectPushSupport({
  isSecure,
  hasPushes,
  isIosBrowser,
  permission,
}: Surroundings): PushSupport {
  if (!isSecure) return 'plain_http';
  if (isIosBrowser) return 'ios_browser';
  if (!hasPushes || permission === null) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ready';
}
