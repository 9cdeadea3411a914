import { metaDescription } from '#schema/pageMeta.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { PageMeta } from './pageMeta.ts';

type Asked = { siteName: string; origin: string; language: Language };

/** An issue in schema.org's vocabulary, for search engines; nothing about its reporter. */
export function structuredData(page: PageMeta, { siteName, origin, language }: Asked): string[] {
  const { about, path, image } = page;
  if (!about || path === null) return [];
  const url = origin + path;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Report',
    '@id': url,
    url,
    headline: about.title,
    description: metaDescription(about.description),
    datePublished: about.createdAt,
    dateModified: about.updatedAt,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(image && { image: origin + image.path }),
    contentLocation: {
      '@type': 'Place',
      name: about.location,
      geo: { '@type': 'GeoCoordinates', latitude: about.latitude, longitude: about.longitude },
    },
    potentialAction: { '@type': 'DonateAction', target: `${url}#pledge-support` },
    inLanguage: language,
  };
  // No user text can close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return [`<script data-page type="application/ld+json">${json}</script>`];
}
