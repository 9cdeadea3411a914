import type { Shape, ShapeType } from '#schema/places/tiles/readVectorTile.ts';

/** A tile's place on the map, in metres. */
export type TileSquare = { west: number; north: number; edge: number };

/** A feature with a label, as plain data: places in metres, alternating x and y. */
export type TileName = {
  type: 'Point' | 'MultiPoint' | 'LineString' | 'MultiLineString' | 'Polygon';
  points: number[];
  /** End of each line or ring among the points. */
  ends: number[];
  properties: Record<string, unknown>;
};

const NAMED_LAYERS = new Set(['places', 'roads', 'road_labels', 'water_labels', 'pois']);

/** Shapes whose label the map may show. */
export function readNames(shapes: readonly Shape[], { west, north, edge }: TileSquare): TileName[] {
  return shapes.flatMap(({ layer, type, properties, parts }) => {
    const { kind, name, min_zoom, population_rank } = properties;
    if (!NAMED_LAYERS.has(layer) || typeof name !== 'string' || name === '') return [];
    const points: number[] = [];
    const ends = parts.map((part) => {
      for (let index = 0; index < part.points.length; index += 2)
        points.push(
          west + (part.points[index] ?? 0) * edge,
          north - (part.points[index + 1] ?? 0) * edge,
        );
      return points.length;
    });
    const what = { layer, kind, name, min_zoom, population_rank };
    return [{ type: geometryType(type, points, ends), points, ends, properties: what }];
  });
}

function geometryType(type: ShapeType, points: number[], ends: number[]): TileName['type'] {
  if (type === 'area') return 'Polygon';
  if (type === 'point') return points.length > 2 ? 'MultiPoint' : 'Point';
  return ends.length > 1 ? 'MultiLineString' : 'LineString';
}
