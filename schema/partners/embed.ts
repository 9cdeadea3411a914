import * as v from 'valibot';
import { issueSort } from '#schema/issues/issueQuery.ts';
import { LANGUAGES } from '#schema/languages/languages.ts';
import { count } from '#schema/paging.ts';
import { EMBED_WIDTH } from './embedCode.ts';
import { narrowing } from './feed.ts';

const SIDE_MAX = 99_999;

const LIST_MAX = 20;
const LIST_SHOWN = 5;

const lang = v.optional(v.picklist(LANGUAGES, `lang is one of ${LANGUAGES.join(', ')}.`));

const nameKnown =
  (names: readonly string[]) =>
  ({ received }: { received: string }) =>
    `An embed knows ${names.join(', ')}, but not ${received}.`;

const VIEW = /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?),(\d{1,2}(?:\.\d{1,2})?)$/u;
const VIEW_WANTED = 'at is latitude,longitude,zoom.';
const ZOOM_MAX = 19;

const mapView = v.pipe(
  v.string(),
  v.maxLength(40, VIEW_WANTED),
  v.regex(VIEW, VIEW_WANTED),
  v.transform((text) => {
    const [latitude = 0, longitude = 0, zoom = 0] = text.split(',').map(Number);
    return { centre: { latitude, longitude }, zoom };
  }),
  v.check(
    ({ centre, zoom }) =>
      Math.abs(centre.latitude) <= 85 && Math.abs(centre.longitude) <= 180 && zoom <= ZOOM_MAX,
    VIEW_WANTED,
  ),
);

const ofList = {
  ...narrowing,
  sort: v.optional(issueSort, 'newest'),
  count: count('count', LIST_MAX, LIST_SHOWN),
  lang,
};

/**
 * An area by its edges, or a view of the app's own map: latitude,longitude,zoom.
 * Neither: the site's own area.
 */
const ofMap = {
  ...narrowing,
  at: v.optional(mapView),
  lang,
};

export const embedIssueQuery = v.strictObject({ lang }, nameKnown(['lang']));
export const embedListQuery = v.strictObject(ofList, nameKnown(Object.keys(ofList)));
export const embedMapQuery = v.strictObject(ofMap, nameKnown(Object.keys(ofMap)));
export type EmbedMapQuery = v.InferOutput<typeof embedMapQuery>;
export type EmbedListQuery = v.InferOutput<typeof embedListQuery>;

const URL_MAX_LENGTH = 2_000;
const URL_WANTED = 'url is the address of an issue, of the list or of the map.';

/** Consumers send more than this, which the standard lets them. */
export const oembedQuery = v.object({
  url: v.pipe(v.string(URL_WANTED), v.maxLength(URL_MAX_LENGTH, URL_WANTED), v.url(URL_WANTED)),
  format: v.optional(v.string(), 'json'),
  maxwidth: count('maxwidth', SIDE_MAX, EMBED_WIDTH),
  maxheight: count('maxheight', SIDE_MAX, SIDE_MAX),
});
export type OembedQuery = v.InferOutput<typeof oembedQuery>;

/** Size in pixels of the picture shown where an issue's link is shared. */
export const SHARE_PICTURE = { width: 1_200, height: 630 };

/** `version` changes with what is drawn. */
export const sharePicturePath = (id: string, version: string): string =>
  `/embed/picture/${id}.jpg?v=${Date.parse(version)}`;
