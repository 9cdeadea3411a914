import { expect, it } from 'vitest';
import { findPageMeta, type PageMeta } from './pageMeta.ts';
import { renderHead } from './pageHead.ts';

const ORIGIN = 'https://trybe.example';
const ASKED = { siteName: 'Trybe', origin: ORIGIN, language: 'en', hasSession: false } as const;
const about = {
  title: 'Deep pothole',
  description: 'As wide as </script> a wheel.',
  location: 'The pier',
  latitude: 1.5,
  longitude: 2.5,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-02T10:00:00.000Z',
};
const { title, description } = about;
const image = { path: '/embed/picture/7.jpg?v=1', width: 1_200, height: 630, alt: title };
const issue: PageMeta = {
  title,
  description,
  path: '/issues/7',
  isIndexed: true,
  image,
  status: 200,
  about,
};
const PAGE = '<title>Trybe</title><meta name="description" content="" />';
const dataOf = (page: PageMeta) =>
  /<script data-page type="application\/ld\+json">(.*?)<\/script>/su.exec(
    renderHead(PAGE, page, ASKED),
  )?.[1];

it('describes an issue in the words of schema.org, whatever people wrote', () => {
  const data = dataOf(issue) ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Report',
    '@id': `${ORIGIN}/issues/7`,
    url: `${ORIGIN}/issues/7`,
    headline: 'Deep pothole',
    description,
    datePublished: about.createdAt,
    dateModified: about.updatedAt,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: 'Trybe', url: `${ORIGIN}/` },
    image: `${ORIGIN}/embed/picture/7.jpg?v=1`,
    contentLocation: {
      '@type': 'Place',
      name: 'The pier',
      geo: { '@type': 'GeoCoordinates', latitude: 1.5, longitude: 2.5 },
    },
    potentialAction: { '@type': 'DonateAction', target: `${ORIGIN}/issues/7#pledge-support` },
    inLanguage: 'en',
  });
});

it('says nothing of other pages, nor of a part of an issue', () => {
  const faq = findPageMeta('/faq');
  if (!faq) throw new Error('No such page');
  expect(dataOf(faq)).toBeUndefined();
  expect(dataOf({ ...issue, about: null })).toBeUndefined();
  expect(dataOf({ ...issue, path: null })).toBeUndefined();
});
