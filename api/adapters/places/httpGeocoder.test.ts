import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GeocoderError, createNominatimGeocoder, createPhotonGeocoder } from './httpGeocoder.ts';

const userAgent = 'Trybe test (operator@example.org)';
const chicago = {
  place_id: 7,
  display_name: 'Chicago, Cook County, Illinois, United States',
  lat: '41.8755616',
  lon: '-87.6244212',
  type: 'city',
  importance: 0.8,
};
let requests: { url: URL; headers: IncomingMessage['headers'] }[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  requests.push({ url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers });
  answer(response);
});
const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
const options = (timeoutMs = 2000) => {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return { baseUrl, userAgent: () => userAgent, timeoutMs, onOddRows: () => {} };
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  requests = [];
  answer = json([chicago]);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a Nominatim geocoder', () => {
  test('asks with format, text, limit, Accept and an identifier [7.25]', async () => {
    const found = await createNominatimGeocoder(options()).search('CHI', 5);
    const [request] = requests;
    expect(Object.fromEntries(request!.url.searchParams)).toEqual({
      format: 'json',
      q: 'Chicago',
      limit: '5',
    });
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'user-agent': userAgent });
    expect(found).toEqual([
      {
        place_id: 7,
        display_name: chicago.display_name,
        lat: chicago.lat,
        lon: chicago.lon,
        type: 'city',
      },
    ]);
  });

  test('asks the same question once, also while the answer is on its way', async () => {
    const geocoder = createNominatimGeocoder(options());
    await Promise.all([geocoder.search('chicago', 5), geocoder.search('chicago', 5)]);
    await geocoder.search('chicago', 5);
    expect(requests).toHaveLength(1);
  });

  test('names a position, and answers null where the provider knows nothing', async () => {
    const geocoder = createNominatimGeocoder(options());
    answer = json(chicago);
    expect(await geocoder.reverse(41.88, -87.62)).toBe(chicago.display_name);
    answer = json({ error: 'Unable to geocode' });
    expect(await geocoder.reverse(0, -30)).toBeNull();
  });

  test('rejects with the provider’s status and asks again the next time', async () => {
    const geocoder = createNominatimGeocoder(options());
    answer = json({}, 503);
    await expect(geocoder.search('chicago', 5)).rejects.toMatchObject({ status: 503 });
    answer = json([chicago]);
    expect(await geocoder.search('chicago', 5)).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['HTML', (response) => response.end('<html>')],
    ['another shape', json({ places: [] })],
    ['a place without a position', json([{ ...chicago, lat: 'north' }])],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['an endless answer', (response) => response.end('"'.padEnd(700_000, 'x'))],
  ])('rejects when the answer is %s', async (_name, give) => {
    answer = give;
    const asked = createNominatimGeocoder(options()).search('chicago', 5);
    await expect(asked).rejects.toBeInstanceOf(GeocoderError);
  });

  test('gives up after its time', async () => {
    answer = () => {};
    const asked = createNominatimGeocoder(options(100)).search('chicago', 5);
    await expect(asked).rejects.toMatchObject({ name: 'GeocoderError', status: null });
  });
});

describe('a Photon geocoder', () => {
  const place = {
    geometry: { type: 'Point', coordinates: [-87.6278, 41.8819] },
    properties: {
      osm_id: 12,
      osm_value: 'house',
      housenumber: '1',
      street: 'North State Street',
      city: 'Chicago',
      state: 'Illinois',
      country: 'United States',
    },
  };

  test('answers in the same shape', async () => {
    answer = json({ features: [place] });
    const geocoder = createPhotonGeocoder(options());
    const name = '1 North State Street, Chicago, Illinois, United States';
    expect(await geocoder.search('1 N State', 5)).toEqual([
      { display_name: name, lat: '41.8819', lon: '-87.6278', type: 'house', place_id: 12 },
    ]);
    expect(await geocoder.reverse(41.8819, -87.6278)).toBe(name);
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/api', '/reverse']);
  });
});

describe("the installation's area", () => {
  const area = {
    name: 'Nairobi',
    centre: { latitude: -1.29, longitude: 36.82 },
    bounds: { west: 36.65, south: -1.45, east: 37.11, north: -1.16 },
  };

  test('is preferred, each provider in its own words', async () => {
    await createNominatimGeocoder(options()).search('Moi Avenue', 5, area);
    answer = json({ features: [] });
    await createPhotonGeocoder(options()).search('Moi Avenue', 5, area);
    const [nominatim, photon] = requests.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(nominatim).toMatchObject({ viewbox: '36.65,-1.16,37.11,-1.45' });
    expect(nominatim).not.toHaveProperty('bounded');
    expect(photon).toMatchObject({ lat: '-1.29', lon: '36.82' });
  });

  test('across the date line is preferred on the side of its centre, not all around the world', async () => {
    const fiji = {
      name: 'Taveuni',
      centre: { latitude: -16.9, longitude: -179.97 },
      bounds: { west: 179.7, south: -17.1, east: -179.8, north: -16.6 },
    };
    await createNominatimGeocoder(options()).search('Waiyevo', 5, fiji);
    expect(requests[0]?.url.searchParams.get('viewbox')).toBe('-180,-16.6,-179.8,-17.1');
  });
});

describe('an odd row among good ones', () => {
  test.each([
    ['a latitude beyond the pole', { lat: '95.1' }],
    ['a longitude beyond the date line', { lon: 190 }],
    ['an empty name', { display_name: ' ' }],
    ['words in place of degrees', { lat: 'north' }],
    ['no id', { place_id: null }],
  ])('is left out: %s', async (_, odd) => {
    answer = json([{ ...chicago, ...odd }, chicago]);
    expect(await createNominatimGeocoder(options()).search('chicago', 5)).toHaveLength(1);
  });

  test('is none where a place has no type, and where parts of its name are null', async () => {
    answer = json([{ ...chicago, type: null }]);
    expect(await createNominatimGeocoder(options()).search('chicago', 5)).toHaveLength(1);
    const properties = { name: 'Chicago', street: null, city: '', osm_id: '12', osm_value: null };
    answer = json({ features: [{ geometry: { coordinates: ['-87.6', 41.9, 180] }, properties }] });
    expect(await createPhotonGeocoder(options()).search('chicago', 5)).toEqual([
      { display_name: 'Chicago', lat: '41.9', lon: '-87.6', type: 'place', place_id: '12' },
    ]);
  });

  test('is left out where it has no name, and an empty name of a place is none', async () => {
    const nameless = { geometry: { coordinates: [-87.6, 41.9] }, properties: { name: ' ' } };
    const named = { ...nameless, properties: { name: null, city: 'Chicago' } };
    answer = json({ features: [nameless, named] });
    const found = await createPhotonGeocoder(options()).search('chicago', 5);
    expect(found.map((place) => place.display_name)).toEqual(['Chicago']);
    for (const display_name of [' ', null, undefined]) {
      answer = json({ ...chicago, display_name });
      expect(await createNominatimGeocoder(options()).reverse(41.9, -87.6)).toBeNull();
    }
  });

  test('is left out and counted', async () => {
    const odd: number[] = [];
    const counting = { ...options(), onOddRows: (count: number) => void odd.push(count) };
    answer = json([{ ...chicago, lat: null }, chicago, 'no place', { ...chicago, place_id: 8 }]);
    const found = await createNominatimGeocoder(counting).search('chicago', 5);
    expect(found.map((place) => place.place_id)).toEqual([7, 8]);
    const place = { geometry: { coordinates: [-87.6, 41.9] }, properties: { name: 'Chicago' } };
    answer = json({ features: [{ geometry: null, properties: {} }, place] });
    const photon = createPhotonGeocoder(counting);
    expect((await photon.search('chicago', 5)).map((one) => one.display_name)).toEqual(['Chicago']);
    expect(await photon.reverse(41.9, -87.6)).toBe('Chicago');
    expect(odd).toEqual([2, 1, 1]);
  });
});
