import { renameSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCentre } from '#schema/places/bounds.ts';
import type { Bounds, Position } from '#schema/places/geo.ts';
import { parseGazetteer } from '#schema/places/parseGazetteer.ts';
import { ArchiveWriter, type ArchiveState } from './archiveWriter.ts';
import { FeatureCollector, type CollectorState, type RunPass } from './collectFeatures.ts';
import { cutTiles } from './cutTiles.ts';
import {
  FeatureShelves,
  FIRST_ZOOM,
  LAST_ZOOM,
  NEAR_ZOOM,
  tilesIn,
  type ShelvesState,
} from './featureShelves.ts';
import { MapImportError } from './mapImportError.ts';
import { MAP_LAYERS } from './mapFeature.ts';
import type { Progress } from './progressBar.ts';
import { ExtractFile } from './readExtract.ts';
import { ResumableRun, makeRunKey } from './resumableRun.ts';
import { overlap } from './shapes.ts';
import type { SpoolState } from './spool.ts';
import { StreetShelves } from './streetShelves.ts';
import { townGazetteer } from './townGazetteer.ts';
import { TownNames, type NamesState } from './townNames.ts';

export type ExtractImport = {
  path: string;
  name: string;
  /** Finished maps, and a folder on the same disk to work in: empty, or from an interrupted run. */
  mapFolder: string;
  workFolder: string;
  gazetteer: string;
  /** Null: the whole extract. */
  area: Bounds | null;
  /** Where too many, street names nearest to it are kept; null: the middle. */
  centre: Position | null;
};
export type ImportedExtract = {
  tiles: number;
  nodes: number;
  ways: number;
  brokenAreas: number;
  streets: number;
  leftOut: number;
  bounds: Bounds;
};

type MapState = {
  shelves: ShelvesState;
  streets: SpoolState;
  archive: ArchiveState;
  names: NamesState;
  collector: CollectorState;
};

export const OSM_CREDIT = '© OpenStreetMap contributors (ODbL)';
/** About 2,000 km squared: beyond one installation's area. */
const AREA_MAX_TILES = 65_536;
/** Disk space for nodes, shelves and archive, measured with extracts of towns and countries. */
const ROOM_FACTOR = 8;

/**
 * Builds the street map and street names, and installs them once both are complete: until then
 * running servers do not see them. Rejects with MapImportError for a bad extract.
 */
export function importExtract(
  order: ExtractImport,
  progress: Progress,
  savedEveryMs?: number,
): ImportedExtract {
  const extract = new ExtractFile(order.path);
  try {
    const wanted = wantedBounds(extract, order.area);
    const { workFolder } = order;
    const work = new ResumableRun<MapState>(workFolder, makeRunKey(order), progress, savedEveryMs);
    if (!work.state) ensureRoom(extract, workFolder);
    return makeMap(order, { extract, wanted, work });
  } finally {
    extract.close();
  }
}

type Opened = { extract: ExtractFile; wanted: Bounds | null; work: ResumableRun<MapState> };

function makeMap(order: ExtractImport, { extract, wanted, work }: Opened): ImportedExtract {
  const { workFolder } = order;
  const { state } = work;
  const shelves = new FeatureShelves(workFolder, state?.shelves);
  const streets = new StreetShelves(workFolder, state?.streets);
  const writer = new ArchiveWriter(join(workFolder, 'map.pmtiles'), state?.archive);
  const names = new TownNames(parseGazetteer(order.gazetteer), state?.names);
  const found = { shelves, streets, names, wanted };
  const collector = new FeatureCollector(extract, workFolder, found, state?.collector);
  const run: RunPass = (name, total, steps) =>
    work.pass({ name, total, steps }, () => ({
      shelves: shelves.save(),
      streets: streets.save(),
      archive: writer.save(),
      names: names.save(),
      collector: collector.save(),
    }));
  try {
    collector.collect(run);
    const area = wanted ?? collector.bounds();
    ensureSmall(area);
    writeTiles({ shelves, area, writer, run });
    const { text, ...counted } = townGazetteer(names, streets, order.centre ?? findCentre(area));
    writeFileSync(join(workFolder, 'names.txt'), text, { flush: true });
    work.end();
    putInPlace(order);
    return { ...collector.counted, ...counted, tiles: writer.tileCount, bounds: area };
  } finally {
    for (const opened of [shelves, streets, writer, collector]) opened.close();
  }
}

/** The requested area, else the extract's own; null: everything. */
function wantedBounds(extract: ExtractFile, asked: Bounds | null): Bounds | null {
  const whole = extract.bounds();
  if (asked && whole && !overlap(asked, whole))
    throw new MapImportError('The extract has nothing of that area.');
  const wanted = asked ?? whole;
  if (wanted) ensureSmall(wanted);
  return wanted;
}

function ensureSmall(area: Bounds): void {
  const { length } = [...limited(tilesIn(area, NEAR_ZOOM), AREA_MAX_TILES + 1)];
  if (length > AREA_MAX_TILES)
    throw new MapImportError(
      'The extract is of a larger area than a map can have here. Take a smaller one, or a part of it: --area=west,south,east,north',
    );
}

function* limited<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let count = 0;
  for (const item of items) {
    if ((count += 1) > most) return;
    yield item;
  }
}

function ensureRoom(extract: ExtractFile, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = extract.size * ROOM_FACTOR;
  if (bavail * bsize < needed)
    throw new MapImportError(
      `This takes up to ${Math.ceil(needed / 1e6)} MB of disk in DATA_DIR for a while, and there are ${Math.floor((bavail * bsize) / 1e6)} MB.`,
    );
}

type Cutting = { shelves: FeatureShelves; area: Bounds; writer: ArchiveWriter; run: RunPass };

function writeTiles({ shelves, area, writer, run }: Cutting): void {
  const roots = [...tilesIn(area, FIRST_ZOOM), ...tilesIn(area, NEAR_ZOOM)];
  run('Cutting tiles', roots.length, function* cut(from) {
    for (const [index, root] of roots.slice(from).entries()) {
      const lastZoom = root.z === FIRST_ZOOM ? NEAR_ZOOM - 1 : LAST_ZOOM;
      for (const tile of cutTiles(root, shelves.read(root), { lastZoom, area })) writer.add(tile);
      yield from + index + 1;
    }
  });
  // An archive cannot say that it reaches across the date line: then it says all around.
  const isAcross = area.west > area.east;
  const bounds = isAcross ? { ...area, west: -180, east: 180 } : area;
  writer.finish({ bounds, metadata: makeMetadata() });
}

function makeMetadata() {
  return {
    name: 'Streets',
    type: 'baselayer',
    attribution: OSM_CREDIT,
    license: 'https://opendatacommons.org/licenses/odbl/1-0/',
    vector_layers: MAP_LAYERS.map((id) => ({ id, fields: {} })),
  };
}

/** Names first: a map without names would break the search, names without a map do not. */
function putInPlace({ workFolder, mapFolder, name }: ExtractImport): void {
  renameSync(join(workFolder, 'names.txt'), join(mapFolder, `${name}.txt`));
  renameSync(join(workFolder, 'map.pmtiles'), join(mapFolder, `${name}.pmtiles`));
}
