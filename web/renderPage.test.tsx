import { describe, expect, it } from 'vitest';
import type { Issue, IssuePage } from '#schema/issues/issue.ts';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { renderPage, type PageToPaint } from './renderPage.tsx';

const EVIL = '</script><img src=x onerror="alert(1)">$&';

function makeIssue(change: Partial<Issue> = {}): Issue {
  return {
    id: '5f0b3c1e-9a55-4a53-8a0e-0d6c1f6f7a10',
    title: 'Deep pothole',
    description: 'As wide as a wheel.',
    location: 'State Street, Chicago',
    latitude: 41.88,
    longitude: -87.63,
    imageUrl: 'https://trybe.example/api/images/p1',
    priority: 'high',
    category: 'infrastructure',
    solutionCriteria: 'The hole is filled.',
    dueDate: null,
    status: 'reported',
    currentFunding: '12.50',
    reporterId: null,
    selectedProposalId: null,
    createdAt: '2026-05-18T12:00:00.000Z',
    updatedAt: '2026-05-18T12:00:00.000Z',
    pledgerCount: 2,
    proposalCount: 0,
    messageCount: 0,
    affectedCount: 0,
    version: 1,
    ...change,
  };
}

function pageOf(path: string, items: Issue[]): PageToPaint {
  const issues: IssuePage = {
    items,
    page: 1,
    pageSize: 9,
    total: items.length,
    isTotalCapped: false,
    pageCount: Math.ceil(items.length / 9),
  };
  return {
    path,
    now: new Date('2026-05-20T12:00:00Z'),
    settings: {
      rasterTiles: null,
      basemap: { overviewMaxZoom: 6, streetsMinZoom: 12, streetsMaxZoom: 15, attribution: '' },
      payments: 'sandbox',
      mail: 'none',
      pledgeExpiryDays: 180,
      testClock: null,
      demo: null,
    },
    impactStats: { resolved: 7, funded: 1234, community: 55, successRate: 87, totalIssues: 20 },
    issues,
    issuesQuery: path === '/' ? { pageSize: FEATURED_ISSUES } : { page: 1 },
  };
}

describe('a page that the server paints', () => {
  it('shows the list with its cards, photos and search field', async () => {
    const { html, links } = await renderPage(pageOf('/issues', [makeIssue()]));
    expect(html).toContain('<h1>Community Issues</h1>');
    expect(html).toContain('Deep pothole');
    expect(html).toContain('$12.50');
    expect(html).toContain('src="https://trybe.example/api/images/p1?w=800"');
    expect(html).toContain('type="search"');
    expect(html).toContain('href="/auth"');
    expect(links).toContain('fetchPriority="high"');
  });

  it('shows the claim of the first page and its figures, not their beginning at zero', async () => {
    const { html } = await renderPage(pageOf('/', [makeIssue()]));
    expect(html).toContain('$1,234');
    expect(html).toContain('Deep pothole');
    expect(html).not.toContain('>$0<');
  });

  it('says so when there are no issues', async () => {
    const { html } = await renderPage(pageOf('/issues', []));
    expect(html).toContain('No issues found');
  });

  it('makes what people wrote harmless, in the page and in its data', async () => {
    const issue = makeIssue({ title: EVIL, description: EVIL, location: EVIL });
    const { html, data } = await renderPage(pageOf('/issues', [issue]));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ answers: { 3: { 1: { data: { items: [issue] } } } } });
  });

  it('never shows a picture from an address that is none', async () => {
    const { html, links } = await renderPage(
      pageOf('/issues', [makeIssue({ imageUrl: 'javascript:alert(1)' })]),
    );
    expect(html + links).not.toContain('src="javascript:');
    expect(html).toContain('No Image Available');
  });

  it('needs nothing that the content policy refuses: no script, no style on an element', async () => {
    for (const path of ['/', '/issues']) {
      const { html, styles } = await renderPage(pageOf(path, [makeIssue()]));
      expect(html.match(/<script|<style|[^>]{0,80} style="[^"]*"/gu)).toBeNull();
      expect(styles.match(/<style/gu)).toHaveLength(1);
    }
  });
});
