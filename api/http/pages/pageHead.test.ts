import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderHead } from './pageHead.ts';
import { findPageMeta, type PageMeta } from './pageMeta.ts';

const HTML =
  '<!doctype html><head><title>Trybe</title><meta\n  name="description"\n  content="x" /></head>';
const ORIGIN = 'https://trybe.example';
const ASKED = { language: 'en' as const, siteName: 'Trybe', origin: ORIGIN, hasSession: true };

const page = (change: Partial<PageMeta>): PageMeta => ({
  title: 'A title',
  description: 'A description',
  path: '/issues/1',
  isIndexed: true,
  image: null,
  status: 200,
  ...change,
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  "' onload='alert(1)",
  '<!-- --><svg onload=alert(1)>',
  '&quot;><script>',
  "$& $1 $` $' $<title>",
  'two\nlines\r\nand\ta tab',
  '</head><body onload="alert(1)">',
];

const tagNames = (html: string) =>
  [...html.matchAll(/<(\/?[a-z!][^\s>]*)/giu)].map((match) => match[1]);

describe('the head of a page', () => {
  it('says where oEmbed tells of an issue, and nothing of the kind on other pages', () => {
    const types = (change: Partial<PageMeta>) =>
      renderHead(HTML, page(change), ASKED).match(/(?:application|text)\/(?:json|xml)\+oembed/gu);
    expect(types({})).toEqual(['application/json+oembed', 'text/xml+oembed']);
    expect(renderHead(HTML, page({}), ASKED)).toContain(
      `href="${ORIGIN}/api/oembed?url=https%3A%2F%2Ftrybe.example%2Fissues%2F1&amp;format=xml"`,
    );
    for (const change of [{ path: '/issues' }, { path: null }, { status: 404 as const }])
      expect(types(change)).toBeNull();
  });

  it.each(HOSTILE)('lets nobody add a tag or an attribute: %s [2.47]', (text) => {
    const plain = renderHead(HTML, page({}), ASKED);
    const html = renderHead(HTML, page({ title: text, description: text }), ASKED);
    expect(tagNames(html)).toEqual(tagNames(plain));
    expect(html.match(/"/gu)?.length).toBe(plain.match(/"/gu)?.length);
  });

  it('keeps its shape whatever people write', () => {
    const shape = tagNames(renderHead(HTML, page({}), ASKED));
    assert(
      property(string({ unit: 'binary' }), string(), (title, description) => {
        const html = renderHead(HTML, page({ title, description }), ASKED);
        expect(tagNames(html)).toEqual(shape);
      }),
    );
  });

  it('cuts the description to 155 characters before it is escaped', () => {
    const html = renderHead(HTML, page({ description: '&'.repeat(200) }), ASKED);
    expect(html).toContain(`name="description" content="${'&amp;'.repeat(155)}"`);
  });

  it('calls the site by its name, which the page uses until it knows the rest', () => {
    const html = renderHead(HTML, page({}), { ...ASKED, siteName: 'Lindental "packt" an' });
    expect(html).toContain('name="application-name" content="Lindental &quot;packt&quot; an"');
  });

  it('shows the picture of the product under no other name, but the logo of the installation', () => {
    const other = { ...ASKED, siteName: 'Lindental packt an' };
    expect(renderHead(HTML, page({}), ASKED)).toContain(`${ORIGIN}/social.png`);
    expect(renderHead(HTML, page({}), other)).not.toMatch(/social\.png|og:image|summary_large/u);
    const html = renderHead(HTML, page({}), { ...other, logo: '/api/site-icons/512?v=ab' });
    expect(html).toContain(`property="og:image" content="${ORIGIN}/api/site-icons/512?v=ab"`);
    expect(html).toContain('name="twitter:card" content="summary"');
  });

  it('tells a visitor from somebody with a session', () => {
    const mark = '<meta name="trybe-session" content="none" />';
    expect(renderHead(HTML, page({}), ASKED)).not.toContain(mark);
    expect(renderHead(HTML, page({}), { ...ASKED, hasSession: false })).toContain(mark);
  });

  it('says each thing once', () => {
    const home = findPageMeta('/');
    const html = renderHead(HTML, home ?? page({}), ASKED);
    for (const once of ['<title>', 'name="description"', 'rel="canonical"', 'og:title', 'og:url'])
      expect(html.split(once).length - 1).toBe(1);
    expect(html).toContain(`href="${ORIGIN}/"`);
  });
});
