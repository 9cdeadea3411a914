import { describe, expect, it } from 'vitest';
import { preloadLinks, type BuildManifest } from './pageLinks.ts';

const MANIFEST: BuildManifest = {
  'index.html': { file: 'assets/app.js', isEntry: true, imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  '_card.js': { file: 'assets/card.js', imports: ['index.html', '_icon.js'] },
  '_icon.js': { file: 'assets/icon.js', imports: ['_card.js'] },
  'features/issues/list/IssuesPage.tsx': {
    file: 'assets/list.js',
    imports: ['index.html', '_card.js'],
  },
  'features/issue/IssuePage.tsx': { file: 'assets/issue.js', imports: ['_icon.js'] },
};
const hrefs = (path: string | null, search = '') =>
  preloadLinks(MANIFEST, path, search).map((link) => /href="([^"]*)"/u.exec(link)?.[1]);

describe('the links of a page', () => {
  it('fetch its code once, what others need first, without what the app itself brings', () => {
    expect(hrefs('/issues')).toEqual([
      '/assets/icon.js',
      '/assets/card.js',
      '/assets/list.js',
      '/api/issues?page=1',
    ]);
  });

  it('ask ahead only what the page will ask', () => {
    expect(hrefs('/issues', '?search=light')).not.toContain('/api/issues?page=1');
    expect(hrefs('/issues/1')).toContain('/api/issues/1');
  });

  it('are none for other pages and for builds without a list', () => {
    expect(hrefs('/terms')).toEqual([]);
    expect(hrefs(null)).toEqual([]);
    expect(preloadLinks({}, '/faq', '')).toEqual([]);
  });
});
