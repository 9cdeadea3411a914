import * as v from 'valibot';
import { latitude, longitude } from '#schema/places/geo.ts';
import { categoryId } from '#schema/site/categories/categoryId.ts';
import { LOCATION_MAX_LENGTH, MESSAGE_MAX_LENGTH, PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { text } from '#schema/text.ts';
import { OFFICIAL_TEXT_MAX } from './officialAnswers.ts';
import { requestId } from './open311.ts';
import { w3cDate } from './w3cDate.ts';

/** For a form with its pictures. */
export const SERVICE_REQUEST_MAX_BYTES = 16 * 1024 * 1024;
/** Within this time the same key with the same request is the same report. */
export const SAME_REQUEST_HOURS = 24;

const URL_MAX_LENGTH = 2_000;

const mediaUrls = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(URL_MAX_LENGTH, 'media_url is too long.'))),
    v.maxLength(PHOTOS_PER_REPORT, `Please send at most ${PHOTOS_PER_REPORT} pictures.`),
  ),
  [],
);

/** The fields of GeoReport v2; name, mail address and phone of the sender are not stored. */
export const newServiceRequest = v.object({
  service_code: categoryId('service_code is missing, or is not the code of a service.'),
  description: v.string('description is missing.'),
  lat: v.optional(latitude),
  long: v.optional(longitude),
  address_string: v.optional(
    text(3, LOCATION_MAX_LENGTH, 'address_string needs at least 3 characters.'),
  ),
  /** Useless alone: nobody numbers addresses here. */
  address_id: v.optional(v.string('address_id must be text.')),
  media_url: mediaUrls,
});
export type NewServiceRequest = v.InferOutput<typeof newServiceRequest>;

/** The fields of an update in FixMyStreet's extension of the standard. */
export const newServiceRequestUpdate = v.object({
  service_request_id: requestId,
  description: text(1, MESSAGE_MAX_LENGTH, 'description is missing.'),
});
export type NewServiceRequestUpdate = v.InferOutput<typeof newServiceRequestUpdate>;

/** Our own words, and those of FixMyStreet. */
const OFFICIAL_STATUSES = [
  'received',
  'will_fix',
  'not_ours',
  'fixed',
  'open',
  'investigating',
  'in_progress',
  'planned',
  'action_scheduled',
  'not_councils_responsibility',
] as const;

const STATUS_WANTED = `status is one of ${OFFICIAL_STATUSES.join(', ')}.`;
const STATUS_MAX_LENGTH = 40;

/** An update by the key of a body: its answer. */
export const officialUpdate = v.pipe(
  v.object({
    service_request_id: requestId,
    status: v.pipe(
      v.string(STATUS_WANTED),
      v.maxLength(STATUS_MAX_LENGTH, STATUS_WANTED),
      v.transform((status) => status.trim().toLowerCase().replaceAll(' ', '_')),
      v.picklist(OFFICIAL_STATUSES, STATUS_WANTED),
    ),
    /** The day by which it will be fixed. */
    expected_datetime: v.optional(w3cDate('expected_datetime')),
    description: v.optional(
      text(0, OFFICIAL_TEXT_MAX, `description has at most ${OFFICIAL_TEXT_MAX} characters.`),
      '',
    ),
    /** One picture. */
    media_url: mediaUrls,
  }),
  v.forward(
    v.check(
      ({ status, expected_datetime: due }) => status !== 'will_fix' || due !== undefined,
      'expected_datetime is missing: by which day will it be fixed?',
    ),
    ['expected_datetime'],
  ),
);
export type OfficialUpdate = v.InferOutput<typeof officialUpdate>;
