import { expect, test } from 'vitest';
import { geocode, reverseGeocode } from '#schema/places/geocoding.ts';
import { getSettings } from '#schema/site/settings.ts';
import { expectFieldError } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newVisitor } from './target.ts';

const firstByte = async (response: Response) => new Uint8Array(await response.arrayBuffer())[0];

scenarios('the built-in map and place names', () => {
  test('a place is found by its name, by a part of it, and by its short name', async () => {
    const visitor = await newVisitor();
    for (const q of ['Chicago', 'chica', 'SF']) {
      const found = await visitor.expectCall(geocode, { query: { q } });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found[0]?.display_name).toMatch(q === 'SF' ? /San Francisco/u : /Chica/u);
      expect(Number.isFinite(Number(found[0]?.lat))).toBe(true);
    }
  });

  test('nothing is found for a name that nothing has', async () => {
    const visitor = await newVisitor();
    expect(await visitor.expectCall(geocode, { query: { q: 'zzqqxxyy' } })).toEqual([]);
  });

  test('a search needs two characters', async () => {
    const answer = await (await newVisitor()).call(geocode, { query: { q: 'c' } });
    expectFieldError(answer, 'q', 'Please type at least 2 characters.');
  });

  test('a position has a name of two parts, or its coordinates where nothing is near [7.26]', async () => {
    const visitor = await newVisitor();
    const city = await visitor.expectCall(reverseGeocode, { query: { lat: 41.88, lon: -87.63 } });
    expect(city.name.split(',')).toHaveLength(2);
    expect(city.display_name).toContain('Chicago');
    const sea = await visitor.expectCall(reverseGeocode, { query: { lat: -48.5, lon: -123.25 } });
    expect(sea.name).toBe('Location at -48.500000, -123.250000');
  });

  test('the world is drawn from built-in tiles, and where there is none it says so', async () => {
    const visitor = await newVisitor();
    const tile = await visitor.fetch('/api/tiles/overview/0/0/0');
    expect(tile.status).toBe(200);
    // A layer of a vector tile begins with field 3, length-delimited.
    expect(await firstByte(tile)).toBe(0x1a);
    const beyond = await visitor.fetch('/api/tiles/overview/20/1/1');
    expect(beyond.status).toBe(404);
    expect((await visitor.fetch('/api/tiles/satellite/0/0/0')).status).toBe(400);
  });

  test('the whole overview comes in one file with an index', async () => {
    const response = await (await newVisitor()).fetch('/api/tiles/overview.pack');
    const bytes = await response.arrayBuffer();
    const length = new DataView(bytes).getUint32(0, true);
    const index: unknown = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length)));
    expect(index).toHaveProperty('0/0/0');
    expect(Object.keys(index as object).length).toBeGreaterThan(1_000);
  });

  test('the place names can be kept on the device', async () => {
    const response = await (await newVisitor()).fetch('/api/gazetteer');
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(100_000);
  });

  test('the settings say that money is play money', async () => {
    const settings = await (await newVisitor()).expectCall(getSettings);
    expect(settings.payments).toBe('sandbox');
    expect(settings.basemap.attribution).not.toBe('');
  });
});
