import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { BRANDED_BODY_MAX_BYTES, siteBrand } from './brand/siteBrand.ts';
import { siteCategories } from './categories/siteCategory.ts';
import { reportRecipients } from './categories/reportRecipients.ts';
import { DATA_LICENCES } from './dataLicence.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { siteMoney } from '../money/siteMoney.ts';
import { emailAddress } from '../people/password.ts';
import { widthOf } from '../places/bounds.ts';
import { isInside, latitude, longitude } from '../places/geo.ts';
import { text, timestamp } from '../text.ts';

const NAME_MAX = 40;
const LEGAL_NAME_MAX = 200;
const IMPRINT_MAX = 4_000;
/** Reason of the first version; pages translate it. */
export const SETUP_REASON = 'Entered when the site was set up.';
export const SITE_CHANGES_SHOWN = 20;

/** Used in titles and mail subjects: one line, without brackets or quotes. */
const oneLine = (maximum: number, message: string) =>
  v.pipe(
    text(1, maximum, message),
    v.regex(/^[^\r\n\t<>"]*$/u, 'Please use one line without <, > and ".'),
  );

const edge = (name: string, limit: number) =>
  v.pipe(
    v.number(`${name} must be a number.`),
    v.finite(`${name} must be a number.`),
    v.minValue(-limit, `${name} must be between -${limit} and ${limit}.`),
    v.maxValue(limit, `${name} must be between -${limit} and ${limit}.`),
  );

export const siteArea = v.pipe(
  v.object({
    name: oneLine(100, 'Please name the area.'),
    centre: v.object({ latitude, longitude }),
    bounds: v.object({
      west: edge('West', 180),
      south: edge('South', 90),
      east: edge('East', 180),
      north: edge('North', 90),
    }),
  }),
  v.forward(
    v.check(
      ({ bounds }) =>
        bounds.south < bounds.north &&
        // Wider than half the world it is a mistake, not an area across the date line.
        (bounds.west < bounds.east || (bounds.west > bounds.east && widthOf(bounds) < 180)),
      'The area must have south below north, and west below east unless it lies across the date line.',
    ),
    ['bounds'],
  ),
  v.forward(
    v.check(({ bounds, centre }) => isInside(bounds, centre), 'The centre must lie in the area.'),
    ['centre'],
  ),
);
export type SiteArea = v.InferOutput<typeof siteArea>;

/** An installation's settings, one document saved as a whole. */
export const siteSettings = v.object({
  name: oneLine(NAME_MAX, 'Please enter a name.'),
  /** Null: no public contact. */
  contactEmail: v.nullable(emailAddress),
  /** For questions about personal data; null: `contactEmail`. */
  privacyEmail: v.nullable(emailAddress),
  /** The operator's registered name; empty: not given. */
  legalName: text(0, LEGAL_NAME_MAX, 'Please enter a name.'),
  /** The legally required notice; may have several lines. */
  imprint: text(0, IMPRINT_MAX, 'Please enter a text.'),
  /** Named in the footer. */
  partner: v.nullable(
    v.object({
      name: oneLine(NAME_MAX, 'Please name the partner.'),
      href: v.pipe(
        text(1, 300, 'Please enter an https address.'),
        v.regex(/^https:\/\/[^\s/]+\S*$/u, 'Please enter an https address.'),
      ),
    }),
  ),
  /** The licence of the public data; null: none was chosen. */
  licence: v.optional(
    v.nullable(v.picklist(DATA_LICENCES, 'Please choose one of the licences.')),
    null,
  ),
  area: v.nullable(siteArea),
  /** Offered languages; the first is the default. */
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(LANGUAGES, 'Please choose languages of this product.')),
      v.minLength(1, 'Please choose at least one language.'),
      v.maxLength(LANGUAGES.length, 'Please name every language once.'),
      v.check((all) => new Set(all).size === all.length, 'Please name every language once.'),
    ),
    ['en'],
  ),
  /** Saved categories can only be retired, not removed. */
  categories: siteCategories,
  /** Recipients of reports by category; visible to operators only. */
  told: reportRecipients,
  money: siteMoney,
  brand: v.optional(siteBrand, { logo: null, accent: null }),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

export const publicSite = v.omit(siteSettings, ['told']);
export type PublicSite = v.InferOutput<typeof publicSite>;

export const getSiteSettings = defineEndpoint({
  operation: 'getSiteSettings',
  method: 'GET',
  path: '/api/site-settings',
  summary: `The site settings, with their last ${SITE_CHANGES_SHOWN} changes. Operators only.`,
  access: 'operator',
  status: 200,
  response: v.object({
    /** Number of changes; 0: none. */
    version: v.number(),
    settings: siteSettings,
    /** An amount is stored: the currency can no longer change. */
    isCurrencyFixed: v.boolean(),
    changes: v.array(
      v.object({
        version: v.number(),
        changedAt: timestamp,
        byName: v.string(),
        reason: v.string(),
      }),
    ),
  }),
});

export const saveSiteSettingsRequest = v.object({
  /** The version the edit is based on, so that a concurrent change is not overwritten. */
  version: v.pipe(v.number('Please send the version.'), v.integer('Please send the version.')),
  reason: text(20, 2_000, 'Please give a reason of at least 20 characters.'),
  settings: siteSettings,
});

export const saveSiteSettings = defineEndpoint({
  operation: 'saveSiteSettings',
  method: 'PUT',
  path: '/api/site-settings',
  summary:
    'Replaces the site settings as a whole. Operators only. Refused if somebody else changed them since `version`.',
  access: 'operator',
  asksPasskey: true,
  // The versions are the record of it.
  isAuditExempt: true,
  // A logo, and five questions per category in every language.
  bodyMaxBytes: BRANDED_BODY_MAX_BYTES,
  body: saveSiteSettingsRequest,
  status: 200,
  response: v.object({ version: v.number() }),
  refusals: ['account_frozen', 'settings_conflict', 'currency_in_use'],
});
