import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Feature from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import { streetTags } from './streetTags.mjs';

export const STREETS_ZOOM = 13;
const EXTENT = 4096;
// The whole tile as land: without it the coarser shore of the overview would show through.
const GROUND = {
  layer: 'earth',
  tags: { kind: 'earth' },
  minZoom: 10,
  type: 'Polygon',
  coordinates: [
    [
      [-16, -16],
      [4112, -16],
      [4112, 4112],
      [-16, 4112],
      [-16, -16],
    ],
  ],
};
const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@mapbox/mvt-fixtures')), 'real-world/chicago');

/**
 * The street sample of central Chicago: one entry per source tile with its features renamed into
 * the schema that LICENSES.md describes. Coordinates stay tile pixels (0 to 4096, y down).
 */
export function streetTiles() {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const [z, x, y] = name.replace('.mvt', '').split('-').map(Number);
      return { z, x, y, features: [GROUND, ...readTile(readFileSync(join(folder, name)))] };
    });
}

/** A point in pixels of a z13 tile as [longitude, latitude] in degrees. */
export function toLonLat(tile, [px, py]) {
  const scale = 2 ** tile.z;
  const lon = ((tile.x + px / EXTENT) / scale) * 360 - 180;
  const n = Math.PI * (1 - (2 * (tile.y + py / EXTENT)) / scale);
  return [lon, (Math.atan(Math.sinh(n)) * 180) / Math.PI];
}

/** True for a point that the tile owns: neighbours repeat what lies in their buffer. */
export function isInside([px, py]) {
  return px >= 0 && px < EXTENT && py >= 0 && py < EXTENT;
}

function readTile(bytes) {
  const format = new MVT({ featureClass: Feature });
  return format.readFeatures(bytes).flatMap((item) => {
    const { geometry, layer, ...properties } = item.getProperties();
    const tags = streetTags(layer, properties, geometry.getType());
    if (!tags) return [];
    return simpleParts(geometry).map((part) => ({ ...tags, ...part }));
  });
}

function simpleParts(geometry) {
  const type = geometry.getType();
  const coordinates = geometry.getCoordinates();
  if (!type.startsWith('Multi')) return [{ type, coordinates }];
  return coordinates.map((part) => ({ type: type.slice(5), coordinates: part }));
}
