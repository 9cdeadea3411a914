import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { createLabelStyle } from './labelStyle.ts';
import { mapPalettes, type MapPalette } from './mapPalette.ts';
import { zoomOf } from './projection.ts';

type StyleOf = (feature: FeatureLike, zoom: number) => Style | Style[] | undefined;

const PARKS = new Set(['park', 'wood', 'scrub', 'grass', 'cemetery', 'pitch', 'wetland']);
const FIELDS = new Set(['farmland', 'playground', 'beach']);
const NARROW_WATER = new Set(['river', 'stream', 'canal', 'ditch', 'drain']);

/** Width in px at zoom 10, 14 and 18; between them it grows evenly. */
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

/**
 * The drawing rules of the built-in vector map for one theme: layers and kinds in the names of the
 * Protomaps schema, so that an operator's own archives are drawn by the same rules.
 */
export function createBasemapStyle(theme: ThemeName): StyleFunction {
  const palette = mapPalettes[theme];
  const area = areaStyles(palette);
  const road = roadStyle(palette);
  const label = createLabelStyle(palette);
  const layers: Record<string, StyleOf> = {
    earth: () => area.earth,
    landuse: (feature, zoom) => landuse(area, String(feature.get('kind')), zoom),
    water: waterStyle(palette),
    buildings: (_, zoom) => (zoom >= 13.5 ? area.building : undefined),
    // Protomaps names its roads themselves, the built-in sample by a layer of their names.
    roads: (feature, zoom) => {
      const lines = road(feature, zoom);
      const name = lines && label.road(feature, zoom);
      return name ? [...lines, name] : lines;
    },
    boundaries: boundaryStyle(palette),
    places: label.place,
    road_labels: label.road,
    water_labels: label.water,
    pois: label.poi,
  };
  return (feature, resolution) =>
    layers[String(feature.get('layer'))]?.(feature, zoomOf(resolution));
}

type AreaStyles = ReturnType<typeof areaStyles>;

function areaStyles(palette: MapPalette) {
  const filled = (color: string, zIndex: number, edge?: string) =>
    new Style({
      fill: new Fill({ color }),
      zIndex,
      ...(edge ? { stroke: new Stroke({ color: edge, width: 0.75 }) } : {}),
    });
  return {
    earth: filled(palette.earth, 0),
    park: filled(palette.park, 1),
    field: filled(palette.field, 1),
    built: filled(palette.built, 1),
    building: filled(palette.building, 4, palette.buildingEdge),
  };
}

function landuse(area: AreaStyles, kind: string, zoom: number): Style | undefined {
  if (PARKS.has(kind)) return area.park;
  if (FIELDS.has(kind)) return area.field;
  return zoom >= 12 ? area.built : undefined;
}

function waterStyle(palette: MapPalette): StyleOf {
  const surface = new Style({ fill: new Fill({ color: palette.water }), zIndex: 2 });
  const lines = new Map<number, Style>();
  return (feature, zoom) => {
    if (feature.getGeometry()?.getType().endsWith('Polygon')) return surface;
    if (!NARROW_WATER.has(String(feature.get('kind')))) return undefined;
    const width = Math.max(0.6, (Math.floor(zoom) - 4) * 0.45);
    const line =
      lines.get(width) ??
      new Style({ stroke: new Stroke({ color: palette.water, width }), zIndex: 2 });
    lines.set(width, line);
    return line;
  };
}

function roadStyle(palette: MapPalette): (...of: Parameters<StyleOf>) => Style[] | undefined {
  const colors: Record<string, string> = {
    highway: palette.highway,
    major_road: palette.major,
    minor_road: palette.minor,
    path: palette.path,
    rail: palette.rail,
    ferry: palette.labelWater,
    aeroway: palette.minor,
  };
  const cache = new Map<string, Style[] | undefined>();
  return (feature, zoom) => {
    const kind = String(feature.get('kind'));
    const level = Math.round(zoom * 2) / 2;
    const key = `${kind} ${level}`;
    if (!cache.has(key)) {
      const color = colors[kind];
      cache.set(key, color ? roadLines(palette, { kind, color, level }) : undefined);
    }
    return cache.get(key);
  };
}

function roadLines(
  palette: MapPalette,
  { kind, color, level }: { kind: string; color: string; level: number },
): Style[] | undefined {
  const width = roadWidth(kind, level);
  if (width < 0.25) return undefined;
  const order = ROAD_ORDER.indexOf(kind) / 10;
  const isDashed = kind === 'path' || kind === 'ferry';
  const dash = isDashed ? { lineDash: [3, 3] } : {};
  const line = new Style({
    stroke: new Stroke({ color, width, lineCap: isDashed ? 'butt' : 'round', ...dash }),
    zIndex: 6 + order,
  });
  if (width < 2 || kind === 'rail' || isDashed) return [line];
  const casing = new Stroke({ color: palette.casing, width: width + 1.5, lineCap: 'butt' });
  return [new Style({ stroke: casing, zIndex: 5 + order }), line];
}

/** Width of a road kind in px at a zoom. Exported for its test. */
export function roadWidth(kind: string, zoom: number): number {
  const [far, middle, near] = ROAD_WIDTHS[kind] ?? [0, 1, 2];
  if (zoom <= 14) return Math.max(0, far + ((middle - far) * (Math.max(10, zoom) - 10)) / 4);
  return middle + ((near - middle) * (Math.min(18, zoom) - 14)) / 4;
}

function boundaryStyle(palette: MapPalette): StyleOf {
  const line = (color: string, width: number, lineDash?: number[]) =>
    new Style({
      stroke: new Stroke({ color, width, ...(lineDash ? { lineDash } : {}) }),
      zIndex: 9,
    });
  const country = line(palette.country, 1);
  const region = line(palette.region, 0.8, [4, 3]);
  const county = line(palette.county, 0.6);
  return (feature, zoom) => {
    const kind = feature.get('kind');
    if (kind === 'country') return country;
    if (kind === 'region') return zoom >= 3 && zoom < 13 ? region : undefined;
    return zoom >= 6.5 && zoom < 11 ? county : undefined;
  };
}
