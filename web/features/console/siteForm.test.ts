import { describe, expect, it } from 'vitest';
import { usualMoney } from './usualMoney.ts';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { siteSettings, type SiteSettings } from '#schema/site/siteSettings.ts';
import { validate } from '#schema/validation.ts';
import { language } from '#web/format/language.ts';
import { toDocument, toFieldErrors, toSiteValues } from './siteForm.ts';

const TOWN: SiteSettings = {
  name: 'Lindental packt an',
  contactEmail: 'post@lindental.example',
  privacyEmail: null,
  legalName: 'Lindental e. V.',
  imprint: 'Am Markt 1\n01234 Lindental',
  partner: { name: 'Stadtwerke', href: 'https://stadtwerke.example/' },
  licence: null,
  area: {
    name: 'Lindental',
    centre: { latitude: 51.34, longitude: 12.37 },
    bounds: { west: 12.2, south: 51.2, east: 12.5, north: 51.5 },
  },
  languages: ['de', 'en'],
  categories: NEW_SITE.categories,
  brand: NEW_SITE.brand,
  told: [],
  money: usualMoney('EUR'),
};

const errorsOf = (document: object) => {
  const judged = validate(siteSettings, document);
  const errors = judged.isValid ? [] : judged.errors;
  return Object.fromEntries(
    toFieldErrors(errors.map((error) => ({ ...error, path: `settings.${error.path}` }))),
  );
};

describe('the fields about an installation', () => {
  it('hold amounts as the language of the page writes them, and are understood so', () => {
    const english = { ...language };
    Object.assign(language, { decimal: ',', group: '.' });
    const values = toSiteValues(TOWN);
    const document = toDocument(values, TOWN);
    const smaller = toDocument({ ...values, radiusKm: '2,5' }, TOWN);
    Object.assign(language, english);
    expect(values.radiusKm).toBe('16,7');
    expect(smaller.area?.bounds.north).toBe(51.36246);
    expect(values.pledgeMin).toBe('1,00');
    expect(values.presets).not.toContain('.');
    expect(document).toEqual(TOWN);
  });

  it.each([
    ['a town', TOWN],
    ['a new one', NEW_SITE],
  ])('say again what they were filled with: %s', (_, settings) => {
    expect(toDocument(toSiteValues(settings), settings)).toEqual(settings);
  });

  it('keep bounds that lie unevenly until the place or its size is changed', () => {
    const values = { ...toSiteValues(TOWN), areaName: 'Lindental und Umland' };
    expect(toDocument(values, TOWN).area?.bounds).toEqual(TOWN.area?.bounds);
    const { bounds } = toDocument({ ...values, radiusKm: '10' }, TOWN).area ?? {};
    expect(bounds).toEqual({ west: 12.2262, south: 51.25017, east: 12.5138, north: 51.42983 });
  });

  it('go on beyond the date line', () => {
    const values = { ...toSiteValues(TOWN), latitude: '-16.8', longitude: '179.9', radiusKm: '50' };
    const document = toDocument(values, TOWN);
    expect(document.area?.bounds).toMatchObject({ west: 179.43082, east: -179.63082 });
    expect(errorsOf(document)).toEqual({});
  });

  it('are each told what is wrong with them', () => {
    const values = {
      ...toSiteValues(TOWN),
      name: '',
      contactEmail: 'nobody',
      partnerHref: 'http:',
    };
    expect(errorsOf(toDocument(values, TOWN))).toEqual({
      name: 'Please enter a name.',
      contactEmail: 'Please enter a valid email address.',
      partnerHref: 'Please enter an https address.',
    });
  });

  it('are told what is wrong with amounts of the currency', () => {
    const values = { ...toSiteValues(TOWN), pledgeMin: '1.005', presets: '10; 0.50; x' };
    expect(errorsOf(toDocument(values, TOWN))).toEqual({
      pledgeMin: 'Please enter an amount in EUR, for example 25.00.',
      presets: 'Please enter an amount in EUR, for example 25.00.',
    });
    const grouped = { ...toSiteValues(TOWN), presets: '10; 1 250؛ 2 500,00' };
    expect(toDocument(grouped, TOWN).money.presets).toEqual(['10', '1250', '2500.00']);
    const outside = { ...toSiteValues(TOWN), presets: '10 0.50' };
    expect(errorsOf(toDocument(outside, TOWN))).toEqual({
      presets: 'Each must be an amount that can be pledged.',
    });
  });

  it.each(['', '0', '-3', 'far', '5000'])('refuse a radius of "%s"', (radiusKm) => {
    const document = toDocument({ ...toSiteValues(TOWN), radiusKm }, TOWN);
    expect(errorsOf(document)).toEqual({
      radiusKm: 'Please enter a radius between 0.5 and 1,000 km.',
    });
  });

  it.each(['', 'north', '91'])(
    'refuse a latitude of "%s" and leave the radius alone',
    (latitude) => {
      const document = toDocument({ ...toSiteValues(TOWN), latitude }, TOWN);
      expect(Object.keys(errorsOf(document))).toEqual(['latitude']);
    },
  );
});
