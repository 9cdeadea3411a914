import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import path from 'node:path';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import { answerApiDocs } from '#api/http/pages/apiDocs.ts';
import { answerSiteFiles } from '#api/http/pages/siteMap.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { serveApp } from '#tests/support/servers/serveApp.ts';

const READERS = 10;
const OPEN_API = path.join(projectRoot, 'schema/openapi.json');

const listed = { updatedAt: '2026-03-01T10:00:00.000Z' };
const issues = Array.from({ length: 5_000 }, () => ({ ...listed, id: randomUUID() }));

/** Reads an answer as it is on the wire, so that the reader costs next to nothing. */
const read = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => (length += part.byteLength));
      response.on('end', () => resolve(length));
    }).on('error', reject);
  });

/** Processor time of this process in ms: what else the machine does takes none of it. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

it.each(['/api/docs', '/api/openapi.json', '/sitemap.xml'])(
  '%s is made once, not for everybody who asks',
  async (address) => {
    const app = new Koa();
    app.use(answerApiDocs(OPEN_API, () => 'Trybe'));
    const { get: keep } = createSharedCache();
    const newestIssues = async () => structuredClone(issues);
    app.use(answerSiteFiles({ findOrigin: () => 'https://trybe.example', newestIssues, keep }));
    const served = await serveApp(app);
    onTestFinished(() => served.close());
    const url = served.origin + address;
    const first = await processorMs(() => read(url));
    const others = await processorMs(async () => {
      for (let reader = 0; reader < READERS; reader += 1) await read(url);
    });
    expect(others / READERS).toBeLessThan(first / 4);
    // On the wire: nobody holds a megabyte by reading none of it.
    expect(await read(url)).toBeLessThan(256 * 1024);
  },
);
