import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text, { type Options as TextOptions } from 'ol/style/Text.js';
import { font } from '#web/theme/tokens.ts';
import { mapPalettes, type MapPalette } from '#web/map/mapPalette.ts';
import { toZoom } from '#web/map/projection.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { isRoadDrawn } from './drawingRules.ts';

type LabelOf = (feature: FeatureLike, zoom: number) => Style | undefined;
type Look = { size: number; weight: number; color: string; order: number } & TextOptions;

/** Below this zoom the overview labels cities; from it on the street tiles label districts. */
export const DISTRICTS_FROM_ZOOM = 12;

const MAJOR = new Set(['highway', 'major_road']);

/** Labels of places, roads and water. `order` decides which of two colliding ones stays. */
export function createNameStyle(theme: ThemeName): StyleFunction {
  const palette = mapPalettes[theme];
  const write = labelWriter(palette);
  const road: LabelOf = (feature, zoom) => {
    const isMajor = MAJOR.has(String(feature.get('kind')));
    if (zoom < (isMajor ? 13.5 : 15)) return undefined;
    const color = isMajor ? palette.label : palette.labelFaint;
    const look = { size: 11, weight: 500, color, order: isMajor ? 30 : 20 };
    return write(feature, { ...look, placement: 'line', maxAngle: 0.5, repeat: 260 });
  };
  const layers: Record<string, LabelOf> = {
    places: (feature, zoom) => {
      const look = placeLook(palette, feature, zoom);
      return look ? write(feature, look) : undefined;
    },
    // Protomaps labels roads in their own layer, the built-in sample in a layer of names.
    roads: (feature, zoom) =>
      isRoadDrawn(String(feature.get('kind')), zoom) ? road(feature, zoom) : undefined,
    road_labels: road,
    water_labels: (feature, zoom) => {
      if (zoom < 12) return undefined;
      const look = { size: 12, weight: 450, color: palette.labelWater, order: 25 };
      return write(feature, { ...look, placement: 'line', repeat: 400 });
    },
    pois: (feature, zoom) => {
      const isStation = feature.get('kind') === 'station';
      if (zoom < (isStation ? 15.5 : 16.5)) return undefined;
      return write(feature, { size: 11, weight: 450, color: palette.labelFaint, order: 10 });
    },
  };
  return (feature, resolution) =>
    layers[String(feature.get('layer'))]?.(feature, toZoom(resolution));
}

function placeLook(palette: MapPalette, feature: FeatureLike, zoom: number): Look | null {
  const kind = String(feature.get('kind'));
  if (zoom < Number(feature.get('min_zoom') ?? 0)) return null;
  if (kind === 'country')
    return zoom < 6 ? { size: 13, weight: 600, color: palette.label, order: 99 } : null;
  // Labels are placed tile by tile: a state's label in one tile would displace a city's in the next.
  if (kind === 'region')
    return zoom >= 5 && zoom < 8
      ? { size: 12, weight: 450, color: palette.labelFaint, order: 40 }
      : null;
  if (kind === 'neighbourhood')
    return zoom < 17 ? { size: 12, weight: 600, color: palette.labelFaint, order: 50 } : null;
  const rank = Number(feature.get('population_rank') ?? 8);
  if (zoom >= DISTRICTS_FROM_ZOOM && rank < 11) return null;
  const size = rank >= 12 ? 15 : rank >= 10 ? 13 : 12;
  const order = 60 + rank * 2 - Number(feature.get('min_zoom') ?? 0);
  return { size, weight: rank >= 12 ? 650 : 500, color: palette.label, order };
}

function labelWriter(palette: MapPalette) {
  const halo = new Stroke({ color: palette.halo, width: 3 });
  const fills = new Map<string, Fill>();
  const cache = new Map<string, Style>();
  return (feature: FeatureLike, look: Look): Style | undefined => {
    const name: unknown = feature.get('name');
    if (typeof name !== 'string' || name === '') return undefined;
    const { size, weight, color, order, ...rest } = look;
    const key = `${name}|${size}|${color}|${weight}`;
    let style = cache.get(key);
    if (!style) {
      const fill = fills.get(color) ?? new Fill({ color });
      fills.set(color, fill);
      const css = `${weight} ${size}px ${font.text}`;
      style = new Style({
        text: new Text({
          text: name,
          font: css,
          fill,
          stroke: halo,
          padding: [2, 4, 2, 4],
          ...rest,
        }),
        zIndex: order,
      });
      // Hours of panning meet tens of thousands of names; a few thousand are enough.
      if (cache.size > 4_000) cache.clear();
      cache.set(key, style);
    }
    return style;
  };
}
