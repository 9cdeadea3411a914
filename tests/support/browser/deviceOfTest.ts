import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { ProfileOptions } from './browser.ts';
import { newDevice, type Device } from './device.ts';

/** A new device that is thrown away with the test. */
export function deviceOfTest(options?: ProfileOptions): Device {
  const device = newDevice(options);
  onTestFinished(device.discard);
  return device;
}

/** A page in a new browser without the app's worker, for a test of screens alone. */
export const openBrowser = (options: ProfileOptions = {}): Promise<Page> =>
  deviceOfTest({ serviceWorkers: 'block', ...options }).open();
