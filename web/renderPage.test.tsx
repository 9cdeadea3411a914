import { describe, expect, it } from 'vitest';
import { issueAbilities, type IssueAbilities } from '#schema/issues/abilities.ts';
import type { Issue, IssueDetail, IssuePage } from '#schema/issues/issue.ts';
import { FEATURED_ISSUES } from '#schema/limits.ts';
import { DEMO_SITE, NEW_SITE } from '#schema/site/newSite.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { DEMO_SETTINGS } from '#tests/support/demoSettings.ts';
import { renderPage, type PageToPaint } from './renderPage.tsx';

const TEXT_PATHS: ReadonlySet<string> = new Set([
  '/faq',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/accessibility',
  '/help',
  '/verification-process',
  '/join-us',
]);

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

const NOW = new Date('2026-05-20T12:00:00Z');

const NO_ABILITIES = Object.fromEntries(
  Object.keys(issueAbilities.entries).map((name) => [name, false]),
) as IssueAbilities;

type Judging = NonNullable<PageToPaint['issue']>['judging'];
const FROZEN = { isFrozen: true, proofs: [], viewer: { abilities: {} } } as unknown as Judging;

/** The page of an issue that is to be solved within four days, as a visitor gets it. */
function makeIssuePage(change: Partial<Issue> = {}, judging: Judging = null): PageToPaint {
  const issue = makeIssue({ dueDate: '2026-05-24', ...change });
  const detail: IssueDetail = {
    ...issue,
    reporterName: 'rosa',
    reporterProfile: null,
    pledgeCount: 2,
    photos: [],
    isHidden: false,
    runsHidden: false,
    amendmentCount: 0,
    mergedInto: null,
    selectionPending: null,
    work: null,
    viewer: { abilities: NO_ABILITIES, isAffected: false, isFollowing: false, mergeRequest: null },
  };
  const path = `/issues/${issue.id}`;
  const shown = { issue: detail, judging, proposals: null };
  return { path, now: NOW, settings: DEMO_SETTINGS, issue: shown };
}

const makeTextPage = (path: string): PageToPaint => ({ path, now: NOW, settings: DEMO_SETTINGS });

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
    now: NOW,
    settings: DEMO_SETTINGS,
    list: {
      impactStats: { resolved: 7, funded: 1234, community: 55, successRate: 87, totalIssues: 20 },
      issues,
      issuesQuery: path === '/' ? { pageSize: FEATURED_ISSUES } : { page: 1 },
    },
  };
}

/** What no page of an installation with a name and an address of its own may say. */
const PLACEHOLDERS = /Trybe|Example Innovation|hello@|privacy@|Chicago/u;

describe('a page of an installation that has said who it is', () => {
  const site: SiteSettings = {
    ...DEMO_SITE,
    name: 'Leipzig packt an',
    contactEmail: 'post@leipzig.test',
    privacyEmail: null,
    legalName: 'Leipzig packt an e. V.',
    imprint: 'Karl-Heine-Straße 1\n04229 Leipzig',
    partner: null,
  };
  const own = { ...DEMO_SETTINGS, site };
  const paths = [...TEXT_PATHS, '/', '/issues'];

  it.each(paths)('names nothing but itself: %s', async (path) => {
    const issues = [makeIssue({ location: 'Connewitz, Leipzig' })];
    const page = TEXT_PATHS.has(path) ? makeTextPage(path) : pageOf(path, issues);
    const { html } = await renderPage({ ...page, settings: own });
    expect(html).toContain('Leipzig packt an');
    expect(html.replaceAll('trybe.example', '')).not.toMatch(PLACEHOLDERS);
    expect(html).not.toContain('{');
  });

  it('says where to write and who runs it', async () => {
    const { html } = await renderPage({ ...makeTextPage('/help'), settings: own });
    expect(html.match(/mailto:post@leipzig\.test/gu)).toHaveLength(2);
    expect(html).toContain('Leipzig packt an e. V.\n\nKarl-Heine-Straße 1\n04229 Leipzig');
  });

  it('invents no address where none is known', async () => {
    for (const path of TEXT_PATHS) {
      const { html } = await renderPage({
        ...makeTextPage(path),
        settings: { ...DEMO_SETTINGS, site: NEW_SITE },
      });
      expect(html).not.toContain('mailto:');
      expect(html).not.toContain('imprint');
    }
  });
});

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

  it('shows an issue: what is wrong, where, what happens now, and what to do', async () => {
    const { html, links, data } = await renderPage(makeIssuePage());
    expect(html).toContain('<h1><bdi>Deep pothole</bdi></h1>');
    expect(html).toContain('State Street, Chicago');
    expect(html).toContain('What happens now');
    expect(html).toContain('$12.50');
    expect(html).toContain('(4 days left)');
    expect(html).toContain('>Pledge<');
    expect(links).toContain('/api/images/p1');
    expect(JSON.parse(data)).toMatchObject({
      written: { due: expect.stringContaining('(4 days left)') },
    });
  });

  it('paints an issue after others as it paints the first of a site', async () => {
    await renderPage(makeIssuePage({ title: 'Other' }));
    const { testClock, ...rest } = DEMO_SETTINGS;
    const first = await renderPage({ ...makeIssuePage(), settings: { testClock, ...rest } });
    const { html, links, styles } = await renderPage(makeIssuePage());
    expect(first).toMatchObject({ html, links, styles });
  });

  it('makes what people wrote of an issue harmless, in the page and in its data', async () => {
    const { html, data } = await renderPage(
      makeIssuePage({ title: EVIL, description: EVIL, location: EVIL, solutionCriteria: EVIL }),
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(data).not.toContain('<');
  });

  it('shows pages of text, also by another of their addresses', async () => {
    expect((await renderPage(makeTextPage('/faq'))).html).toContain('Frequently Asked Questions');
    expect((await renderPage(makeTextPage('/mission'))).html).toContain('id="mission"');
  });

  it('never shows a picture from an address that is none', async () => {
    const { html, links } = await renderPage(
      pageOf('/issues', [makeIssue({ imageUrl: 'javascript:alert(1)' })]),
    );
    expect(html + links).not.toContain('src="javascript:');
    expect(html).toContain('No Image Available');
  });

  it('needs nothing that the content policy refuses: no script, no style on an element', async () => {
    for (const page of [
      ...['/', '/issues'].map((path) => pageOf(path, [makeIssue()])),
      makeIssuePage(),
      makeIssuePage({ status: 'in_progress' }, FROZEN),
      ...['/faq', '/terms', '/verification-process'].map(makeTextPage),
    ]) {
      const { html, styles } = await renderPage(page);
      expect(html.match(/<script|<style|[^>]{0,80} style="[^"]*"/gu)).toBeNull();
      expect(styles.match(/<style/gu)).toHaveLength(1);
    }
  });
});
