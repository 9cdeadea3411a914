import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { reason, text, timestamp } from '../text.ts';
import { SITE_TEXTS } from './ownTexts.ts';

export const SITE_TEXT_MIN = 50;
export const SITE_TEXT_MAX = 60_000;
/** The newest; older ones are kept, and read by their number. */
export const SITE_TEXT_VERSIONS_SHOWN = 100;
/** Every character of the longest text may take three bytes, or six as an escape. */
const TEXT_BODY_MAX_BYTES = 384 * 1024;

const place = v.object({
  name: v.picklist(SITE_TEXTS),
  language: v.picklist(LANGUAGES),
});

export const versionNumber = v.pipe(
  v.string('Must be the number of a version.'),
  v.regex(/^[1-9]\d{0,8}$/u, 'Must be the number of a version.'),
  v.transform(Number),
);

export const siteText = v.object({
  /** The version asked for, else the latest; null: there is none. */
  shown: v.nullable(
    v.object({
      version: v.number(),
      publishedAt: timestamp,
      /** Null: with this version the product's own text came into force again. */
      text: v.nullable(v.string()),
    }),
  ),
  /** Newest first. */
  versions: v.array(v.object({ version: v.number(), publishedAt: timestamp, isOwn: v.boolean() })),
});
export type SiteText = v.InferOutput<typeof siteText>;

export const getSiteText = defineEndpoint({
  operation: 'getSiteText',
  method: 'GET',
  path: '/api/site-texts/{name}/{language}',
  summary: `The installation's own privacy notice, terms or accessibility statement, with its last ${SITE_TEXT_VERSIONS_SHOWN} versions.`,
  access: 'public',
  cache: 'shared',
  deviceStore: 'site',
  params: place,
  query: v.object({ version: v.optional(versionNumber) }),
  status: 200,
  response: siteText,
  refusals: ['not_found'],
});

export const siteTextForm = v.object({
  /** Null: the product's own text. */
  text: v.nullable(
    text(SITE_TEXT_MIN, SITE_TEXT_MAX, `Please write at least ${SITE_TEXT_MIN} characters.`),
  ),
  reason,
});

export const saveSiteText = defineEndpoint({
  operation: 'saveSiteText',
  method: 'PUT',
  path: '/api/admin/site-texts/{name}/{language}',
  summary:
    'Publishes a version of the privacy notice, terms or accessibility statement, or the product’s own text again. Operators only, with a reason. Refused if somebody else published one since `after`.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  params: place,
  body: v.object({
    /** The latest version that the operator had read; 0: none. */
    after: v.pipe(
      v.number('Please send the version.'),
      v.integer('Please send the version.'),
      v.minValue(0, 'Please send the version.'),
      v.maxValue(999_999_999, 'Please send the version.'),
    ),
    ...siteTextForm.entries,
  }),
  bodyMaxBytes: TEXT_BODY_MAX_BYTES,
  status: 200,
  response: v.object({ version: v.number() }),
  refusals: ['account_frozen', 'settings_conflict'],
});
