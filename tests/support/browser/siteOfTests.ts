import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startSite, type Site } from './site.ts';

/**
 * The installation of a file of tests: there before its first test, closed after its last one. Each
 * test finds the server running and an open line that has seen nothing yet.
 */
export function siteOfTests(settings: Record<string, string> = {}): Site {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(settings);
  });
  beforeEach(async () => {
    await site.start();
    site.line.set({ kind: 'open' });
    site.line.forwarded.length = 0;
  });
  afterAll(() => site.close());
  return new Proxy({} as Site, { get: (_, key) => Reflect.get(site, key) as unknown });
}
