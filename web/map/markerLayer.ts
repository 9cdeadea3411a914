import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import type Geometry from 'ol/geom/Geometry.js';
import GeometryCollection from 'ol/geom/GeometryCollection.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { ThemeName } from '#web/theme/themePreference.ts';
import type { MapFeature } from './mapFeature.ts';
import { createMarkerStyle } from './markerStyle.ts';
import { toMapPoint } from './projection.ts';

export type MarkerLayer = {
  layer: VectorLayer;
  /** Draws exactly these, at most a few hundred. */
  show: (features: readonly MapFeature[]) => void;
  paint: (theme: ThemeName) => void;
};

/** Key under which a drawn feature carries what it stands for. */
export const MAP_FEATURE = 'mapFeature';

/** The layer of reports, clusters and pins, on a canvas of its own above every map below it. */
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
      source.addFeatures(features.map(toDrawn));
    },
    paint: (theme) => {
      const styleOf = createMarkerStyle(theme);
      layer.setStyle((drawn) => styleOf(drawn.get(MAP_FEATURE) as MapFeature));
    },
  };
}

function toDrawn(feature: MapFeature): Feature {
  const drawn = new Feature(geometryOf(feature));
  drawn.setId(feature.id);
  drawn.set(MAP_FEATURE, feature, true);
  return drawn;
}

function geometryOf(feature: MapFeature): Geometry {
  const at = toMapPoint(feature.position);
  if (feature.kind !== 'me') return new Point(at);
  // Mercator stretches distances away from the equator; without this the circle would be too small.
  const stretch = 1 / Math.cos((feature.position.latitude * Math.PI) / 180);
  return new GeometryCollection([new Circle(at, feature.accuracyM * stretch), new Point(at)]);
}
