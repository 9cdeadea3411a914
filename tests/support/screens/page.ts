import { IDBFactory } from 'fake-indexeddb';
import { missingPage, pageMetaOf } from '#api/http/pages/pageMeta.ts';
import type { Answerer } from '#tests/mocks/answerOver.ts';
import { vi } from 'vitest';
import { Finder, pressKey, typeText, until } from './locator.ts';
import { mountApp } from './mountApp.ts';
import { isMeant, readAnswer, ScreenNetwork } from './network.ts';
import { loadDocument, nodesFetch, ORIGIN, screen, type Look } from './window.ts';

type Data = { data?: unknown };

let shown: { page: ScreenPage; end: () => void } | null = null;
let network: ScreenNetwork | null = null;

/** Lets the page's calls through its network, and the test's own reach the server as a stranger's. */
export function answerFetch(stranger: Answerer): void {
  globalThis.fetch = (input, init) => {
    if (typeof input === 'string' && input.startsWith('/') && network)
      return network.fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith(ORIGIN) ? stranger(new Request(input, init)) : nodesFetch(input, init);
  };
}

/** Takes the page that is shown, if there is one, from the screen. */
export function clearScreen(): void {
  shown?.end();
  shown = null;
  network = null;
}

/**
 * A person's window on the real app and the real server code, in this process: one at a time is on the
 * screen. It has the methods of Playwright's that the tests of screens use, so that they read the same.
 */
export class ScreenPage extends Finder {
  private readonly network: ScreenNetwork;
  private readonly stored = new Map<string, string>();

  private readonly look: Look;
  private readonly databases = new IDBFactory();

  constructor(answer: Answerer, look: Look) {
    super('', () => {
      if (shown?.page !== this) throw new Error('Another page is on the screen');
    });
    this.look = look;
    this.network = new ScreenNetwork(answer);
  }

  readonly keyboard = { press: pressKey, type: typeText };

  /** Answers with what the server's own code says about a page that is no issue's. */
  async goto(path: string): Promise<{ status: () => number }> {
    this.leave();
    const container = loadDocument(path, this.look);
    for (const [key, value] of this.stored) localStorage.setItem(key, value);
    globalThis.indexedDB = this.databases;
    network = this.network;
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => !this.network.isOffline,
    });
    shown = { page: this, end: await mountApp(container) };
    await this.settled();
    const { pathname } = new URL(path, ORIGIN);
    return { status: () => (pageMetaOf(pathname) ?? missingPage('en')).status };
  }

  reload = () => this.goto(this.url().slice(ORIGIN.length));
  url = () => location.href;
  title = async () => document.title;
  evaluate = async <T, A>(work: (argument: A) => T, argument?: A) => work(argument as A);
  on = (event: string, listener: Parameters<ScreenNetwork['on']>[1]) =>
    this.network.on(event, listener);
  route = async (...route: Parameters<ScreenNetwork['route']>) => this.network.route(...route);
  unroute = async (pattern: Parameters<ScreenNetwork['unroute']>[0]) =>
    this.network.unroute(pattern);
  setDefaultTimeout = () => undefined;

  async waitForFunction<A>(work: (argument: A) => unknown, argument?: A): Promise<void> {
    await until(
      () => Boolean(work(argument as A)),
      () => `It never became true: ${work.toString()}`,
    );
  }

  async waitForURL(pattern: Parameters<typeof isMeant>[0]): Promise<void> {
    await until(
      () => isMeant(pattern, new URL(location.href)),
      () => `Still at ${location.href}`,
    );
  }

  context = () => {
    const ask =
      (method: string) =>
      async (path: string, { data }: Data = {}) => {
        const headers = { 'content-type': 'application/json' };
        const sent = data === undefined ? {} : { headers, body: JSON.stringify(data) };
        return readAnswer(await this.network.client.fetch(path, { method, ...sent }));
      };
    return {
      request: { get: ask('GET'), post: ask('POST'), put: ask('PUT'), patch: ask('PATCH') },
      addCookies: async (cookies: { name: string; value: string }[]) => {
        for (const { name, value } of cookies) this.network.addCookie(name, value);
      },
      setOffline: async (isOffline: boolean) => {
        this.network.isOffline = isOffline;
        screen.dispatchEvent(new screen.Event(isOffline ? 'offline' : 'online'));
      },
      close: async () => this.leave(),
    };
  };

  /** Until the page has its answers, as one has that the server painted. */
  private async settled(): Promise<void> {
    await vi.dynamicImportSettled();
    let quietRounds = 0;
    await until(
      () => {
        const isQuiet = this.network.pendingCount === 0 && document.querySelector('main') !== null;
        quietRounds = isQuiet ? quietRounds + 1 : 0;
        return quietRounds > 3;
      },
      () => 'The page goes on asking',
    );
  }

  private leave(): void {
    if (shown?.page === this) {
      this.stored.clear();
      for (const [key, value] of Object.entries(localStorage)) this.stored.set(key, String(value));
    }
    clearScreen();
    localStorage.clear();
    sessionStorage.clear();
  }
}
