import { readFileSync } from 'node:fs';
import { Window as DomWindow } from 'happy-dom';
import 'fake-indexeddb/auto';
import { globalStyle } from '#web/theme/globalStyle.ts';
import { ShownStyles } from './shownStyle.ts';

/** Where the screens' installation answers, for the page and for whoever asks it beside the page. */
export const ORIGIN = 'http://screens.example';

type Kept = { dom: DomWindow; styles: ShownStyles; nodesFetch: typeof fetch };

function openWindow(): Kept {
  const dom = new DomWindow({ url: ORIGIN, width: 1280, height: 900 });
  const styles = new ShownStyles(dom as unknown as Window);
  return { dom, styles, nodesFetch: globalThis.fetch };
}

/** One for all files of a worker: packages hold on to the globals that they once saw. */
const worker: { screen?: Kept } = ((globalThis as { ofWorker?: object }).ofWorker ??= {});
const isFirst = worker.screen === undefined;
const { dom, styles, nodesFetch } = (worker.screen ??= openWindow());
const screen = dom as unknown as Window & typeof globalThis;
export { nodesFetch, screen, styles };

/** The server's work goes on in this process: what both know stays that of Node. */
const NODES_OWN = new Set(
  `Object Function Array Number Boolean String Symbol Error TypeError RangeError Promise Date RegExp Map Set
  WeakMap WeakSet JSON Math Intl URL URLSearchParams AbortController AbortSignal Blob File FormData Headers
  Request Response fetch ReadableStream WritableStream TransformStream TextEncoder TextDecoder crypto Crypto
  performance setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask
  structuredClone atob btoa console process global globalThis Buffer eval undefined NaN Infinity MessageChannel
  MessagePort ArrayBuffer SharedArrayBuffer DataView Atomics BigInt Reflect Proxy WebAssembly Iterator
  indexedDB name constructor`.split(/\s+/u),
);

const PAGE = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');

/** A box for all that is shown; where it lies and how large it is, only a browser can say. */
const shownBox = { x: 0, y: 0, top: 0, left: 0, right: 100, bottom: 20, width: 100, height: 20 };
const noBox = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };

/** Nothing ever comes into view. */
class NothingSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A stream on which nothing is ever said. */
class SilentEvents extends dom.EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close(): void {}
}

/** Gives this process the globals of a browser's page; once, since packages keep them. */
function install(): void {
  const seen = new Set<string>();
  for (let at: object | null = dom; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) {
      if (
        seen.has(name) ||
        NODES_OWN.has(name) ||
        /^(?:\d+$|(?:Big)?(?:Uint|Int|Float)\d)/u.test(name)
      )
        continue;
      seen.add(name);
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          const value: unknown = Reflect.get(dom, name);
          return typeof value === 'function' && !/^[A-Z]/u.test(name) ? value.bind(dom) : value;
        },
        set: (value) => {
          Reflect.set(dom, name, value);
        },
      });
    }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: screen });
  Object.defineProperty(globalThis, 'self', { configurable: true, value: screen });
  const stand = {
    IntersectionObserver: NothingSeen,
    ResizeObserver: NothingSeen,
    EventSource: SilentEvents,
  };
  Object.assign(dom, stand, { scrollTo: () => undefined });
  Object.assign(dom, { getComputedStyle: styleOf });
  const element = dom.Element.prototype as unknown as Element;
  const boxOf = (place: Element) => (styles.isRendered(place) ? shownBox : noBox);
  Object.assign(element, {
    checkVisibility(this: Element) {
      return styles.isRendered(this);
    },
    getBoundingClientRect(this: Element) {
      return { ...boxOf(this), toJSON: () => shownBox };
    },
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
  });
}

function styleOf(element: Element, pseudo?: string) {
  const shown = pseudo
    ? { display: 'inline', visibility: 'visible', position: 'static' }
    : styles.of(element);
  return {
    ...shown,
    content: 'none',
    fontSize: '16px',
    animationName: 'none',
    overflow: 'visible',
    overflowX: 'visible',
    overflowY: 'visible',
    direction: document.documentElement.dir || 'ltr',
    pointerEvents: 'auto',
    getPropertyValue: (name: string) => Reflect.get(shown, name) ?? '',
  };
}

if (isFirst) install();

export type Look = { width: number; height?: number; colorScheme: 'dark' | 'light' };

/** The document as it comes from the server for the device's own copy, at an address. */
export function loadDocument(path: string, look: Look): HTMLElement {
  dom.happyDOM.setViewport({ width: look.width, height: look.height ?? 900 });
  Object.assign(dom.happyDOM.settings.device, {
    prefersColorScheme: look.colorScheme,
    prefersReducedMotion: 'reduce',
  });
  dom.happyDOM.setURL(new URL(path, ORIGIN).href);
  const page = new screen.DOMParser().parseFromString(PAGE, 'text/html');
  for (const script of page.querySelectorAll('script, link')) script.remove();
  const { documentElement: root } = document;
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  const kept = [...document.querySelectorAll('style[data-styled]')];
  document.head.innerHTML = page.head.innerHTML;
  document.head.append(...kept);
  document.body.innerHTML = page.body.innerHTML;
  const style = document.createElement('style');
  style.textContent = globalStyle;
  document.head.prepend(style);
  return document.querySelector<HTMLElement>('#root') as HTMLElement;
}
