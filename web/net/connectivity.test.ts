import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const heard = new Map<string, () => void>();

beforeEach(() => {
  vi.resetModules();
  heard.clear();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    heard.set(type, listener),
  );
  vi.stubGlobal('removeEventListener', (type: string) => heard.delete(type));
});
afterEach(() => vi.unstubAllGlobals());

async function openPage(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  const { connectivity } = await import('./connectivity.ts');
  connectivity.subscribe(() => undefined);
  return connectivity;
}

it('believes the browser until a call has ended', async () => {
  expect((await openPage(false)).isOnline()).toBe(false);
  vi.resetModules();
  expect((await openPage(true)).isOnline()).toBe(true);
});

it('believes an answer more than a browser that says it is offline', async () => {
  const connectivity = await openPage(false);
  connectivity.report(true);
  expect(connectivity.isOnline()).toBe(true);
});

it('believes a dead line more than a browser that says it is online', async () => {
  const connectivity = await openPage(true);
  connectivity.report(false);
  expect(connectivity.isOnline()).toBe(false);
  heard.get('online')?.();
  expect(connectivity.isOnline()).toBe(true);
  heard.get('offline')?.();
  expect(connectivity.isOnline()).toBe(false);
});

it('takes no answer to what was asked before the browser went offline for a line', async () => {
  const connectivity = await openPage(true);
  const askedAtMs = performance.now();
  heard.get('offline')?.();
  connectivity.report(true, askedAtMs);
  expect(connectivity.isOnline()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 2));
  connectivity.report(true, performance.now());
  expect(connectivity.isOnline()).toBe(true);
});
