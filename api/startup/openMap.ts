import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openTileFile } from '#api/adapters/places/openTileFile.ts';
import { createTiles, type Tiles } from '#api/adapters/places/tiles.ts';
import { openTownMaps } from '#api/adapters/places/townMapFiles.ts';
import type { Config } from '#api/config/config.ts';
import { withOwnPlaces } from '#schema/places/withOwnPlaces.ts';
import type { Cleanup } from './openDatabase.ts';

export type OpenedMap = {
  mapData: Tiles;
  gazetteer: string;
  hasOwnStreets: boolean;
  closeMap: Cleanup;
};

/** The world overview with the streets in `DATA_DIR/map`, or the built-in sample. */
export async function openMap(
  { dataDir }: Pick<Config, 'dataDir'>,
  root: string,
): Promise<OpenedMap> {
  const builtIn = (name: string) => join(root, 'api', 'data', name);
  const overview = await openTileFile(builtIn('overview.pmtiles'));
  const own = await openTownMaps(resolve(dataDir, 'map'));
  const hasOwnStreets = own.streets.length > 0;
  const sample = hasOwnStreets ? null : await openTileFile(builtIn('chicago.pmtiles'));
  const streets = sample ? [sample.source] : own.streets;
  const names = await readFile(builtIn('gazetteer.txt'), 'utf8');
  const gazetteer = hasOwnStreets ? withOwnPlaces(names, own.gazetteers) : names;
  const sources = { overview: overview.source, streets };
  return {
    mapData: await createTiles(sources, Buffer.from(gazetteer)),
    gazetteer,
    hasOwnStreets,
    closeMap: async () => {
      await Promise.all([overview.close(), own.close(), sample?.close()]);
    },
  };
}
