import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { transformExtent } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { Settings } from '#schema/settings.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { createBasemapStyle } from './basemapStyle.ts';

const CACHED_TILES = 128;

export type Basemap = {
  layers: VectorTileLayer[];
  paint: (theme: ThemeName) => void;
};

/** The built-in map below the markers: the world overview, and the street tiles where there are any. */
export function createBasemap({ basemap }: Settings): Basemap {
  const overview = vectorLayer({ source: 'overview', maxZoom: basemap.overviewMaxZoom });
  const streets = vectorLayer({
    source: 'streets',
    maxZoom: basemap.streetsMaxZoom,
    minZoom: basemap.streetsMinZoom,
    bounds: basemap.streetsBounds,
  });
  return {
    layers: [overview, streets],
    paint: (theme) => {
      const style = createBasemapStyle(theme);
      for (const layer of [overview, streets]) layer.setStyle(style);
    },
  };
}

type VectorTiles = {
  source: 'overview' | 'streets';
  maxZoom: number;
  minZoom?: number;
  bounds?: { west: number; south: number; east: number; north: number } | null;
};

function vectorLayer({ source, minZoom, maxZoom, bounds }: VectorTiles): VectorTileLayer {
  // Asking for tiles outside the archive would only fill the log with tiles that do not exist.
  const extent = bounds
    ? transformExtent(
        [bounds.west, bounds.south, bounds.east, bounds.north],
        'EPSG:4326',
        'EPSG:3857',
      )
    : undefined;
  return new VectorTileLayer({
    className: 'trybe-basemap',
    declutter: 'basemap',
    renderBuffer: 40,
    ...(minZoom === undefined ? {} : { minZoom: minZoom - 0.5 }),
    ...(extent ? { extent } : {}),
    source: new VectorTileSource({
      format: new MVT(),
      url: `/api/tiles/${source}/{z}/{x}/{y}`,
      tileGrid: createXYZ({ maxZoom, ...(minZoom === undefined ? {} : { minZoom }) }),
      cacheSize: CACHED_TILES,
      transition: 0,
    }),
  });
}
