import type { FieldError } from '#schema/errors.ts';
import type { Language } from '#schema/languages/languages.ts';
import { siteArea, type SiteArea, type SiteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';
import { language } from '#web/format/language.ts';
import { moneyDocumentOf, moneyValuesOf, type MoneyValues } from './moneyForm.ts';
import { adminContent } from './content.ts';

/** The settings of the installation as they were typed. */
export type SiteValues = MoneyValues & {
  name: string;
  contactEmail: string;
  privacyEmail: string;
  legalName: string;
  imprint: string;
  partnerName: string;
  partnerHref: string;
  areaName: string;
  latitude: string;
  longitude: string;
  radiusKm: string;
  /** The installation's own. */
  language: Language;
  /** All that it offers. */
  languages: Language[];
  /** A picture in words; empty: the standard sign. */
  logo: string;
  /** Empty: the standard one. */
  accent: string;
};

/** The same with what the first setup and a later change ask beside it. */
export type SiteFormValues = SiteValues & {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  reason: string;
};

const KM_PER_DEGREE = 111.32;
const RADIUS_MIN_KM = 0.5;
const RADIUS_MAX_KM = 1_000;
/** What an area that was just found begins with: a town. */
export const FIRST_RADIUS_KM = '10';

/** Which field a place in the document is typed into. */
const FIELDS: readonly (readonly [path: string, field: keyof SiteValues])[] = [
  ['settings.partner.name', 'partnerName'],
  ['settings.partner.href', 'partnerHref'],
  ['settings.area.name', 'areaName'],
  ['settings.area.centre.latitude', 'latitude'],
  ['settings.area.centre.longitude', 'longitude'],
  ['settings.area', 'radiusKm'],
  ['settings.languages', 'language'],
  ['settings.brand.logo', 'logo'],
  ['settings.brand.accent', 'accent'],
];

/** The fields of a document. */
export function siteValuesOf({ partner, area, money, ...said }: SiteSettings): SiteValues {
  return {
    ...moneyValuesOf(money),
    name: said.name,
    contactEmail: said.contactEmail ?? '',
    privacyEmail: said.privacyEmail ?? '',
    legalName: said.legalName,
    imprint: said.imprint,
    partnerName: partner?.name ?? '',
    partnerHref: partner?.href ?? '',
    areaName: area?.name ?? '',
    latitude: area ? String(area.centre.latitude) : '',
    longitude: area ? String(area.centre.longitude) : '',
    radiusKm: area ? writtenRadius(area) : '',
    language: said.languages[0] ?? 'en',
    languages: [...said.languages],
    logo: said.brand.logo?.picture ?? '',
    accent: said.brand.accent ?? '',
  };
}

/** What a document holds that the fields do not, or not exactly. */
type SiteBefore = Pick<SiteSettings, 'area' | 'categories' | 'told' | 'brand'>;

const orNull = (text: string) => (text.trim() === '' ? null : text);
const isEmpty = (...texts: string[]) => texts.every((text) => text.trim() === '');

/**
 * The fields as a document, for the contract to validate. An area that was not touched stays as
 * it was: its bounds need not lie evenly around its centre. Categories, and who is told of them, have a page of their own.
 */
export function documentOf(values: SiteValues, before: SiteBefore | null) {
  const { partnerName, partnerHref } = values;
  return {
    name: values.name,
    contactEmail: orNull(values.contactEmail),
    privacyEmail: orNull(values.privacyEmail),
    legalName: values.legalName,
    imprint: values.imprint,
    partner: isEmpty(partnerName, partnerHref) ? null : { name: partnerName, href: partnerHref },
    area: areaOf(values, before?.area ?? null),
    languages: [values.language, ...values.languages.filter((one) => one !== values.language)],
    money: moneyDocumentOf(values),
    brand: { logo: logoOf(values, before), accent: orNull(values.accent) },
    ...(before && { categories: before.categories, told: before.told }),
  };
}

/** The logo in force as it is; of a new one the server finds out the rest. */
function logoOf({ logo: picture }: SiteValues, before: SiteBefore | null) {
  if (picture === '') return null;
  const inForce = before?.brand.logo;
  return inForce?.picture === picture ? inForce : { picture };
}

function areaOf(values: SiteValues, before: SiteArea | null) {
  const { areaName: name, latitude, longitude, radiusKm } = values;
  if (isEmpty(name, latitude, longitude, radiusKm)) return null;
  const isSame =
    before !== null &&
    [latitude, longitude, radiusKm].join() ===
      [before.centre.latitude, before.centre.longitude, writtenRadius(before)].join();
  if (isSame) return { ...before, name };
  return { name, centre: { latitude, longitude }, bounds: boundsOf(values) };
}

type Circle = Pick<SiteValues, 'latitude' | 'longitude' | 'radiusKm'>;

/** The area that a map can draw; null while what was typed is none. */
export function drawnAreaOf(typed: Circle): SiteArea | null {
  const area = { name: '-', centre: { ...typed }, bounds: boundsOf(typed) };
  const judged = validate(siteArea, area);
  return judged.isValid ? judged.value : null;
}

/** The square around what was typed; without numbers where that is no place with a radius. */
function boundsOf({ latitude, longitude, radiusKm }: Circle): SiteArea['bounds'] {
  const [lat, lon, km] = [latitude, longitude, radiusKm].map(numberOf);
  const isRadius = km !== undefined && km >= RADIUS_MIN_KM && km <= RADIUS_MAX_KM;
  const up = isRadius ? km / KM_PER_DEGREE : Number.NaN;
  const along = up / Math.max(0.01, Math.cos(((lat ?? 0) * Math.PI) / 180));
  return {
    west: Math.max(-180, rounded((lon ?? Number.NaN) - along)),
    south: Math.max(-90, rounded((lat ?? Number.NaN) - up)),
    east: Math.min(180, rounded((lon ?? Number.NaN) + along)),
    north: Math.min(90, rounded((lat ?? Number.NaN) + up)),
  };
}

const numberOf = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** As the language of the page writes it. */
function writtenRadius({ bounds }: SiteArea): string {
  const km = Math.round(((bounds.north - bounds.south) / 2) * KM_PER_DEGREE * 10) / 10;
  return String(km).replace('.', language.decimal);
}

/** What is wrong, by field: of several faults in one the first. */
export function fieldErrorsOf(errors: readonly FieldError[]): Map<keyof SiteFormValues, string> {
  const found = new Map<keyof SiteFormValues, string>();
  for (const { path, message } of errors) {
    const [, known] = FIELDS.find(([place]) => path.startsWith(place)) ?? [];
    const field =
      known ??
      (path.replace(/^settings\.(?:money\.)?/u, '').replace(/\.\d+$/u, '') as keyof SiteFormValues);
    const told = field === 'radiusKm' ? adminContent.area.badRadius : message;
    if (!found.has(field)) found.set(field, told);
  }
  // A radius around no place is no fault of its own.
  if (found.has('latitude') || found.has('longitude')) found.delete('radiusKm');
  return found;
}
