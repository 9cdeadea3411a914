import { describe, expect, it } from 'vitest';
import { PLACES, type Write } from '#tests/support/writtenPlaces.ts';
import { readPosition } from './coordinates.ts';

const through = (filter: string, lat: number, lon: number) =>
  `${filter}${encodeURIComponent(`https://maps.google.com/?q=${lat},${lon}`)}`;

const FORMS: readonly (readonly [name: string, write: Write])[] = [
  ['a geo: link', (lat, lon) => `geo:${lat},${lon}`],
  ['a geo: link with zoom', (lat, lon) => `geo:${lat},${lon};u=35?z=17`],
  ['a geo: link by query', (lat, lon) => `geo:0,0?q=${lat},${lon}(Broken%20lamp)`],
  ['Google, view', (lat, lon) => `https://www.google.com/maps/@${lat},${lon},15z?entry=ttu`],
  [
    'Google, pin',
    (lat, lon) =>
      `https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3m1!4b1!8m2!3d${lat}!4d${lon}`,
  ],
  [
    'Google, search',
    (lat, lon) => `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`,
  ],
  ['Google, query', (lat, lon) => `https://maps.google.com/maps?q=${lat},${lon}&z=16`],
  ['Google, way', (lat, lon) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`],
  ['OpenStreetMap', (lat, lon) => `https://www.openstreetmap.org/#map=17/${lat}/${lon}&layers=N`],
  [
    'OpenStreetMap, marker',
    (lat, lon) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=5/1.5/2.5`,
  ],
  ['Apple', (lat, lon) => `https://maps.apple.com/?ll=${lat},${lon}&q=Pin`],
  ['Apple, place', (lat, lon) => `https://maps.apple.com/place?coordinate=${lat},${lon}&name=X`],
  ['Bing', (lat, lon) => `https://www.bing.com/maps?cp=${lat}~${lon}&lvl=16`],
  ['Waze', (lat, lon) => `https://www.waze.com/ul?ll=${lat}%2C${lon}&navigate=yes`],
  ['Waze, live', (lat, lon) => `https://www.waze.com/live-map/directions?to=ll.${lat}%2C${lon}`],
  ['HERE, shared', (lat, lon) => `https://share.here.com/l/${lat},${lon},Lamp?z=16`],
  ['HERE', (lat, lon) => `https://wego.here.com/?map=${lat},${lon},16,normal`],
  ['Bing, pin', (lat, lon) => `https://bing.com/maps/default.aspx?sp=point.${lat}_${lon}_Lamp`],
  ['Mapy', (lat, lon) => `https://mapy.com/en/zakladni?l=0&x=${lon}&y=${lat}&z=15`],
  [
    'Google, street view',
    (lat, lon) => `https://www.google.com/maps/@?api=1&viewpoint=${lat},${lon}`,
  ],
  ['OpenTopoMap, pin', (lat, lon) => `https://opentopomap.org/#marker=15/${lat}/${lon}`],
  ['Citymapper', (lat, lon) => `https://citymapper.com/directions?endcoord=${lat}%2C${lon}`],
  [
    'GraphHopper, way',
    (lat, lon) => `https://graphhopper.com/maps/?point=1.5%2C2.5&point=${lat}%2C${lon}&profile=car`,
  ],
  ['Strava', (lat, lon) => `https://www.strava.com/maps/global-heatmap?sport=All#14/${lon}/${lat}`],
  [
    'ArcGIS',
    (lat, lon) => `https://www.arcgis.com/apps/mapviewer/index.html?center=${lon},${lat}&level=15`,
  ],
  ['words and a link', (lat, lon) => `Marked Location\nhttps://maps.apple.com/?ll=${lat},${lon}`],
  ['Yandex, pin', (lat, lon) => `https://yandex.ru/maps/?pt=${lon},${lat}&z=15`],
  [
    'Yandex, asked',
    (lat, lon) => `https://yandex.com/maps/?whatshere%5Bpoint%5D=${lon}%2C${lat}&z=15`,
  ],
  ['2GIS', (lat, lon) => `https://2gis.ru/geo/${lon},${lat}?m=${lon}%2C${lat}%2F17`],
  ['an app of Google', (lat, lon) => `comgooglemaps://?q=${lat},${lon}`],
  ['an app of Apple', (lat, lon) => `maps:?q=${lat},${lon}`],
  ['an app of Waze', (lat, lon) => `waze://?ll=${lat},${lon}&navigate=yes`],
  ['a way on Android', (lat, lon) => `google.navigation:q=${lat},${lon}`],
  ['within angle brackets', (lat, lon) => `<https://maps.google.com/?q=${lat},${lon}>`],
  ['in notes', (lat, lon) => `[Map](https://maps.google.com/?q=${lat},${lon})`],
  ['at the end of a sentence', (lat, lon) => `It is https://maps.google.com/?q=${lat},${lon}.`],
  ['Bing, search', (lat, lon) => `https://www.bing.com/maps?where1=${lat},${lon}`],
  ['an app of Bing', (lat, lon) => `bingmaps:?cp=${lat}~${lon}`],
  ['through Google', (lat, lon) => through('https://www.google.com/url?q=', lat, lon)],
  [
    'through a mail filter',
    (lat, lon) =>
      `${through('https://eur01.safelinks.protection.outlook.com/?url=', lat, lon)}&data=05`,
  ],
  [
    'through a chat, twice encoded',
    (lat, lon) =>
      `${through('https://l.facebook.com/l.php?u=', lat, lon).replace('%2C', '%252C')}&h=x`,
  ],
  ['without https', (lat, lon) => `www.google.com/maps/@${lat},${lon},17z`],
  ['words and a link without https', (lat, lon) => `Lamp: maps.google.com/?q=${lat},${lon}`],
  ['Yandex', (lat, lon) => `https://yandex.com/maps/?ll=${lon}%2C${lat}&z=15`],
];

const rows = FORMS.flatMap(([form, write]) =>
  PLACES.map(([place, lat, lon]) => [form, place, write(lat, lon), lat, lon] as const),
);

/** Rather nothing than a place nobody meant. */
const REFUSED = [
  'geo:95.5,20',
  'geo:?q=Main+Street',
  'https://example.org/?url=https%3A%2F%2Fexample.org%2F%E0%A4%A',
  'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F41.5',
  'https://maps.app.goo.gl/AbCdEf123',
  'https://plus.codes/GC2M+H4',
  'goo.gl/maps/AbCdEf123',
  'a.b/1.5,2.5',
  'https://uri.amap.com/marker?position=116.4,39.9',
  'https://what3words.com/filled.count.soap',
  'https://example.org/news/2026/41',
];

describe('a link that names a place', () => {
  it.each(rows)('%s: %s, %j', (_form, _place, typed, latitude, longitude) => {
    const found = readPosition(typed);
    expect(found?.latitude).toBeCloseTo(latitude, 6);
    expect(found?.longitude).toBeCloseTo(longitude, 6);
  });

  it.each(REFUSED)('%j is none', (typed) => expect(readPosition(typed)).toBeNull());
});

describe('a pin of Google that is called by its degrees', () => {
  const view = '/@41.9,-87.7,17z?entry=ttu';
  it.each([
    `https://www.google.com/maps/place/41%C2%B052'48.0%22N+87%C2%B037'48.0%22W${view}`,
    `https://www.google.com/maps/place/41%C2%B052%2748.0%22N+87%C2%B037%2748.0%22W${view}`,
    `https://www.google.de/maps/place/41.88,-87.63${view}`,
    'https://www.google.com/maps/place/41%C2%B052%2748.0%22N+87%C2%B037%2748.0%22W/',
    'https://www.google.com/maps/place/41%C2%B052%2748.0%22N+87%C2%B037%2748.0%22W?hl=de',
  ])('%s', (typed) => {
    expect(readPosition(typed)).toEqual({ latitude: 41.88, longitude: -87.63 });
  });

  it('is where its link has it exactly, and in the view where the name says no place', () => {
    const exact = `https://www.google.com/maps/place/41%C2%B0N+87%C2%B0W${view}&data=!8m2!3d41.5!4d-87.5`;
    expect(readPosition(exact)).toEqual({ latitude: 41.5, longitude: -87.5 });
    for (const name of ['Cloud+Gate', '%E0%A4%A', '12+Bean+Street+41'])
      expect(readPosition(`https://www.google.com/maps/place/${name}${view}`)).toEqual({
        latitude: 41.9,
        longitude: -87.7,
      });
  });
});

describe('a plus code', () => {
  it.each([
    ['9F4MGC2M+H4', 52.5014375, 13.4328125],
    ['9f4mgc2m+h4x', 52.5014875, 13.4328594],
    ['\u200E9F4MGC2M+H4\u200E', 52.5014375, 13.4328125],
    ['https://plus.codes/9F4MGC2M%2BH4', 52.5014375, 13.4328125],
    ['86HJV9HC+69', 41.8780625, -87.6290625],
    ['4VCPPQGP+Q9', -41.2730625, 174.7859375],
    ['8FVC2222+22', 47.0000625, 8.0000625],
  ])('%j', (typed, latitude, longitude) => {
    const found = readPosition(typed);
    expect(found?.latitude).toBeCloseTo(latitude, 4);
    expect(found?.longitude).toBeCloseTo(longitude, 4);
  });
});
