import { documentTitle, metaDescription } from '#schema/pageMeta.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';
import type { PageMeta } from './pageMeta.ts';
import { structuredData } from './structuredData.ts';

const TITLE = /<title>[^<]*<\/title>/u;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/u;
/** Contains the product's name. */
const PRODUCT_PICTURE = { path: '/social.png', width: 1200, height: 630 };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Asked = {
  siteName: string;
  /** A square of 512 px; absent: no logo. */
  logo?: string;
  origin: string;
  language: Language;
  hasSession: boolean;
  links?: readonly string[];
};

/** For element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

const attribute = (text: string) => escapeHtml(text.replaceAll(/\s+/gu, ' ').trim());

// The app removes marked tags when it opens another page without loading: otherwise "share" in a
// browser would pass on the canonical address of the previous page.
const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta data-page ${kind}="${key}" content="${attribute(content)}" />`;

/**
 * The preview picture of pages without one of their own; null if the only one shows another name.
 */
function sitePicture({ siteName, logo, language }: Asked): PageMeta['image'] {
  if (logo !== undefined) return { path: logo, width: 512, height: 512, alt: siteName };
  if (siteName !== NEW_SITE.name) return null;
  return { ...PRODUCT_PICTURE, alt: pageTexts(language).pages['/'][0] };
}

const pictureTags = (
  origin: string,
  { path, width, height, alt }: NonNullable<PageMeta['image']>,
) => [
  meta('property', 'og:image', origin + path),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:image', origin + path),
  meta('name', 'twitter:image:alt', alt),
];

function preview(page: PageMeta, description: string, asked: Asked): string[] {
  const { origin, siteName, language } = asked;
  const { title } = page;
  const words = pageTexts(language);
  const image = page.image ?? sitePicture(asked);
  const isWide = image !== null && image.width > image.height;
  return [
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', words.locale),
    meta('property', 'og:type', page.image ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(page.path === null ? [] : [meta('property', 'og:url', origin + page.path)]),
    meta('name', 'twitter:card', isWide ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(image ? pictureTags(origin, image) : []),
  ];
}

const OF_ISSUES = /^\/issues(?:\/[^/]+)?$/u;

/** Lets feed readers find the list's feed from its own page and from each issue. */
function feedLink({ path, status }: PageMeta, { origin, siteName }: Asked): string[] {
  if (path === null || status !== 200 || !OF_ISSUES.test(path)) return [];
  const href = `${origin}/feeds/issues.atom`;
  return [
    `<link data-page rel="alternate" type="application/atom+xml" title="${attribute(siteName)}" href="${attribute(href)}" />`,
  ];
}

const OF_ISSUE = /^\/issues\/[^/]+$/u;

/** Lets oEmbed consumers find, from an issue's page, how to embed it. */
function oembedLinks({ path, status, title }: PageMeta, { origin }: Asked): string[] {
  if (path === null || status !== 200 || !OF_ISSUE.test(path)) return [];
  const url = encodeURIComponent(origin + path);
  return (['json', 'xml'] as const).map((format) => {
    const type = `${format === 'json' ? 'application' : 'text'}/${format}+oembed`;
    const href = `${origin}/api/oembed?url=${url}&format=${format}`;
    return `<link data-page rel="alternate" type="${type}" title="${attribute(title)}" href="${attribute(href)}" />`;
  });
}

/**
 * Adds title, description, canonical address and social preview. Marks requests without a session,
 * which saves visitors the request for their account.
 */
export function renderHead(html: string, page: PageMeta, asked: Asked): string {
  const { siteName, origin, hasSession, links = [] } = asked;
  const description = metaDescription(page.description);
  const tags = [
    `<meta name="description" content="${attribute(description)}" />`,
    `<meta name="application-name" content="${attribute(siteName)}" />`,
    ...(hasSession ? [] : ['<meta name="trybe-session" content="none" />']),
    ...(page.isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(page.path === null
      ? []
      : [`<link data-page rel="canonical" href="${attribute(origin + page.path)}" />`]),
    ...links,
    ...feedLink(page, asked),
    ...oembedLinks(page, asked),
    ...structuredData(page, asked),
    ...preview(page, description, asked),
  ];
  const title = `<title>${escapeHtml(documentTitle(page.title, siteName))}</title>`;
  // As functions: "$&" in user text must not be a replacement pattern.
  return html.replace(TITLE, () => title).replace(DESCRIPTION, () => tags.join('\n    '));
}
