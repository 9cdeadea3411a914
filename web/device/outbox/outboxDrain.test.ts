import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { outbox } from './outbox.ts';
import { startOutboxDrain } from './outboxDrain.ts';

let server: ModelServer;
let isDown = false;
let isBroken = false;
let stop: () => void;

beforeEach(() => {
  // Only time is simulated; the database needs the real event loop.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = new ModelServer('ana');
  const locks = { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) };
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', events.addEventListener);
  vi.stubGlobal('removeEventListener', events.removeEventListener);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    if (isBroken && init.method === 'POST') return new Response('broken', { status: 500 });
    return await server.fetch(path, init);
  });
  queryClient.setQueryData(queryKeys.user(), { id: 'ana' });
  stop = startOutboxDrain({ onReceived: () => undefined, onPaused: () => undefined });
});
afterEach(() => {
  stop();
  isDown = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets time pass, and the database do its work meanwhile. */
async function pass(seconds: number): Promise<void> {
  for (let half = 0; half < seconds * 2; half += 1) {
    await vi.advanceTimersByTimeAsync(500);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

const hasArrived = (text: string) =>
  server.entities.some(({ body }) => (body as { message: string }).message === text);

test('pressing "Send now" all through an outage does not make a person wait after it', async () => {
  isDown = true;
  await outbox.message('old-1', 'First outage');
  for (let press = 0; press < 8; press += 1) {
    await outbox.retryNow();
    await pass(5);
  }
  isDown = false;
  await pass(15);
  expect(hasArrived('First outage')).toBe(true);
});

test('what waits goes out as soon as the page knows that 100 seconds of outage are over', async () => {
  await pass(1);
  isDown = true;
  await outbox.message('old-1', 'Second outage');
  await pass(100);
  isDown = false;
  expect(connectivity.isOnline()).toBe(false);
  // As the event stream does when it is open again.
  connectivity.report(true);
  await pass(1);
  expect(hasArrived('Second outage')).toBe(true);
});

test('an outage that nobody tells the end of is found to be over after a while', async () => {
  isDown = true;
  await outbox.message('old-1', 'Third outage');
  await pass(100);
  expect(hasArrived('Third outage')).toBe(false);
  isDown = false;
  await pass(64);
  expect(hasArrived('Third outage')).toBe(true);
});

test('who waits for an answer hears at once that a try has brought none', async () => {
  await pass(1);
  const written = async (text: string, issueId = 'old-1') => {
    const { id } = await outbox.message(issueId, text);
    const answers: unknown[] = [];
    void outbox.settled(id, 10_000).then((row) => answers.push(row?.status ?? null));
    await pass(2);
    return answers;
  };
  isDown = true;
  expect(await written('Nobody answers')).toEqual([null]);
  isDown = false;
  await outbox.retryNow();
  await pass(2);
  expect(hasArrived('Nobody answers')).toBe(true);
  isBroken = true;
  expect(await written('Answered by an error')).toEqual([null]);
  isBroken = false;
  expect(await written('Somebody answers', 'old-2')).toEqual(['received']);
});
