// Rebuilds overview.pmtiles (world, z0-6) and chicago.pmtiles (street sample, z10-13) from the map
// packages in devDependencies: node api/data/build/buildBasemap.mjs [--out <folder>]
import GeoJSONVT from 'geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { OVERVIEW_MAX_ZOOM, overviewSources } from './overviewSources.mjs';
import { STREETS_ZOOM, isInside, streetTiles, toLonLat } from './streetSources.mjs';
import { hashTiles, writePmtiles } from './pmtilesWriter.mjs';
import { writeOutput } from './output.mjs';

const NATURAL = 'Natural Earth, US Census Bureau, GeoNames';
const OSM = '© OpenStreetMap contributors';
const FIRST_STREETS_ZOOM = 10;

buildOverview();
buildStreets();

function buildOverview() {
  const sources = overviewSources().map((source) => ({
    ...source,
    index: indexFeatures(source.features, 48, 2),
  }));
  const tiles = [];
  for (let z = 0; z <= OVERVIEW_MAX_ZOOM; z += 1) {
    const active = sources.filter(({ zooms }) => z >= zooms[0] && z <= zooms[1]);
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1)
        tiles.push(...cutTile(active, { z, x, y }, z === OVERVIEW_MAX_ZOOM));
    }
  }
  write('overview.pmtiles', tiles, {
    name: 'Trybe overview',
    attribution: NATURAL,
    bounds: [-180, -85.0511287, 180, 85.0511287],
    center: [-98.5, 39.8, 4],
    layers: ['earth', 'water', 'boundaries', 'places'],
  });
}

function cutTile(sources, { z, x, y }, isLast) {
  const layers = {};
  for (const { layer, index } of sources) {
    const tile = index.getTile(z, x, y);
    const features = (tile?.features ?? []).filter(
      (item) => isLast || (item.tags.min_zoom ?? 0) <= z,
    );
    if (features.length > 0) (layers[layer] ??= { features: [] }).features.push(...features);
  }
  return Object.keys(layers).length > 0 ? [{ z, x, y, bytes: encode(layers) }] : [];
}

function buildStreets() {
  const sources = streetTiles();
  const tiles = sources.map((tile) => ({
    z: tile.z,
    x: tile.x,
    y: tile.y,
    bytes: encode(streetLayers(tile)),
  }));
  const index = new Map();
  for (const tile of sources) {
    for (const item of tile.features.filter((one) => one.minZoom < STREETS_ZOOM)) {
      if (item.type === 'Point' && !isInside(item.coordinates)) continue;
      const list = index.get(item.layer) ?? index.set(item.layer, []).get(item.layer);
      list.push(toGeoJson(tile, item));
    }
  }
  tiles.push(
    ...lowerStreets(
      [...index].map(([layer, list]) => ({ layer, index: indexFeatures(list, 64, 4) })),
      sources,
    ),
  );
  write('chicago.pmtiles', tiles, {
    name: 'Trybe streets: central Chicago',
    attribution: OSM,
    bounds: [-87.802734, 41.770704, -87.583008, 41.967659],
    center: [-87.6298, 41.8781, 13],
    layers: [
      ...new Set(sources.flatMap((tile) => tile.features.map((item) => item.layer))),
    ].toSorted(),
  });
}

function streetLayers(tile) {
  const layers = {};
  for (const { layer, type, coordinates, tags } of tile.features) {
    if (type === 'Point' && !isInside(coordinates)) continue;
    const geometry = type === 'Polygon' ? coordinates : [coordinates];
    const kind = { Point: 1, LineString: 2, Polygon: 3 }[type];
    (layers[layer] ??= { features: [] }).features.push({ type: kind, geometry, tags });
  }
  return layers;
}

function lowerStreets(indexes, sources) {
  const tiles = [];
  for (let z = FIRST_STREETS_ZOOM; z < STREETS_ZOOM; z += 1) {
    const shift = 2 ** (STREETS_ZOOM - z);
    const keys = new Set(
      sources.map(({ x, y }) => `${Math.floor(x / shift)}/${Math.floor(y / shift)}`),
    );
    for (const [x, y] of [...keys].map((key) => key.split('/').map(Number))) {
      tiles.push(...cutTile(indexes, { z, x, y }, false));
    }
  }
  return tiles;
}

function toGeoJson(tile, { type, coordinates, tags, minZoom }) {
  const convert = (value) => (Array.isArray(value[0]) ? value.map(convert) : toLonLat(tile, value));
  const geometry = { type, coordinates: convert(coordinates) };
  return { type: 'Feature', properties: { ...tags, min_zoom: minZoom }, geometry };
}

function indexFeatures(features, buffer, tolerance) {
  const options = { maxZoom: 14, indexMaxZoom: 0, tolerance, extent: 4096, buffer };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options);
}

function encode(layers) {
  return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: 4096 }));
}

function write(name, tiles, { bounds, center, layers, ...about }) {
  const metadata = {
    ...about,
    type: 'baselayer',
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  writeOutput(
    `api/data/${name}`,
    writePmtiles({ tiles, metadata, bounds, center }),
    hashTiles(tiles, metadata),
  );
}
