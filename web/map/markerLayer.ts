import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { Position } from '#schema/places/geo.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import type { MapFeature } from './mapFeature.ts';
import { isUncertain } from './uncertainty.ts';
import { createMarkerStyle } from './markerStyle.ts';
import { toMapPoint } from './projection.ts';

export type MarkerLayer = {
  layer: VectorLayer;
  /** Draws exactly these, at most a few hundred. */
  show: (features: readonly MapFeature[]) => void;
  paint: (theme: ThemeName) => void;
};

const CIRCLE_CORNERS = 64;

/** Property of a drawn feature with its MapFeature. */
export const MAP_FEATURE = 'mapFeature';

/** Reports, clusters and pins, on their own canvas above the basemap. */
export function createMarkerLayer(): MarkerLayer {
  const source = new VectorSource();
  const layer = new VectorLayer({
    source,
    className: 'trybe-markers',
    // Rarely more than a few dozen: redrawn while moving, so that they never lag behind the map.
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    renderBuffer: 80,
  });
  return {
    layer,
    show: (features) => {
      source.clear(true);
      source.addFeatures(features.flatMap(drawFeature));
    },
    paint: (theme) => {
      const styleOf = createMarkerStyle(theme);
      layer.setStyle((item) => styleOf(item.get(MAP_FEATURE) as MapFeature));
    },
  };
}

/** Own position: the circle of its accuracy, and the point unless that is meaningless. */
function drawFeature(feature: MapFeature): Feature[] {
  const point = drawn(feature, new Point(toMapPoint(feature.position)));
  if (feature.kind !== 'me') return [point];
  const circle = drawn(feature, accuracyCircle(feature));
  return isUncertain(feature.accuracyM) ? [circle] : [circle, point];
}

function drawn(feature: MapFeature, geometry: Geometry): Feature {
  const made = new Feature(geometry);
  made.set(MAP_FEATURE, feature, true);
  return made;
}

function accuracyCircle({ position, accuracyM }: { position: Position; accuracyM: number }) {
  const [x, y] = toMapPoint(position);
  // Mercator stretches distances away from the equator; unscaled, the circle would be too small.
  const radius = accuracyM / Math.cos((position.latitude * Math.PI) / 180);
  const corners = Array.from({ length: CIRCLE_CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CIRCLE_CORNERS) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return new Polygon([corners]);
}
