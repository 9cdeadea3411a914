import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { contextOptionsOf, type ProfileOptions } from './browser.ts';
import { newDevice, patient, type Device } from './device.ts';
import { sharedBrowser } from './sharedBrowser.ts';
import { recordToasts } from './toasts.ts';

/** A new device that is thrown away with the test. */
export function deviceOfTest(options?: ProfileOptions, folder?: string): Device {
  const device = newDevice(options, folder);
  onTestFinished(device.discard);
  return device;
}

/**
 * A page of somebody whose browser is never closed or killed, without the app's worker unless asked
 * for. It is gone after the test.
 */
export async function openBrowser(options: ProfileOptions = {}): Promise<Page> {
  const browser = await sharedBrowser();
  const context = await browser.newContext(
    contextOptionsOf({ serviceWorkers: 'block', ...options }),
  );
  onTestFinished(() => context.close());
  await context.addInitScript(recordToasts);
  return patient(await context.newPage());
}
