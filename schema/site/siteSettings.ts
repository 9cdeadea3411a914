import * as v from 'valibot';
import { defineEndpoint } from '../defineEndpoint.ts';
import { BRANDED_BODY_MAX_BYTES, siteBrand } from './brand/siteBrand.ts';
import { siteCategories } from './categories/siteCategory.ts';
import { reportRecipients } from './categories/reportRecipients.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { siteMoney } from '../money/siteMoney.ts';
import { emailAddress } from '../people/password.ts';
import { isInside, latitude, longitude } from '../places/geo.ts';
import { text, timestamp } from '../text.ts';

const NAME_MAX = 40;
const LEGAL_NAME_MAX = 200;
const IMPRINT_MAX = 4_000;
/** What stands as the reason of the first version; pages say it in the language of their reader. */
export const SETUP_REASON = 'Entered when the site was set up.';
/** How many of the last changes operators are shown. */
export const SITE_CHANGES_SHOWN = 20;

/** A name stands in titles and in subjects of mails: on one line, without brackets or quotes. */
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

/** Where an installation is at home. */
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
      ({ bounds }) => bounds.south < bounds.north && bounds.west < bounds.east,
      'The area must have west below east and south below north.',
    ),
    ['bounds'],
  ),
  v.forward(
    v.check(({ bounds, centre }) => isInside(bounds, centre), 'The centre must lie in the area.'),
    ['centre'],
  ),
);
export type SiteArea = v.InferOutput<typeof siteArea>;

/** What an operator says about the installation: one document, changed as a whole. */
export const siteSettings = v.object({
  name: oneLine(NAME_MAX, 'Please enter a name.'),
  /** Null: people are not told where to write. */
  contactEmail: v.nullable(emailAddress),
  /** Where questions about personal data go; null: to `contactEmail`. */
  privacyEmail: v.nullable(emailAddress),
  /** Who runs the installation, as registers know it; empty: not said. */
  legalName: text(0, LEGAL_NAME_MAX, 'Please enter a name.'),
  /** What the law of the place wants said about that, in lines; empty: nothing. */
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
  area: v.nullable(siteArea),
  /** What its pages are offered in; the first is read by whoever asks for none of them. */
  languages: v.optional(
    v.pipe(
      v.array(v.picklist(LANGUAGES, 'Please choose languages of this product.')),
      v.minLength(1, 'Please choose at least one language.'),
      v.maxLength(LANGUAGES.length, 'Please name every language once.'),
      v.check((all) => new Set(all).size === all.length, 'Please name every language once.'),
    ),
    ['en'],
  ),
  /** What people report under; one that was there once is retired, never left out. */
  categories: siteCategories,
  /** Who is mailed about reports of which category; for the eyes of operators. */
  told: reportRecipients,
  money: siteMoney,
  brand: v.optional(siteBrand, { logo: null, accent: null }),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** The same for everybody. */
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
    /** How often it was changed; 0: never. */
    version: v.number(),
    settings: siteSettings,
    /** An amount is written down: the currency stays what it is. */
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
  /** The version that was read before: a change by somebody else in between is not overwritten. */
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
  // A logo, and of every category five questions in every language.
  bodyMaxBytes: BRANDED_BODY_MAX_BYTES,
  body: saveSiteSettingsRequest,
  status: 200,
  response: v.object({ version: v.number() }),
  refusals: ['account_frozen', 'settings_conflict', 'currency_in_use'],
});
