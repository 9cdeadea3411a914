import { execFileSync } from 'node:child_process';
import type { BrowserContext, Page } from 'playwright-core';
import { openProfile, type ProfileOptions } from './browser.ts';
import { recordToasts } from './toasts.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

/** A person's own browser: closing and opening it keeps worker, caches and queue. */
export type Device = {
  /** Where the browser keeps its profile. */
  folder: string;
  open: () => Promise<Page>;
  /** Another tab of the open browser. */
  openTab: () => Promise<Page>;
  close: () => Promise<void>;
  /** SIGKILL of the whole browser. */
  kill: () => Promise<void>;
  /** Closes it and removes what it stored. */
  discard: () => Promise<void>;
};

/** Generous, since a busy machine is not a defect; nobody waits longer than needed. */
const PATIENCE_MS = 60_000;

/** A page that waits long enough on a busy machine. */
export function patient(page: Page): Page {
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Takes a new device out of its box; nothing runs before `open`. */
export function newDevice(
  options: ProfileOptions = {},
  folder: string = makeTemporaryFolder(),
): Device {
  let context: BrowserContext | null = null;
  const close = async () => {
    if (context) await stopWorkers(context);
    await context?.close();
    context = null;
  };
  return {
    folder,
    open: async () => {
      context = await openProfile(folder, options);
      await context.addInitScript(recordToasts);
      return patient(context.pages()[0] ?? (await context.newPage()));
    },
    openTab: async () => {
      if (context === null) throw new Error('The browser is not open');
      return patient(await context.newPage());
    },
    close,
    kill: async () => {
      killBrowserOf(folder);
      // A dead browser may or may not respond to closing.
      await close().catch(() => undefined);
      context = null;
    },
    discard: async () => {
      await close();
      removeFolder(folder);
    },
  };
}

/** A browser whose worker sends in the background would stay for half a minute after being closed. */
async function stopWorkers(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  if (!page) return;
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

/** The browser's processes are the ones that carry its folder in their command line. */
export function killBrowserOf(folder: string): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines.filter((text) => text.includes(folder))) {
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // A child that died with its parent in the meantime.
    }
  }
}
