import type { DataLicence } from '#schema/site/dataLicence.ts';
import type { FieldError } from '#schema/errors.ts';
import type { Language } from '#schema/languages/languages.ts';
import { widened } from '#schema/places/bounds.ts';
import { siteArea, type SiteArea, type SiteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';
import { typedNumber, writtenAmount } from '#web/format/typedAmount.ts';
import { typedDegrees } from '#web/format/typedPlace.ts';
import { toMoneyDocument, toMoneyValues, type MoneyValues } from './moneyForm.ts';
import { adminContent } from './content.ts';

/** Settings as typed. */
export type SiteValues = MoneyValues & {
  name: string;
  contactEmail: string;
  privacyEmail: string;
  legalName: string;
  imprint: string;
  partnerName: string;
  partnerHref: string;
  /** Empty: none. */
  licence: DataLicence | '';
  areaName: string;
  latitude: string;
  longitude: string;
  radiusKm: string;
  /** The main language. */
  language: Language;
  /** Including the main one. */
  languages: Language[];
  /** A data URL; empty: the standard logo. */
  logo: string;
  /** Empty: the standard accent. */
  accent: string;
};

/** With the fields that only setup or only later changes have. */
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
/** Radius of an area that was just found: a town. */
export const FIRST_RADIUS_KM = '10';

/** Path in the document, and the field it is typed into. */
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

export function toSiteValues({ partner, area, money, ...said }: SiteSettings): SiteValues {
  return {
    ...toMoneyValues(money),
    name: said.name,
    contactEmail: said.contactEmail ?? '',
    privacyEmail: said.privacyEmail ?? '',
    legalName: said.legalName,
    imprint: said.imprint,
    partnerName: partner?.name ?? '',
    partnerHref: partner?.href ?? '',
    licence: said.licence ?? '',
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

/** Parts of a document that the fields lack or hold imprecisely. */
type SiteBefore = Pick<SiteSettings, 'area' | 'categories' | 'told' | 'brand'>;

const orNull = (text: string) => (text.trim() === '' ? null : text);
const isEmpty = (...texts: string[]) => texts.every((text) => text.trim() === '');

/**
 * The fields as a document, for validation by the contract. An unchanged area keeps its bounds,
 * which need not be centred. Categories and their recipients have a page of their own.
 */
export function toDocument(values: SiteValues, before: SiteBefore | null) {
  const { partnerName, partnerHref } = values;
  return {
    name: values.name,
    contactEmail: orNull(values.contactEmail),
    privacyEmail: orNull(values.privacyEmail),
    legalName: values.legalName,
    imprint: values.imprint,
    partner: isEmpty(partnerName, partnerHref) ? null : { name: partnerName, href: partnerHref },
    licence: values.licence === '' ? null : values.licence,
    area: toArea(values, before?.area ?? null),
    languages: [values.language, ...values.languages.filter((one) => one !== values.language)],
    money: toMoneyDocument(values),
    brand: { logo: toLogo(values, before), accent: orNull(values.accent) },
    ...(before && { categories: before.categories, told: before.told }),
  };
}

/** An unchanged logo stays as it is; the server adds the details of a new one. */
function toLogo({ logo: picture }: SiteValues, before: SiteBefore | null) {
  if (picture === '') return null;
  const inForce = before?.brand.logo;
  return inForce?.picture === picture ? inForce : { picture };
}

function toArea(values: SiteValues, before: SiteArea | null) {
  const { areaName: name, latitude, longitude, radiusKm } = values;
  if (isEmpty(name, latitude, longitude, radiusKm)) return null;
  const isSame =
    before !== null &&
    [latitude, longitude, radiusKm].join() ===
      [before.centre.latitude, before.centre.longitude, writtenRadius(before)].join();
  if (isSame) return { ...before, name };
  return { name, centre: toCentre(values), bounds: toBounds(values) };
}

type Circle = Pick<SiteValues, 'latitude' | 'longitude' | 'radiusKm'>;

const toCentre = ({ latitude, longitude }: Circle) => ({
  latitude: typedDegrees(latitude, 'latitude'),
  longitude: typedDegrees(longitude, 'longitude'),
});

/** The area to draw; null while the typed values are invalid. */
export function toDrawnArea(typed: Circle): SiteArea | null {
  const area = { name: '-', centre: toCentre(typed), bounds: toBounds(typed) };
  const judged = validate(siteArea, area);
  return judged.isValid ? judged.value : null;
}

/** The square around the typed circle; without numbers if it is invalid. */
function toBounds({ latitude, longitude, radiusKm }: Circle): SiteArea['bounds'] {
  const toDegrees = (text: string) => (text === '' ? Number.NaN : Number(text));
  const lat = toDegrees(typedDegrees(latitude, 'latitude'));
  const lon = toDegrees(typedDegrees(longitude, 'longitude'));
  const km = typedNumber(radiusKm);
  const isRadius = km >= RADIUS_MIN_KM && km <= RADIUS_MAX_KM;
  const up = isRadius ? km / KM_PER_DEGREE : Number.NaN;
  const along = up / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const { west, south, east, north } = widened(
    { west: lon, south: lat, east: lon, north: lat },
    { up, along },
  );
  return { west: rounded(west), south: rounded(south), east: rounded(east), north: rounded(north) };
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** With the page language's decimal separator. */
function writtenRadius({ bounds }: SiteArea): string {
  const km = Math.round(((bounds.north - bounds.south) / 2) * KM_PER_DEGREE * 10) / 10;
  return writtenAmount(String(km));
}

/** The first error of each field. */
export function toFieldErrors(errors: readonly FieldError[]): Map<keyof SiteFormValues, string> {
  const found = new Map<keyof SiteFormValues, string>();
  for (const { path, message } of errors) {
    const [, known] = FIELDS.find(([place]) => path.startsWith(place)) ?? [];
    const field =
      known ??
      (path.replace(/^settings\.(?:money\.)?/u, '').replace(/\.\d+$/u, '') as keyof SiteFormValues);
    const told = field === 'radiusKm' ? adminContent.area.badRadius : message;
    if (!found.has(field)) found.set(field, told);
  }
  // A radius around an invalid place is no error of its own.
  if (found.has('latitude') || found.has('longitude')) found.delete('radiusKm');
  return found;
}
