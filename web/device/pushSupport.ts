export type PushSupport =
  | 'ready'
  | 'unsupported'
  /** iPhone or iPad: pushes need the app on the home screen. */
  | 'ios_browser'
  /** Notifications are denied; only the user can allow them again. */
  | 'blocked';

type Surroundings = {
  hasPushes: boolean;
  isIosBrowser: boolean;
  permission: NotificationPermission | null;
};

export function detectPushSupport({
  hasPushes,
  isIosBrowser,
  permission,
}: Surroundings): PushSupport {
  if (isIosBrowser) return 'ios_browser';
  if (!hasPushes || permission === null) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ready';
}
