import { PbfReader, PbfWriter } from 'pbf';

export const MAP_LAYERS = [
  'earth',
  'landuse',
  'water',
  'buildings',
  'roads',
  'places',
  'pois',
] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];
export const POINT = 1;
export const LINE = 2;
export const POLYGON = 3;
export type Shape = typeof POINT | typeof LINE | typeof POLYGON;
export type MapTags = Record<string, string | number | boolean>;

export type MapRole = { layer: MapLayer; tags: MapTags; minZoom: number };

export type MapFeature = MapRole & {
  shape: Shape;
  /**
   * Rings or lines as alternating x and y in ten-millionths of a degree; a polygon's outer ring
   * first.
   */
  parts: number[][];
};

const scratch = new Uint8Array(64 * 1024);

/** For `unpackFeature`; valid until the next call. */
export function packFeature({ layer, tags, minZoom, shape, parts }: MapFeature): Uint8Array {
  const writer = new PbfWriter(scratch);
  writer.writeVarint(MAP_LAYERS.indexOf(layer));
  writer.writeVarint(minZoom);
  writer.writeVarint(shape);
  writer.writeString(JSON.stringify(tags));
  writer.writeVarint(parts.length);
  for (const part of parts) {
    writer.writeVarint(part.length);
    let [x, y] = [0, 0];
    for (let i = 0; i < part.length; i += 2) {
      writer.writeSVarint(part[i]! - x);
      writer.writeSVarint(part[i + 1]! - y);
      [x, y] = [part[i]!, part[i + 1]!];
    }
  }
  return writer.finish();
}

export function unpackFeature(bytes: Uint8Array): MapFeature {
  const reader = new PbfReader(bytes);
  const layer = MAP_LAYERS[reader.readVarint()]!;
  const minZoom = reader.readVarint();
  const shape = reader.readVarint() as Shape;
  const tags: MapTags = JSON.parse(reader.readString());
  const parts = Array.from({ length: reader.readVarint() }, () => readPart(reader));
  return { layer, tags, minZoom, shape, parts };
}

function readPart(reader: PbfReader): number[] {
  const part: number[] = [];
  const length = reader.readVarint();
  let [x, y] = [0, 0];
  for (let i = 0; i < length; i += 2) {
    x += reader.readSVarint();
    y += reader.readSVarint();
    part.push(x, y);
  }
  return part;
}
