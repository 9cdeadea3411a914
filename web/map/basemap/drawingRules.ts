import { mapPalettes, type MapPalette } from '#web/map/mapPalette.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';

/** Lengths in CSS px. Shapes of a higher `order` are drawn above. */
export type DrawingRule = {
  order: number;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  cap?: CanvasLineCap;
};

/** Properties of a shape that rules depend on. */
export type Drawable = { layer: string; kind: string; isArea: boolean };

type RulesOf = (shape: Drawable, zoom: number) => readonly DrawingRule[];

const NOTHING: readonly DrawingRule[] = [];
const PARKS = new Set(['park', 'wood', 'scrub', 'grass', 'cemetery', 'pitch', 'wetland']);
const FIELDS = new Set(['farmland', 'playground', 'beach']);
const NARROW_WATER = new Set(['river', 'stream', 'canal', 'ditch', 'drain']);

/** Width in px at zoom 10, 14 and 18, interpolated linearly. */
const ROAD_WIDTHS: Record<string, [number, number, number]> = {
  highway: [1.2, 4.5, 16],
  major_road: [0.6, 3.2, 13],
  minor_road: [0, 1.4, 9],
  path: [0, 0.7, 3],
  rail: [0.3, 1, 2],
  ferry: [0.3, 1, 1.5],
  aeroway: [0.4, 3, 20],
};
const ROAD_ORDER = ['ferry', 'path', 'rail', 'minor_road', 'aeroway', 'major_road', 'highway'];
const WIDTH_MIN_PX = 0.25;

/**
 * Drawing rules of the built-in vector map for a theme and zoom, with layers and kinds of the
 * Protomaps schema, so that they also draw an operator's own archives. Shapes that look alike share
 * one list, by identity.
 */
export function createDrawingRules(
  theme: ThemeName,
  zoom: number,
): (shape: Drawable) => readonly DrawingRule[] {
  const palette = mapPalettes[theme];
  const layers: Record<string, RulesOf> = {
    earth: () => [{ order: 0, fill: palette.earth }],
    landuse: ({ kind }) => landuseRules(palette, kind, zoom),
    water: (shape) => waterRules(palette, shape, zoom),
    buildings: () => buildingRules(palette, zoom),
    roads: ({ kind }) => roadRules(palette, kind, Math.round(zoom * 2) / 2),
    boundaries: ({ kind }) => boundaryRules(palette, kind, zoom),
  };
  const known = new Map<string, readonly DrawingRule[]>();
  return (shape) => {
    const key = `${shape.layer} ${shape.kind} ${shape.isArea}`;
    const rules = known.get(key) ?? layers[shape.layer]?.(shape, zoom) ?? NOTHING;
    known.set(key, rules);
    return rules;
  };
}

function landuseRules(palette: MapPalette, kind: string, zoom: number): DrawingRule[] {
  if (PARKS.has(kind)) return [{ order: 1, fill: palette.park }];
  if (FIELDS.has(kind)) return [{ order: 1, fill: palette.field }];
  return zoom >= 12 ? [{ order: 1, fill: palette.built }] : [];
}

function waterRules(palette: MapPalette, { kind, isArea }: Drawable, zoom: number): DrawingRule[] {
  if (isArea) return [{ order: 2, fill: palette.water }];
  if (!NARROW_WATER.has(kind)) return [];
  const width = Math.max(0.6, (Math.floor(zoom) - 4) * 0.45);
  return [{ order: 2.5, stroke: palette.water, width }];
}

function buildingRules(palette: MapPalette, zoom: number): DrawingRule[] {
  if (zoom < 13.5) return [];
  return [{ order: 4, fill: palette.building, stroke: palette.buildingEdge, width: 0.75 }];
}

function roadRules(palette: MapPalette, kind: string, zoom: number): DrawingRule[] {
  if (!isRoadDrawn(kind, zoom)) return [];
  const colors: Record<string, string> = {
    highway: palette.highway,
    major_road: palette.major,
    minor_road: palette.minor,
    path: palette.path,
    rail: palette.rail,
    ferry: palette.labelWater,
    aeroway: palette.minor,
  };
  const width = roadWidth(kind, zoom);
  const order = ROAD_ORDER.indexOf(kind) / 10;
  const line = { order: 6 + order, stroke: colors[kind], width };
  if (kind === 'path' || kind === 'ferry') return [{ ...line, dash: [3, 3], cap: 'butt' }];
  if (width < 2 || kind === 'rail') return [line];
  return [{ order: 5 + order, stroke: palette.casing, width: width + 1.5, cap: 'butt' }, line];
}

/** Whether a road is wide enough at a zoom to be visible; otherwise it has no label. */
export function isRoadDrawn(kind: string, zoom: number): boolean {
  return Object.hasOwn(ROAD_WIDTHS, kind) && roadWidth(kind, zoom) >= WIDTH_MIN_PX;
}

/** Width in px at a zoom. Exported for its test. */
export function roadWidth(kind: string, zoom: number): number {
  const [far, middle, near] = ROAD_WIDTHS[kind] ?? [0, 1, 2];
  if (zoom <= 14) return Math.max(0, far + ((middle - far) * (Math.max(10, zoom) - 10)) / 4);
  return middle + ((near - middle) * (Math.min(18, zoom) - 14)) / 4;
}

function boundaryRules(palette: MapPalette, kind: string, zoom: number): DrawingRule[] {
  if (kind === 'country') return [{ order: 9, stroke: palette.country, width: 1 }];
  if (kind === 'region')
    return zoom >= 3 && zoom < 13
      ? [{ order: 9, stroke: palette.region, width: 0.8, dash: [4, 3] }]
      : [];
  return zoom >= 6.5 && zoom < 11 ? [{ order: 9, stroke: palette.county, width: 0.6 }] : [];
}
