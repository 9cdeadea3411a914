import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';
import { answerSiteFiles, type ListedIssue } from './siteMap.ts';

const ISSUE = { id: '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10', updatedAt: '2026-03-01T10:00:00.000Z' };

let site: ServedApp;
let asked: number[] = [];
let answer: () => Promise<ListedIssue[]> = () => Promise.resolve([]);

beforeAll(async () => {
  const app = new Koa();
  app.silent = true;
  app.use(
    answerSiteFiles({
      findOrigin: () => 'https://trybe.example',
      newestIssues: (limit) => {
        asked.push(limit);
        return answer();
      },
    }),
  );
  site = await serveApp(app);
});
afterAll(() => site.close());
beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve([ISSUE]);
});

const read = async (path: string) => {
  const response = await fetch(site.origin + path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
};

describe('what search engines ask for', () => {
  it('lists the pages and the newest issues', async () => {
    const { status, type, text } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toContain('<loc>https://trybe.example/</loc>');
    expect(text).toContain('<loc>https://trybe.example/verification-process</loc>');
    expect(text).toContain(
      `<loc>https://trybe.example/issues/${ISSUE.id}</loc><lastmod>${ISSUE.updatedAt}</lastmod>`,
    );
    expect(text).not.toContain('/profile');
    expect(asked).toEqual([5_000]);
  });

  it('asks for the list each time, so that none goes on naming what was hidden', async () => {
    answer = () => Promise.reject(new Error('no database'));
    expect((await read('/sitemap.xml')).status).toBe(500);
    answer = () => Promise.resolve([ISSUE]);
    expect((await read('/sitemap.xml')).text).toContain(ISSUE.id);
    answer = () => Promise.resolve([]);
    expect((await read('/sitemap.xml')).text).not.toContain(ISSUE.id);
  });

  it('lets robots in and tells them where the list is', async () => {
    const { status, text } = await read('/robots.txt');
    expect(status).toBe(200);
    expect(text).toContain('User-agent: *');
    expect(text).toContain('Sitemap: https://trybe.example/sitemap.xml');
    expect(text).not.toContain('Disallow: /\n');
  });
});
