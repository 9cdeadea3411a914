import * as v from 'valibot';
import { CATEGORIES_MAX } from '#schema/site/categories/siteCategory.ts';
import { categoryId } from '#schema/site/categories/categoryId.ts';
import { count } from '#schema/paging.ts';
import { w3cDate } from './w3cDate.ts';

export const OPEN311_STATUSES = ['open', 'closed'] as const;
export const OPEN311_PAGE_SIZE = 50;
export const OPEN311_PAGE_SIZE_MAX = 200;
export const OPEN311_PAGE_MAX = 10_000;
const IDS_MAX = 100;

const REQUEST_ID_WANTED = 'service_request_id is the id of a request, a UUID.';
export const requestId = v.pipe(
  v.string(REQUEST_ID_WANTED),
  v.uuid(REQUEST_ID_WANTED),
  v.toLowerCase(),
);

/** "a,b,c" as a list. */
const commaSeparated = <Item extends v.GenericSchema<string, string>>(item: Item, max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.maxLength(max, `Please name at most ${max}, separated by commas.`),
    v.array(item),
  );

/**
 * Filters of some other endpoints. If they were ignored, the whole list would come
 * instead of what was asked for.
 */
const NOT_NARROWED_BY = [
  'address',
  'address_id',
  'address_string',
  'lat',
  'long',
  'radius',
  'q',
  'zipcode',
];

const leftOut = (name: string) =>
  v.optional(
    v.custom<string>(
      (value) => value === '',
      `Requests are not narrowed by ${name} here: please leave it out.`,
    ),
  );

/** Query of GeoReport v2 for a list of requests, with the common extensions `page` and `page_size`. */
export const open311Query = v.object({
  /** If given, it alone decides what is answered, as the standard demands. */
  service_request_id: v.optional(commaSeparated(requestId, IDS_MAX)),
  service_code: v.optional(
    commaSeparated(categoryId('service_code is the code of a service.'), CATEGORIES_MAX),
  ),
  start_date: v.optional(w3cDate('start_date')),
  end_date: v.optional(w3cDate('end_date')),
  /** Used by programs that copy the list and ask for what changed since. */
  updated_after: v.optional(w3cDate('updated_after')),
  updated_before: v.optional(w3cDate('updated_before')),
  ...Object.fromEntries(NOT_NARROWED_BY.map((name) => [name, leftOut(name)])),
  status: v.optional(
    commaSeparated(
      v.picklist(OPEN311_STATUSES, 'status is open, closed or both, separated by a comma.'),
      OPEN311_STATUSES.length,
    ),
  ),
  extensions: v.optional(v.picklist(['true', 'false'], 'extensions is true or false.'), 'false'),
  page: count('page', OPEN311_PAGE_MAX, 1),
  page_size: count('page_size', OPEN311_PAGE_SIZE_MAX, OPEN311_PAGE_SIZE),
});
export type Open311Query = v.InferOutput<typeof open311Query>;

/** Large, because FixMyStreet never asks for a second page. */
export const REQUEST_UPDATES_PAGE_SIZE = 1_000;

/** Query of FixMyStreet's extension for the updates of requests, oldest first. */
export const requestUpdatesQuery = v.object({
  service_request_id: v.optional(commaSeparated(requestId, IDS_MAX)),
  start_date: v.optional(w3cDate('start_date')),
  end_date: v.optional(w3cDate('end_date')),
  page: count('page', OPEN311_PAGE_MAX, 1),
});
export type RequestUpdatesQuery = v.InferOutput<typeof requestUpdatesQuery>;
