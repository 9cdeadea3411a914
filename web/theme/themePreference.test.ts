import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseThemePreference, resolveTheme, themeStorageKey } from './themePreference.ts';
import { themeVariables } from './themeVariables.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the theme preference', () => {
  it('is dark until the visitor chooses, and for anything unreadable', () => {
    expect(parseThemePreference(null)).toBe('dark');
    expect(parseThemePreference('')).toBe('dark');
    expect(parseThemePreference('sepia')).toBe('dark');
  });

  it('keeps what was chosen', () => {
    for (const chosen of ['dark', 'light', 'system'] as const)
      expect(parseThemePreference(chosen)).toBe(chosen);
  });

  it('asks the operating system only when told to', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
    expect(resolveTheme('light', true)).toBe('light');
  });
});

describe('the script that runs before the first paint', () => {
  const script = read('../public/theme.js');

  type Device = {
    getItem?: (key: string) => string | null;
    isSystemDark?: boolean;
    firstByteMs?: number;
  };

  /** What the script makes of a page with two fonts on such a device. */
  function run({ getItem = () => null, isSystemDark = false, firstByteMs = 20 }: Device) {
    const dataset: Record<string, string | undefined> = {};
    const fonts = [{ media: 'not all' }, { media: 'not all' }];
    const asked: string[] = [];
    runInNewContext(script, {
      localStorage: { getItem },
      matchMedia: () => ({ matches: isSystemDark }),
      performance: {
        getEntriesByType: () => [{ requestStart: 5, responseStart: 5 + firstByteMs }],
      },
      document: {
        documentElement: { dataset, querySelectorAll: () => fonts },
        currentScript: { dataset: { app: '/assets/library.js /assets/index.js' } },
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => asked.push(href) },
      },
    });
    return { dataset, fonts: fonts.map(({ media }) => media), asked };
  }
  const paintedBy = (getItem: (key: string) => string | null, isSystemDark: boolean): string =>
    run({ getItem, isSystemDark }).dataset.theme ?? '';

  it('asks for the fonts at once, on a slow line for the app and not for them', () => {
    expect(run({})).toMatchObject({ fonts: ['all', 'all'], asked: [] });
    expect(run({ firstByteMs: 2_000 })).toMatchObject({
      dataset: { line: 'slow' },
      fonts: ['not all', 'not all'],
      asked: ['/assets/library.js', '/assets/index.js'],
    });
  });

  it('paints what the app would paint, for every stored value', () => {
    for (const stored of [null, '', 'dark', 'light', 'system', 'sepia'])
      for (const isSystemDark of [true, false])
        expect(
          paintedBy((key) => (key === themeStorageKey ? stored : null), isSystemDark),
          `${stored} with a ${isSystemDark ? 'dark' : 'light'} system`,
        ).toBe(resolveTheme(parseThemePreference(stored), isSystemDark));
  });

  it('says whether somebody signed in here before', () => {
    const isPersonal = (owner: string | null) => {
      const getItem = (key: string) => (key === 'trybe-cache-owner' ? owner : null);
      return run({ getItem }).dataset.person !== undefined;
    };
    expect([null, 'anonymous', '7f1f3f0e'].map(isPersonal)).toEqual([false, false, true]);
  });

  it('paints dark where storage is closed', () => {
    const closed = (): never => {
      throw new Error('denied');
    };
    expect(paintedBy(closed, false)).toBe('dark');
  });
});

describe('the first-paint style sheet', () => {
  it('is white on paper in both themes', () => {
    const [, paper] = themeVariables.split('@media print{');
    expect(paper).toMatch(/^:root,:root\[data-theme\]\{.*--color-ground:#ffffff;/u);
  });

  it('is linked from the page together with the fonts it names', () => {
    const page = read('../index.html');
    expect(page).toContain('href="/theme/firstPaint.css"');
    for (const [, font] of read('./firstPaint.css').matchAll(/url\('\.\/(.+?)'\)/g))
      expect(page).toContain(`href="/theme/${font}"`);
  });
});
