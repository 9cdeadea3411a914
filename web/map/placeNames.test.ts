import { afterEach, expect, test, vi } from 'vitest';
import { namePosition } from './placeNames.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A worker whose code cannot be loaded. */
class NoWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

test('a position has a name after three seconds, though nothing answers', async () => {
  vi.stubGlobal('Worker', NoWorker);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const beganAt = performance.now();
  expect(await namePosition({ latitude: 41.5, longitude: -87.5 })).toContain('41.5');
  expect(performance.now() - beganAt).toBeLessThan(10_000);
});
