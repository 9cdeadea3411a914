/** Whether this browser can get pushes, and what stands in the way. */
export type PushSupport =
  | 'ready'
  /** The browser has no pushes. */
  | 'unsupported'
  /** An iPhone or iPad: pushes come to apps on the home screen only. */
  | 'ios_browser'
  /** The person has forbidden notifications of this site; only they can allow them again. */
  | 'blocked';

type Surroundings = {
  hasPushes: boolean;
  isIosBrowser: boolean;
  permission: NotificationPermission | null;
};

/** What to tell the person before they are asked anything. */
export function pushSupportOf({ hasPushes, isIosBrowser, permission }: Surroundings): PushSupport {
  if (isIosBrowser) return 'ios_browser';
  if (!hasPushes || permission === null) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ready';
}
