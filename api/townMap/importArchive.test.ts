import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writePmtiles } from '#api/data/build/pmtilesWriter.mjs';
import { findTile } from '#schema/places/geo.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { importArchive } from './importArchive.ts';
import { withWorkFolder } from './mapFolder.ts';

const MIDDLE = { latitude: 51.31, longitude: 12.32 };
const LAYERS = ['earth', 'water', 'landuse', 'roads', 'places'];

const layersOf = (ids: readonly string[], fields = {}) => ids.map((id) => ({ id, fields }));

function archiveOf(vectorLayers: unknown, zooms = [10, 14]): Buffer {
  return writePmtiles({
    tiles: zooms.map((z) => ({ ...findTile(MIDDLE, z), bytes: Buffer.from(`tile of ${z}`) })),
    metadata: { vector_layers: vectorLayers },
    bounds: [12.3, 51.3, 12.34, 51.32],
    center: [12.32, 51.31, 14],
  });
}

const good = () => archiveOf(layersOf(LAYERS, { kind: 'String' }));

async function take(bytes: Buffer) {
  const mapFolder = testFolder();
  const path = join(testFolder(), 'given.pmtiles');
  writeFileSync(path, bytes);
  const taken = await withWorkFolder(mapFolder, async (workFolder) =>
    importArchive({ path, name: 'town', mapFolder, workFolder }),
  );
  return { taken, mapFolder, map: join(mapFolder, 'town.pmtiles') };
}

const changed = (at: number, ...values: number[]) => {
  const bytes = good();
  values.forEach((value, i) => bytes.writeUInt8(value, at + i));
  return bytes;
};

describe('an archive that exists already', () => {
  test('is copied whole, and its area and zooms are told', async () => {
    const { taken, map, mapFolder } = await take(good());
    expect(readFileSync(map).equals(good())).toBe(true);
    expect(taken).toEqual({
      bounds: { west: 12.3, south: 51.3, east: 12.34, north: 51.32 },
      minZoom: 10,
      maxZoom: 14,
    });
    expect(readdirSync(mapFolder)).toEqual(['town.pmtiles']);
  });

  test.each([
    ['of an older version', () => changed(2, 2, 0), /version 2.*pmtiles convert/u],
    ['of a later version', () => changed(7, 4), /byte 7: This is version 4 of the format/u],
    ['something else', () => Buffer.from('SQLite format 3'), /byte 0: This is no PMTiles archive/u],
    ['cut off', () => good().subarray(0, 300), /byte 300: it ends here and should have \d+ bytes/u],
    ['of pictures', () => changed(99, 2), /holds Png pictures.*TILE_URL/u],
    ['packed in a way that browsers lack', () => changed(98, 4), /packed otherwise than by gzip/u],
    ['without an area', () => changed(102, 0, 0, 0, 127), /byte 102: The archive says no area/u],
    [
      'a mere overview',
      () => archiveOf(layersOf(LAYERS), [4, 8]),
      /ends at zoom 8. Streets begin/u,
    ],
    [
      'in another schema',
      () => archiveOf(layersOf(['transportation', 'water'])),
      /no layer earth, roads \(it has transportation, water\).*pmtiles extract/u,
    ],
    ['without metadata', () => archiveOf(undefined), /no layer earth, water, roads\. One in/u],
    [
      'in an old Protomaps schema',
      () => archiveOf(layersOf(LAYERS, { 'pmap:kind': 'String' })),
      /version 3 or older of the Protomaps schema/u,
    ],
  ])('is refused in words that help when it is %s', async (_, bytes, says) => {
    await expect(take(bytes())).rejects.toThrow(says);
  });

  test('is refused when its directory cannot be read, and nothing is left of it', async () => {
    const bytes = good();
    bytes.fill(0xaa, 127, 150);
    const mapFolder = testFolder();
    const path = join(testFolder(), 'broken.pmtiles');
    writeFileSync(path, bytes);
    const order = { path, name: 'town', mapFolder };
    await expect(
      withWorkFolder(mapFolder, async (workFolder) => importArchive({ ...order, workFolder })),
    ).rejects.toThrow(/broken at byte/u);
    expect(existsSync(join(mapFolder, 'town.pmtiles'))).toBe(false);
    expect(readdirSync(mapFolder)).toEqual([]);
  });
});
