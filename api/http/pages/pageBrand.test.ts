import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { accentStyle } from '#schema/site/brand/accentStyle.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { withBrand } from './pageBrand.ts';

const TEXT =
  '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" /></head><body></body>';
const PAGE = { text: TEXT, inlined: null };
const LOGO = {
  picture: 'data:image/webp;base64,AAAA',
  width: 96,
  height: 96,
  plate: null,
  icons: 'ab'.repeat(32),
};

test('a page of an installation that looks like any other is left as it is', () => {
  expect(withBrand(PAGE, NEW_SITE.brand)).toEqual(PAGE);
});

test('the accent stands in the page, and the content policy is told of exactly that style', () => {
  const { text, inlined } = withBrand(PAGE, { accent: '#0a7d55', logo: null });
  const style = accentStyle('#0a7d55');
  expect(text).toContain(`<style id="accent">${style}</style>`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(inlined).toEqual({ styles: [`'sha256-${hash}'`], scripts: [] });
});

test('the logo takes the place of the icons, and the app is told of it before it asks', () => {
  const { text } = withBrand(PAGE, { accent: null, logo: LOGO });
  expect(text).toContain('<link rel="icon" href="/api/site-icons/192?v=abababababab"');
  expect(text).toContain('<link rel="apple-touch-icon" href="/api/site-icons/180?v=abababababab"');
  expect(text).not.toContain('favicon.svg');
  const [, said] = /id="brand">([^<]*)</u.exec(text) ?? [];
  expect(JSON.parse(said ?? '')).toEqual({ accent: null, logo: LOGO });
});

test('a painted page says it with its other answers, and keeps what its policy allowed', () => {
  const painted = { styles: ["'sha256-a'"], scripts: ["'sha256-b'"] };
  const { text, inlined } = withBrand(
    { text: TEXT, inlined: painted },
    { accent: null, logo: LOGO },
  );
  expect(text).not.toContain('id="brand"');
  expect(inlined).toEqual(painted);
});
