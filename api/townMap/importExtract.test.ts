import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import MVT from 'ol/format/MVT.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTileFile } from '#api/adapters/places/openTileFile.ts';
import { createTileArchive } from '#api/adapters/places/tiles.ts';
import { findTile } from '#schema/places/geo.ts';
import { parseGazetteer } from '#schema/places/parseGazetteer.ts';
import { writeExtract } from '#tests/support/osm/writeExtract.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { importExtract, type ImportedExtract } from './importExtract.ts';
import { withWorkFolder } from './mapFolder.ts';

const builtIn = readFileSync(new URL('../data/gazetteer.txt', import.meta.url), 'utf8');
const silent = { begin: () => undefined, at: () => undefined, end: () => undefined };
const LINDENTAL = { latitude: 51.313, longitude: 12.323 };

let folder: string;
let extract: string;
let made: ImportedExtract;

const importFile = (path: string, more = {}) =>
  withWorkFolder(join(folder, 'map'), async (workFolder) =>
    importExtract(
      {
        path,
        name: 'lindental',
        mapFolder: join(folder, 'map'),
        workFolder,
        gazetteer: builtIn,
        area: null,
        centre: null,
        ...more,
      },
      silent,
    ),
  );

beforeAll(async () => {
  folder = makeTemporaryFolder();
  extract = join(folder, 'lindental.osm.pbf');
  writeExtract(extract, { towns: 2, blocks: 20 });
  made = await importFile(extract);
});
afterAll(() => removeFolder(folder));

async function featuresOf(z: number, at = LINDENTAL, name = 'lindental') {
  const { source, close } = await openTileFile(join(folder, `map/${name}.pmtiles`));
  const archive = await createTileArchive(source);
  const { x, y } = findTile(at, z);
  const tile = await archive.tile(z, x, y);
  await close();
  if (!tile) return [];
  return new MVT().readFeatures(new Uint8Array(gunzipSync(tile.bytes)).buffer).map((feature) => ({
    layer: String(feature.get('layer')),
    kind: String(feature.get('kind')),
    name: feature.get('name') as unknown,
    type: feature.getType(),
    rings: feature.getType() === 'Polygon' ? (feature.getEnds() as number[]).length : 0,
  }));
}

const readKinds = async (z: number) =>
  new Set((await featuresOf(z)).map(({ layer, kind }) => `${layer} ${kind}`));

describe('the map of an extract', () => {
  test('draws streets with their names, houses, water, green and the names of places', async () => {
    const near = await featuresOf(14);
    expect(await readKinds(14)).toEqual(
      new Set([
        'earth earth',
        'landuse park',
        'water water',
        'water river',
        'buildings building',
        'roads minor_road',
        'roads major_road',
        'roads path',
        'places neighbourhood',
        'places locality',
        'pois townhall',
        'pois park',
      ]),
    );
    expect(near.filter(({ layer }) => layer === 'buildings').length).toBeGreaterThan(500);
    const named = near.filter(({ layer, name }) => layer === 'roads' && name !== undefined);
    expect(named.map(({ name }) => name)).toContain('Ahornallee');
    expect(near.find(({ layer, name }) => layer === 'places' && name === 'Lindental')).toBeTruthy();
  });

  test('joins a lake of several ways and leaves its island out', async () => {
    const lakes = (await featuresOf(14)).filter(({ kind }) => kind === 'water');
    expect(lakes.map(({ rings }) => rings)).toContain(2);
    expect(made.brokenAreas).toBe(0);
  });

  test('shows less from farther away', async () => {
    expect(await readKinds(9)).toEqual(
      new Set(['earth earth', 'landuse wood', 'water water', 'water river', 'places locality']),
    );
    expect(await readKinds(11)).toContain('roads major_road');
    expect(await readKinds(11)).not.toContain('roads minor_road');
    expect(await readKinds(12)).toContain('roads minor_road');
    expect(await readKinds(13)).not.toContain('buildings building');
  });

  test('says its area, its zooms and whom to credit', async () => {
    const { source, close } = await openTileFile(join(folder, 'map/lindental.pmtiles'));
    const about = await (await createTileArchive(source)).metadata();
    await close();
    expect(about).toMatchObject({
      minZoom: 8,
      maxZoom: 14,
      attribution: '© OpenStreetMap contributors (ODbL)',
    });
    expect(about.bounds.west).toBeCloseTo(12.29, 5);
    expect(about.bounds.north).toBeCloseTo(51.35, 5);
  });

  test('names its streets, districts and towns for the search', () => {
    const names = parseGazetteer(readFileSync(join(folder, 'map/lindental.txt'), 'utf8'));
    expect(names.places.map(({ name, type }) => `${name} ${type}`)).toEqual(
      expect.arrayContaining(['Lindental town', 'Untertal town', 'Südstadt neighbourhood']),
    );
    expect(new Set(names.streets.map(({ city }) => city))).toEqual(
      new Set(['Lindental', 'Untertal']),
    );
    expect(
      names.streets.filter(({ name, city }) => `${name} ${city}` === 'Lindenstraße Lindental'),
    ).toHaveLength(1);
    expect(names.streets.length).toBe(made.streets);
  });

  test('is of a part of the extract where that is asked for', async () => {
    const area = { west: 12.3, south: 51.3, east: 12.32, north: 51.31 };
    const part = await importFile(extract, { area, name: 'part' });
    expect(part.tiles).toBeLessThan(made.tiles);
    expect(part.bounds).toEqual(area);
    await expect(
      importFile(extract, { area: { west: 30, south: 10, east: 31, north: 11 } }),
    ).rejects.toThrow('The extract has nothing of that area.');
  });
});

describe('the map of an area across the date line', () => {
  const area = { west: 179.9, south: 51.28, east: -179.9, north: 51.4 };
  const [before, behind] = [
    { latitude: 51.313, longitude: 179.953 },
    { latitude: 51.313, longitude: -179.962 },
  ];

  test('has the streets, the ground and the names of both sides', async () => {
    const path = join(folder, 'taveuni.osm.pbf');
    writeExtract(path, { towns: 2, blocks: 20, lon: 179.93 });
    const { tiles, bounds, streets } = await importFile(path, { name: 'taveuni', area });
    expect(bounds).toEqual(area);
    expect(tiles).toBeLessThan(600);
    expect(streets).toBeGreaterThan(20);
    for (const at of [before, behind]) {
      const kinds = (await featuresOf(14, at, 'taveuni')).map(({ layer }) => layer);
      expect(kinds).toEqual(expect.arrayContaining(['earth', 'roads', 'buildings']));
    }
    expect(await featuresOf(10, { latitude: 51.313, longitude: 0 }, 'taveuni')).toEqual([]);
    const names = parseGazetteer(readFileSync(join(folder, 'map/taveuni.txt'), 'utf8'));
    const cities = new Set(names.streets.map(({ city }) => city));
    expect(cities).toEqual(new Set(['Lindental', 'Untertal']));
  });
});

describe('an extract that is none', () => {
  const broken = async (change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, 'broken.osm.pbf');
    writeFileSync(path, change(readFileSync(extract)));
    await importFile(path);
  };
  const maps = () => readdirSync(join(folder, 'map')).toSorted();

  test.each([
    ['is cut off', /broken at byte 40,000: it ends in the middle of a block of [\d]+ bytes/u, cut],
    ['has a wrong byte', /broken at byte [\d,]+: incorrect data check/u, flipped],
    ['is something else', /broken at byte 0: This is no \.osm\.pbf file/u, other],
    ['is empty', /The file is empty/u, () => Buffer.alloc(0)],
  ])(
    'is refused with the place of the fault when it %s, and the map before stays',
    async (_, says, change) => {
      const before = readFileSync(join(folder, 'map/lindental.pmtiles'));
      const names = maps();
      await expect(broken(change)).rejects.toThrow(says);
      expect(readFileSync(join(folder, 'map/lindental.pmtiles')).equals(before)).toBe(true);
      expect(maps()).toEqual(names);
    },
  );

  test('is refused when its blocks are not in order, with the command that orders them', async () => {
    await expect(broken(swapped)).rejects.toThrow('osmium sort extract.osm.pbf');
  });
});

function cut(bytes: Buffer): Buffer {
  return bytes.subarray(0, 40_000);
}

function flipped(bytes: Buffer): Buffer {
  bytes[20_000] = (bytes[20_000] ?? 0) ^ 0xff;
  bytes[20_001] = (bytes[20_001] ?? 0) ^ 0xff;
  return bytes;
}

function other(): Buffer {
  return Buffer.from('<?xml version="1.0"?><osm></osm>'.repeat(10));
}

function swapped(bytes: Buffer): Buffer {
  const starts = [0];
  while (starts.length < 4) starts.push(endOf(bytes, starts.at(-1) ?? 0));
  const [first = 0, second = 0, third = 0, fourth = 0] = starts;
  const part = (from: number, to: number) => bytes.subarray(from, to);
  return Buffer.concat([
    part(first, second),
    part(third, fourth),
    part(second, third),
    bytes.subarray(fourth),
  ]);
}

function endOf(bytes: Buffer, start: number): number {
  const header = bytes.readUInt32BE(start);
  const after = start + 4 + header;
  // The size of the block is the last number of its header, seven bits a byte.
  let size = 0;
  let shift = 0;
  const at = bytes.lastIndexOf(0x18, after - 1) + 1;
  for (let i = at; i < after; i += 1, shift += 7) size += (bytes[i]! & 0x7f) * 2 ** shift;
  return after + size;
}
