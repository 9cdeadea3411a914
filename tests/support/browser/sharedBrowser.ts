import { chromium, type Browser } from 'playwright-core';
import { findSmallChromium } from './browser.ts';

let opened: Promise<Browser> | undefined;

/**
 * The one browser of this worker, for whatever does not close or kill its own: a context in it is as
 * separate as a browser, and starts in no time. It ends with the worker.
 */
export function sharedBrowser(): Promise<Browser> {
  opened ??= launch();
  return opened;
}

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findSmallChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    chromiumSandbox: false,
    // An orderly shutdown takes longer than a worker is given.
    handleSIGTERM: false,
  });
  process.once('SIGTERM', endWorker);
  browser.once('disconnected', () => {
    process.off('SIGTERM', endWorker);
    opened = undefined;
  });
  return browser;
}

/** At the exit the browser driver kills its browsers and removes what they stored. */
const endWorker = () => process.exit();
