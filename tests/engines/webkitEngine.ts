import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS, type EngineOptions, type EnginePage } from './EnginePage.ts';
import { freePort } from '#tests/support/servers/freePort.ts';

const BROWSER = fileURLToPath(new URL('webkitBrowser.py', import.meta.url));
const KEYS = { Escape: '\uE00C', Tab: '\uE004' };
/** In which the engine's helpers write down what they hold after their window has closed. */
const GROUP_END_MS = 10_000;
/** The member of an element's answer that holds its reference (W3C WebDriver, 12. Elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a command of the W3C protocol to a driver; an error of the driver is thrown with its text. */
type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** Opens WebKitGTK under a screen of its own; `close` ends both. */
export async function openWebkitEngine(options: EngineOptions): Promise<EnginePage> {
  mkdirSync(options.folder, { recursive: true });
  const { screen, display } = await startScreen();
  const { driver, send } = await startDriver(display, options);
  const session = await openSession(send);
  const at: Send = (method, path, body) => send(method, `/session/${session}${path}`, body);
  await at('POST', '/timeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
  await at('POST', '/window/rect', { x: 0, y: 0, width: options.width, height: options.height });
  return {
    ...pageOf(at),
    close: async () => {
      await at('DELETE', '').catch(() => undefined);
      await end(driver);
      await untilGroupEnded(driver);
      await end(screen);
    },
  };
}

function pageOf(at: Send): Omit<EnginePage, 'close'> {
  /** In the middle of the page: the driver itself scrolls only as far as under the bar of a phone. */
  const findShown = async (xpath: string) => {
    const element = await findElement(at, xpath, true);
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await at('POST', '/execute/sync', { script, args: [{ [ELEMENT]: element }] });
    return element;
  };
  return {
    goto: (url) => at('POST', '/url', { url }),
    reload: () => at('POST', '/refresh', {}),
    url: () => at('GET', '/url'),
    evaluate: (work, argument) => evaluate(at, work, argument),
    press: async (xpath) => {
      const element = await findShown(xpath);
      await at('POST', `/element/${element}/click`, {});
    },
    fill: async (xpath, text) => {
      const element = await findShown(xpath);
      await at('POST', `/element/${element}/clear`, {});
      await at('POST', `/element/${element}/value`, { text });
    },
    pressKey: (key) =>
      at('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: KEYS[key] },
              { type: 'keyUp', value: KEYS[key] },
            ],
          },
        ],
      }),
    chooseFile: async (xpath, file) => {
      const element = await findElement(at, xpath, false);
      await at('POST', `/element/${element}/value`, { text: file });
    },
  };
}

/** WebDriver has no function to send: its text is run, and answers when its promise has settled. */
async function evaluate<Result, Argument>(
  at: Send,
  work: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Awaited<Result>> {
  const script = `const done = arguments[1];
    Promise.resolve(arguments[0]).then(${String(work)}).then(
      (value) => done({ value }), (error) => done({ error: String(error) }));`;
  const answer = await at<{ value: Awaited<Result>; error?: string }>('POST', '/execute/async', {
    script,
    args: [argument ?? null],
  });
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

async function findElement(at: Send, xpath: string, mustBeShown: boolean): Promise<string> {
  const endMs = performance.now() + PATIENCE_MS;
  const locator = { using: 'xpath', value: xpath };
  while (performance.now() < endMs) {
    const found = await at<Record<string, string>[]>('POST', '/elements', locator);
    for (const { [ELEMENT]: element = '' } of found) {
      const isShown = mustBeShown
        ? await at<boolean>('GET', `/element/${element}/displayed`).catch(() => false)
        : true;
      if (isShown) return element;
    }
    await sleep(100);
  }
  throw new Error(`Nothing that is shown matches ${xpath}`);
}

async function openSession(send: Send): Promise<string> {
  const browser = { binary: BROWSER, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  return sessionId;
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const options = ['-displayfd', '3', '-screen', '0', '1600x2000x24', '-nolisten', 'tcp'];
  const screen = spawn('/usr/bin/Xvfb', options, { stdio: [...stdio] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { screen, display: `:${number}` };
}

async function startDriver(display: string, { folder, width, height }: EngineOptions) {
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    // A process group of its own: the engine's helpers outlive the window and still write.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      STORAGE: folder,
      WIDTH: String(width),
      HEIGHT: String(height),
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await untilItAnswers(() => send('GET', '/status'));
  return { driver, send };
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > endMs) throw error;
      await sleep(100);
    }
  }
}

/** Until all that a driver started has ended; what has not by then is killed. */
async function untilGroupEnded({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const endMs = performance.now() + GROUP_END_MS;
  try {
    while (performance.now() < endMs) {
      process.kill(-pid, 0);
      await sleep(50);
    }
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left in the group.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
