import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's package of Chromium without its windows: the same engine for a quarter less work. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera for every page that asks for one: a moving test picture.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

type Found = { executablePath: string; args: string[] };

let found: Promise<Found> | undefined;

/**
 * The Chromium to test with: `CHROMIUM`, else one installed on the machine, else the one that a
 * development dependency ships, so that nothing has to be installed by hand.
 */
export function findChromium(): Promise<Found> {
  found ??= locate();
  return found;
}

/**
 * The Chromium that costs least: its headless shell where that is installed, else the whole one. It
 * has neither Background Sync nor notifications. `CHROMIUM` names this one too.
 */
export async function findSmallChromium(): Promise<Found> {
  const isThere = !process.env.CHROMIUM && existsSync(SHELL_PATH);
  return isThere ? { executablePath: SHELL_PATH, args: ARGUMENTS } : findChromium();
}

async function locate(): Promise<Found> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`);
    return { executablePath: named, args: ARGUMENTS };
  }
  const installed = SYSTEM_PATHS.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: ARGUMENTS };
  const { default: shipped } = await import('@sparticuz/chromium');
  return { executablePath: await shipped.executablePath(), args: [...shipped.args, ...ARGUMENTS] };
}

export type ProfileOptions = {
  width?: number;
  height?: number;
  colorScheme?: 'dark' | 'light';
  geolocation?: { latitude: number; longitude: number };
  reducedMotion?: 'reduce' | 'no-preference';
  /** Pixels of the screen for one of CSS: 2 and more on a phone. */
  deviceScaleFactor?: number;
  /** With Background Sync and notifications, which the browser of most tests may lack. */
  isWhole?: boolean;
  /** Blocked where a test is not about them: installing the app costs more than most screens do. */
  serviceWorkers?: 'allow' | 'block';
  /** A program that starts the browser named by `TORTURED_BROWSER`. */
  launcher?: string;
};

/** Options of a person's window, in a browser of their own or a shared one. */
export function contextOptionsOf(options: ProfileOptions): BrowserContextOptions {
  const { width = 1280, height = 900, colorScheme = 'dark', geolocation } = options;
  const { reducedMotion = 'no-preference', deviceScaleFactor = 1 } = options;
  const { serviceWorkers = 'allow' } = options;
  return {
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme,
    reducedMotion,
    serviceWorkers,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    ...(geolocation
      ? { geolocation, permissions: ['geolocation', 'notifications', 'background-sync', 'camera'] }
      : {}),
  };
}

/**
 * Opens a browser whose storage lives in `folder`, like a person's own: closing and opening it again keeps
 * worker, caches and queue. Background Sync stays allowed where a whole browser has it.
 */
export async function openProfile(
  folder: string,
  options: ProfileOptions = {},
): Promise<BrowserContext> {
  const { executablePath, args } = await (options.isWhole ? findChromium : findSmallChromium)();
  return chromium.launchPersistentContext(folder, {
    executablePath: options.launcher ?? executablePath,
    env: { ...process.env, TORTURED_BROWSER: executablePath },
    args,
    chromiumSandbox: false,
    headless: true,
    ...contextOptionsOf(options),
  });
}
