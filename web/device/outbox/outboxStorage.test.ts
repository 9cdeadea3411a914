import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist, isIos, littleRoom, storageStatus } from './outboxStorage.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

afterEach(() => void vi.unstubAllGlobals());

function browser(navigator: object, isStandalone = false) {
  vi.stubGlobal('navigator', { userAgent: MAC, maxTouchPoints: 0, ...navigator });
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
}

test('reports what the browser reports', async () => {
  const storage = {
    estimate: async () => ({ usage: 5, quota: 100 }),
    persisted: async () => true,
    persist: async () => true,
  };
  browser({ storage });
  const told = { usedBytes: 5, quotaBytes: 100, isPersisted: true, isIosBrowser: false };
  expect(await storageStatus()).toEqual(told);
  expect(await askToPersist()).toBe(true);
});

test('claims nothing where the browser does not tell or refuses', async () => {
  const unknown = { usedBytes: null, quotaBytes: null, isPersisted: null, isIosBrowser: false };
  browser({});
  expect(await storageStatus()).toEqual(unknown);
  expect(await askToPersist()).toBe(false);
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  browser({ storage: { estimate: refuse, persisted: refuse, persist: refuse } });
  expect(await storageStatus()).toEqual(unknown);
  expect(await askToPersist()).toBe(false);
});

test('warns in a browser of iOS, not on its home screen', async () => {
  expect(isIos({ userAgent: IPHONE, maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: MAC, maxTouchPoints: 5 })).toBe(true);
  expect(isIos({ userAgent: MAC, maxTouchPoints: 0 })).toBe(false);
  browser({ userAgent: IPHONE, maxTouchPoints: 5 });
  expect((await storageStatus()).isIosBrowser).toBe(true);
  browser({ userAgent: IPHONE, maxTouchPoints: 5 }, true);
  expect((await storageStatus()).isIosBrowser).toBe(false);
});

test('says how much is left while there is still some, and nothing it does not know', () => {
  const rest = { isPersisted: null, isIosBrowser: false };
  const status = (usedBytes: number | null, quotaBytes: number | null) => ({
    ...rest,
    usedBytes,
    quotaBytes,
  });
  expect(littleRoom(status(90_000_000, 100_000_000))).toBe(10_000_000);
  expect(littleRoom(status(101, 100))).toBe(0);
  expect(littleRoom(status(1, 100_000_000))).toBeNull();
  expect(littleRoom(status(null, 100))).toBeNull();
});
