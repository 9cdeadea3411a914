import { plural } from '#web/format/format.ts';

export const shellContent = {
  toast: {
    loggedOut: 'Logged out',
    loggedOutText: 'You have been successfully logged out.',
    logoutFailed: 'Logout failed',
  },
  logout: {
    title: 'Log out with unsent items?',
    text: (count: number) =>
      `${plural(count, { one: '# item on this device has', other: '# items on this device have' })} not been sent yet. They stay on this device and are sent when you sign in again here.`,
    confirm: 'Log out',
    pending: 'Logging out...',
    cancel: 'Stay signed in',
  },
  paused: {
    text: 'Something on this device waits to be sent. Sign in to send it.',
    signIn: 'Sign In',
  },
  unloaded: {
    text: 'This page can be read, but the rest of it is not loaded yet. It tries again by itself.',
    again: 'Try again now',
  },
  failure: {
    title: 'This page could not be shown',
    text: 'Something went wrong while loading it. Please try again.',
    offline: 'You are offline, and this page is not stored on this device yet.',
    outdated: 'A part of it is gone: a new version may be there. Reload to get it.',
    retry: 'Retry',
    reload: 'Reload',
  },
} as const;
