import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { splitAtDateLine, tileBounds, type Bounds, type Tile } from '#schema/places/geo.ts';
import { MAP_LAYERS, POLYGON, type MapFeature, type MapLayer, type MapTags } from './mapFeature.ts';
import { PER_DEGREE } from './shapes.ts';
import { toGeoJson } from './toGeoJson.ts';

export type CutTile = Tile & { bytes: Uint8Array };

const EXTENT = 4096;
const BUFFER = 64;

/**
 * Vector tiles from a tile down to `lastZoom`, itself included. Land lies below everything within
 * `area`: the overview's shore is coarser.
 */
export function* cutTiles(
  root: Tile,
  features: Iterable<MapFeature>,
  { lastZoom, area }: { lastZoom: number; area: Bounds },
): Generator<CutTile> {
  const lists = new Map<MapLayer, Feature[]>();
  const minZooms = new Map<MapTags, number>();
  const add = (feature: MapFeature) => {
    const list = lists.get(feature.layer) ?? [];
    lists.set(feature.layer, list);
    minZooms.set(feature.tags, feature.minZoom);
    list.push(toGeoJson(feature));
  };
  for (const side of splitAtDateLine(area)) {
    const land = landFeature(root, side);
    if (land) add(land);
  }
  for (const feature of features) add(feature);
  const indexes = new Map(
    [...lists].map(([layer, list]) => [layer, indexFeatures(list, lastZoom)]),
  );
  for (let z = root.z; z <= lastZoom; z += 1) {
    const steps = 2 ** (z - root.z);
    for (let x = root.x * steps; x < (root.x + 1) * steps; x += 1) {
      for (let y = root.y * steps; y < (root.y + 1) * steps; y += 1) {
        const bytes = encode(indexes, minZooms, { z, x, y });
        if (bytes) yield { z, x, y, bytes };
      }
    }
  }
}

type Indexes = ReadonlyMap<MapLayer, GeoJSONVT>;

function encode(
  indexes: Indexes,
  minZooms: ReadonlyMap<MapTags, number>,
  { z, x, y }: Tile,
): Uint8Array | null {
  const layers: Parameters<typeof fromGeojsonVt>[0] = {};
  for (const layer of MAP_LAYERS) {
    const found = indexes.get(layer)?.getTile(z, x, y)?.features ?? [];
    const features = found.filter(({ tags }) => (minZooms.get(tags as MapTags) ?? 0) <= z);
    if (features.length > 0) layers[layer] = { features } as (typeof layers)[string];
  }
  if (Object.keys(layers).length === 0) return null;
  return fromGeojsonVt(layers, { version: 2, extent: EXTENT });
}

function indexFeatures(features: Feature[], maxZoom: number): GeoJSONVT {
  const options = { maxZoom, indexMaxZoom: 0, tolerance: 3, extent: EXTENT, buffer: BUFFER };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options);
}

function landFeature(root: Tile, area: Bounds): MapFeature | null {
  const tile = tileBounds(root);
  const margin = (tile.east - tile.west) / 8;
  const west = Math.max(tile.west - margin, area.west);
  const east = Math.min(tile.east + margin, area.east);
  const south = Math.max(tile.south - margin, area.south);
  const north = Math.min(tile.north + margin, area.north);
  if (west >= east || south >= north) return null;
  const corners = [west, south, east, south, east, north, west, north, west, south];
  const ring = corners.map((degrees) => Math.round(degrees * PER_DEGREE));
  return { layer: 'earth', tags: { kind: 'earth' }, minZoom: 0, shape: POLYGON, parts: [ring] };
}
