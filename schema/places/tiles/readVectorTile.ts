import { PbfReader } from 'pbf';

export type ShapeType = 'point' | 'line' | 'area';
type Value = string | number | boolean | null;

export type Shape = {
  layer: string;
  kind: string;
  type: ShapeType;
  properties: Readonly<Record<string, Value>>;
  parts: readonly ShapePart[];
};

/** A line, a ring or points: alternating x and y, 0 to 1 across the tile, with their bounds. */
export type ShapePart = {
  points: readonly number[];
  west: number;
  north: number;
  east: number;
  south: number;
};

type Layer = {
  name: string;
  extent: number;
  keys: string[];
  values: Value[];
  /** Offsets of its features in the tile. */
  starts: number[];
};

const TYPES: readonly (ShapeType | undefined)[] = [undefined, 'point', 'line', 'area'];
const MOVE_TO = 1;
const CLOSE_PATH = 7;

/** Decodes a Mapbox vector tile, in its order. Throws if the bytes are not one. */
export function readVectorTile(bytes: ArrayBuffer): Shape[] {
  const pbf = new PbfReader(bytes);
  const shapes: Shape[] = [];
  pbf.readFields((tag) => {
    if (tag !== 3) return;
    const layer: Layer = { name: '', extent: 4096, keys: [], values: [], starts: [] };
    pbf.readMessage(readLayerField, layer);
    const after = pbf.pos;
    for (const start of layer.starts) {
      pbf.pos = start;
      const shape = readShape(pbf, layer);
      if (shape) shapes.push(shape);
    }
    pbf.pos = after;
  }, null);
  return shapes;
}

function readLayerField(tag: number, layer: Layer, pbf: PbfReader): void {
  if (tag === 1) layer.name = pbf.readString();
  else if (tag === 2) layer.starts.push(pbf.pos);
  else if (tag === 3) layer.keys.push(pbf.readString());
  else if (tag === 4) layer.values.push(pbf.readMessage(readValueField, { value: null }).value);
  else if (tag === 5) layer.extent = pbf.readVarint();
}

function readValueField(tag: number, read: { value: Value }, pbf: PbfReader): void {
  if (tag === 1) read.value = pbf.readString();
  else if (tag === 2) read.value = pbf.readFloat();
  else if (tag === 3) read.value = pbf.readDouble();
  else if (tag === 4) read.value = pbf.readVarint(true);
  else if (tag === 5) read.value = pbf.readVarint();
  else if (tag === 6) read.value = pbf.readSVarint();
  else if (tag === 7) read.value = pbf.readBoolean();
}

function readShape(pbf: PbfReader, { name, extent, keys, values }: Layer): Shape | null {
  const properties: Record<string, Value> = {};
  let type: ShapeType | undefined;
  let geometry = -1;
  pbf.readMessage((tag) => {
    if (tag === 2) {
      const end = pbf.readVarint() + pbf.pos;
      while (pbf.pos < end) {
        const key = keys[pbf.readVarint()] ?? '';
        properties[key] = values[pbf.readVarint()] ?? null;
      }
    } else if (tag === 3) type = TYPES[pbf.readVarint()];
    else if (tag === 4) geometry = pbf.pos;
  }, null);
  if (!type || geometry < 0) return null;
  pbf.pos = geometry;
  const parts = readParts(pbf, extent, type === 'point').map(withEdges);
  return { layer: name, kind: String(properties.kind), type, properties, parts };
}

/** Lines or rings; the points of one feature are one part. */
function readParts(pbf: PbfReader, extent: number, isPoint: boolean): number[][] {
  const end = pbf.readVarint() + pbf.pos;
  const parts: number[][] = [];
  let points: number[] = [];
  let [command, count, x, y] = [MOVE_TO, 0, 0, 0];
  while (pbf.pos < end || count > 0) {
    if (count === 0) {
      const next = pbf.readVarint();
      command = next & 7;
      count = next >> 3;
    }
    count -= 1;
    if (command === CLOSE_PATH) {
      points.push(points[0] ?? 0, points[1] ?? 0);
      continue;
    }
    if (command === MOVE_TO && (!isPoint || parts.length === 0)) {
      points = [];
      parts.push(points);
    }
    x += pbf.readSVarint();
    y += pbf.readSVarint();
    points.push(x / extent, y / extent);
  }
  return parts;
}

function withEdges(points: number[]): ShapePart {
  const part = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    if (x < part.west) part.west = x;
    if (x > part.east) part.east = x;
    if (y < part.north) part.north = y;
    if (y > part.south) part.south = y;
  }
  return part;
}
