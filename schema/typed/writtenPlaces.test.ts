import { describe, expect, it } from 'vitest';
import {
  PLACES,
  arabic,
  comma,
  ew,
  ns,
  sexagesimal,
  side,
  size,
  type Write,
} from '#tests/support/writtenPlaces.ts';
import { readPosition } from './coordinates.ts';

const FORMS: readonly (readonly [name: string, write: Write])[] = [
  ['a hemisphere between', (lat, lon) => `${size(lat)}${ns(lat)}${size(lon)}${ew(lon)}`],
  [
    'hemispheres before, without a mark',
    (lat, lon) => `${ns(lat)}${size(lat)}${ew(lon)}${size(lon)}`,
  ],
  [
    'letters for the signs',
    (lat, lon) =>
      `${sexagesimal(lat, ['d', 'm', 's'])} ${ns(lat)}, ${sexagesimal(lon, ['d', 'm', 's'])} ${ew(lon)}`,
  ],
  [
    'colons',
    (lat, lon) =>
      `${sexagesimal(lat, [':', ':', ''])} ${ns(lat)}, ${sexagesimal(lon, [':', ':', ''])} ${ew(lon)}`,
  ],
  [
    'hyphens between the parts',
    (lat, lon) =>
      `${sexagesimal(lat, ['-', '-', ''])}${ns(lat)} ${sexagesimal(lon, ['-', '-', ''])}${ew(lon)}`,
  ],
  [
    'German letters',
    (lat, lon) =>
      `${comma(size(lat))}° ${side(lat, 'n', 's')}. Br., ${comma(size(lon))}° ${side(lon, 'ö', 'w')}. L.`,
  ],
  [
    'Turkish letters and words',
    (lat, lon) => `${size(lat)}° ${side(lat, 'K', 'G')}, ${size(lon)}° ${side(lon, 'D', 'Batı')}`,
  ],
  [
    'Polish words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'północ', 'południe')}, ${size(lon)}° ${side(lon, 'wschód', 'zachód')}`,
  ],
  [
    'Vietnamese words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'Bắc', 'S')}, ${size(lon)}° ${side(lon, 'Đông', 'Tây')}`,
  ],
  [
    'Hindi words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'उत्तर', 'दक्षिण')}, ${size(lon)}° ${side(lon, 'पूर्व', 'पश्चिम')}`,
  ],
  [
    'Arabic labels',
    (lat, lon) => `خط العرض: ${arabic(String(lat))}، خط الطول: ${arabic(String(lon))}`,
  ],
  ['Arabic lines', (lat, lon) => `دائرة عرض ${lat}، خط طول ${lon}`],
  ['JSON', (lat, lon) => `{"lat": ${lat}, "lng": ${lon}}`],
  ['JSON, longitude first', (lat, lon) => JSON.stringify({ longitude: lon, latitude: lat })],
  ['cells of a table', (lat, lon) => `"${lat}","${lon}"`],
  ['an object of a program', (lat, lon) => `LatLng(${lat}, ${lon})`],
  ['a word before', (lat, lon) => `My location: ${lat}, ${lon}`],
  [
    'a German word before',
    (lat, lon) => `Koordinaten ${comma(String(lat))}; ${comma(String(lon))}`,
  ],
  ['a Spanish word before', (lat, lon) => `Ubicación: ${lat}, ${lon}`],
  ['an Arabic word before', (lat, lon) => `الموقع: ${lat}، ${lon}`],
  ['the pin of a chat', (lat, lon) => `📍 ${lat}, ${lon}`],
  ['a name in brackets behind', (lat, lon) => `${lat}, ${lon} (New York)`],
  ['a query', (lat, lon) => `lat=${lat}&lon=${lon}`],
  [
    'the words of a program for photos',
    (lat, lon) =>
      `${sexagesimal(lat, [' deg ', "' ", '" '])}${ns(lat)}, ${sexagesimal(lon, [' deg ', "' ", '" '])}${ew(lon)}`,
  ],
  [
    'English words for the signs',
    (lat, lon) =>
      `${sexagesimal(lat, [' degrees ', ' minutes ', ' seconds '])}${ns(lat)}, ${sexagesimal(lon, [' degrees ', ' minutes ', ' seconds '])}${ew(lon)}`,
  ],
  [
    'German words for the signs',
    (lat, lon) =>
      `${sexagesimal(lat, [' Grad ', ' Minuten ', ' Sekunden '])}${side(lat, 'Nord', 'Süd')}, ${sexagesimal(lon, [' Grad ', ' Minuten ', ' Sekunden '])}${side(lon, 'Ost', 'West')}`,
  ],
  [
    'Spanish words for the signs',
    (lat, lon) =>
      `${sexagesimal(lat, [' grados ', ' minutos ', ' segundos '])}${side(lat, 'norte', 'sur')}, ${sexagesimal(lon, [' grados ', ' minutos ', ' segundos '])}${side(lon, 'este', 'oeste')}`,
  ],
  [
    'Arabic words for the signs',
    (lat, lon) =>
      `${arabic(size(lat))} درجة ${side(lat, 'شمالًا', 'جنوبًا')}، ${arabic(size(lon))} درجة ${side(lon, 'شرقًا', 'غربًا')}`,
  ],
  [
    'Japanese sides',
    (lat, lon) =>
      `${side(lat, '北緯', '南緯')}${size(lat)} ${side(lon, '東経', '西経')}${size(lon)}`,
  ],
  ['Japanese labels', (lat, lon) => `緯度: ${lat}, 経度: ${lon}`],
  [
    'Chinese sides',
    (lat, lon) =>
      `${side(lat, '北纬', '南纬')}${size(lat)}°，${side(lon, '东经', '西经')}${size(lon)}°`,
  ],
  [
    'Russian letters',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'с', 'ю')}. ш. ${size(lon)}° ${side(lon, 'в', 'з')}. д.`,
  ],
  ['both axes before', (lat, lon) => `lat/lon: ${lat} ${lon}`],
  ['the end of a sentence', (lat, lon) => `${lat}, ${lon}.`],
  ['the axes of a map program', (lat, lon) => `X: ${lon} Y: ${lat}`],
  ['a Japanese comma', (lat, lon) => `${lat}、${lon}`],
  ['the accuracy behind', (lat, lon) => `${lat}, ${lon} (±12 m)`],
  ['the height behind', (lat, lon) => `${lat}, ${lon}, 180.5m`],
  ['the zoom of a map', (lat, lon) => `@${lat},${lon},17z`],
  [
    'ISO 6709',
    (lat, lon) => {
      const [north, east] = [Math.abs(lat).toFixed(4), Math.abs(lon).toFixed(4)];
      return `${side(lat, '+', '-')}${north.padStart(7, '0')}${side(lon, '+', '-')}${east.padStart(8, '0')}+012.500/`;
    },
  ],
];

const rows = FORMS.flatMap(([form, write]) =>
  PLACES.map(([place, lat, lon]) => [form, place, write(lat, lon), lat, lon] as const),
);

/** Rather nothing than a place nobody meant. */
const REFUSED = [
  '[-87.6298, 41.8781]',
  '[41.8781, -87.6298]',
  '+91.5000-087.6298/',
  '+41.8781-87.6298',
  '12:30:15 13:20:10',
  '2026-12-10 10:30:15',
  '41:52:41, 87:37:47',
  '12, 5m',
  // A dash between two, or the minus of the second.
  '41.8781 – 87.6298',
  '41.8781 - 87.6298',
  '41.8781, -87.6298, 15',
  '41.8781, -87.6298 (60601)',
  '\u202E1878.14, 8926.78',
  'Meet 12.5 13.5',
  'Route 66, 12.5 m',
  '21°01\'42"B, 105°51\'15"Đ',
  '41.8781;-87.6298;180',
];

describe('a place as programs and other languages write it', () => {
  it.each(rows)('with %s: %s, %j', (_form, _place, typed, latitude, longitude) => {
    const found = readPosition(typed);
    expect(found?.latitude).toBeCloseTo(latitude, 6);
    expect(found?.longitude).toBeCloseTo(longitude, 6);
  });

  it.each([
    ['41.8781, -87.6298', 41.8781, -87.6298],
    ['52,5163, 13,3777', 52.5163, 13.3777],
    ['40,4168, -3,7038', 40.4168, -3.7038],
    ['31.9539, 35.9106', 31.9539, 35.9106],
  ])('%j, which the search gives as an example', (typed, latitude, longitude) => {
    expect(readPosition(typed)).toEqual({ latitude, longitude });
  });

  it.each(REFUSED)('%j is none', (typed) => expect(readPosition(typed)).toBeNull());
});
