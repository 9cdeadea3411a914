import { documentTitle, metaDescription } from '#schema/pageMeta.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import type { Language } from '#schema/languages/languages.ts';
import { pageTexts } from './pageTexts.ts';
import type { PageMeta } from './pageMeta.ts';

const TITLE = /<title>[^<]*<\/title>/u;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/u;
/** It shows the name of the product. */
const PRODUCT_PICTURE = { path: '/social.png', width: 1200, height: 630 };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What is known of a request: the site's own origin, its cookie, and what its page will load. */
type Asked = {
  siteName: string;
  /** Where the installation's own logo is, as a square of 512; absent: it has none. */
  logo?: string;
  origin: string;
  language: Language;
  hasSession: boolean;
  links?: readonly string[];
};

/** Text that people wrote, made harmless in an element and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}

const attribute = (text: string) => escapeHtml(text.replaceAll(/\s+/gu, ' ').trim());

// The app removes what is marked when another page is opened without loading: a browser's "share"
// would otherwise pass on the canonical address of the page before.
const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta data-page ${kind}="${key}" content="${attribute(content)}" />`;

/** What previews show of a page without a picture of its own; null: nothing of another name. */
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

/**
 * The app's page with the title, description, canonical address and social preview of one page.
 * Where the request had no session it says so, which spares a visitor the question who they are.
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
    ...preview(page, description, asked),
  ];
  const title = `<title>${escapeHtml(documentTitle(page.title, siteName))}</title>`;
  // As functions: a "$&" that somebody wrote is text, not an instruction to replace.
  return html.replace(TITLE, () => title).replace(DESCRIPTION, () => tags.join('\n    '));
}
