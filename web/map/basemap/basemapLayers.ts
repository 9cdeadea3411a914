import MVT from 'ol/format/MVT.js';
import type VectorTileLayer from 'ol/layer/VectorTile.js';
import { transformExtent } from 'ol/proj.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { Settings } from '#schema/settings.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { BasemapLayer } from './basemapLayer.ts';
import { createBasemapStyle } from '#web/map/basemapStyle.ts';
import { createFirstTiles, type FirstTiles } from './firstTiles.ts';
import { createGaps } from './gaps.ts';
import { DISTRICTS_FROM_ZOOM } from '#web/map/labelStyle.ts';

const CACHED_TILES = 128;

export type Basemap = {
  layers: VectorTileLayer[];
  paint: (theme: ThemeName) => void;
};

/** The built-in map below the markers: the world overview, and the street tiles where there are any. */
export function createBasemap({ basemap }: Settings): Basemap {
  const { overviewMaxZoom, streetsMaxZoom, streetsMinZoom, streetsBounds } = basemap;
  const extent = streetsBounds && extentOf(streetsBounds);
  const redraw = () => overview.getMapInternal()?.render();
  const firstTiles = createFirstTiles(redraw);
  const gaps = createGaps(redraw);
  const overview = new BasemapLayer({
    ...LOOK,
    firstTiles,
    // Street tiles name everything by then.
    covered: extent && { extent, fromZoom: DISTRICTS_FROM_ZOOM, gaps },
    source: tilesOf('overview', { maxZoom: overviewMaxZoom }, firstTiles),
  });
  const zooms = { minZoom: streetsMinZoom, maxZoom: streetsMaxZoom };
  const streets = new BasemapLayer({
    ...LOOK,
    firstTiles,
    minZoom: streetsMinZoom - 0.5,
    // Asking for tiles outside the archive would only fill the log with tiles that do not exist.
    ...(extent ? { extent } : {}),
    source: tilesOf('streets', zooms, firstTiles),
  });
  const streetTiles = streets.getSource();
  streetTiles?.on('tileloadstart', gaps.ask);
  streetTiles?.on('tileloadend', gaps.have);
  streetTiles?.on('tileloaderror', gaps.miss);
  return {
    layers: [overview, streets],
    paint: (theme) => {
      const style = createBasemapStyle(theme);
      for (const layer of [overview, streets]) layer.setStyle(style);
    },
  };
}

const LOOK = { className: 'trybe-basemap', declutter: 'basemap', renderBuffer: 40 };

type Bounds = { west: number; south: number; east: number; north: number };

const extentOf = ({ west, south, east, north }: Bounds) =>
  transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857');

function tilesOf(
  name: 'overview' | 'streets',
  zooms: { minZoom?: number; maxZoom: number },
  firstTiles: FirstTiles,
): VectorTileSource {
  const source = new VectorTileSource({
    format: new MVT(),
    url: `/api/tiles/${name}/{z}/{x}/{y}`,
    tileGrid: createXYZ(zooms),
    cacheSize: CACHED_TILES,
    transition: 0,
  });
  source.on('tileloadstart', firstTiles.ask);
  source.on(['tileloadend', 'tileloaderror'], firstTiles.have);
  return source;
}
