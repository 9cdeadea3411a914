import type BaseLayer from 'ol/layer/Base.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import type Tile from 'ol/Tile.js';
import { createXYZ } from 'ol/tilegrid.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';
import type { Settings } from '#schema/site/settings.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { toExtent } from '#web/map/projection.ts';
import { createCovering, NameLayer, PictureLayer } from './basemapLayer.ts';
import { createFirstTiles } from './firstTiles.ts';
import { createGaps } from './gaps.ts';
import { createNameStyle, DISTRICTS_FROM_ZOOM } from './nameStyle.ts';
import { PictureSource } from './pictureSource.ts';
import type { TileName } from './tileNames.ts';
import { namesOfTile, tileUrl, type TileAddress } from './tiles.ts';

/** A picture takes up to 2 MB on a phone; those in view are always kept. */
const CACHED_PICTURES = 32;

export type Basemap = {
  pictures: BaseLayer[];
  names: BaseLayer[];
  paint: (theme: ThemeName) => void;
  /** Call when the map comes to rest: pictures are drawn for that zoom. */
  rest: (zoom: number) => void;
};

/** The built-in map below the markers: the world overview, and street tiles if installed. */
export function createBasemap({ basemap }: Settings, startZoom: number): Basemap {
  const { overviewMaxZoom, streetsMaxZoom, streetsMinZoom, streetsBounds } = basemap;
  const extent = streetsBounds && toExtent(streetsBounds);
  const redraw = () => overview.names.getMapInternal()?.render();
  const firstTiles = createFirstTiles(redraw);
  const gaps = createGaps(redraw);
  const { ask: onAsk, have: onHave } = firstTiles;
  // From that zoom on street tiles have all labels.
  const isCovered = createCovering(extent && { extent, fromZoom: DISTRICTS_FROM_ZOOM, gaps });
  const overview = makeLayers({
    of: { name: 'overview', maxZoom: overviewMaxZoom, onAsk, onHave, onMiss: onHave },
    look: {},
    names: { isCovered, firstTiles },
  });
  const streets = makeLayers({
    of: {
      name: 'streets',
      minZoom: streetsMinZoom,
      maxZoom: streetsMaxZoom,
      onAsk: () => void [onAsk(), gaps.ask()],
      onHave: () => void [onHave(), gaps.have()],
      onMiss: () => void [onHave(), gaps.miss()],
    },
    // Requests outside the archive would only fill the log with missing tiles.
    look: { minZoom: streetsMinZoom - 0.5, ...(extent ? { extent } : {}) },
    names: { isCovered: () => false, firstTiles },
  });
  const both = [overview, streets];
  let zoom = startZoom;
  return {
    pictures: both.map(({ pictures }) => pictures),
    names: both.map(({ names }) => names),
    paint: (theme) => {
      const style = createNameStyle(theme);
      for (const { names, source } of both) {
        names.setStyle(style);
        source.draw({ theme, zoom });
      }
    },
    rest: (at) => {
      zoom = at;
      for (const { source } of both) source.draw({ zoom });
    },
  };
}

type Part = {
  of: ConstructorParameters<typeof PictureSource>[0];
  look: { minZoom?: number; extent?: number[] };
  names: Pick<ConstructorParameters<typeof NameLayer>[0], 'isCovered' | 'firstTiles'>;
};

/** Layers of the overview or of the streets. */
function makeLayers({ of, look, names }: Part) {
  const shared = { ...look, className: 'trybe-basemap' };
  const source = new PictureSource(of);
  return {
    source,
    pictures: new PictureLayer({
      ...shared,
      isCovered: names.isCovered,
      source,
      cacheSize: CACHED_PICTURES,
    }),
    names: new NameLayer({
      ...shared,
      ...names,
      declutter: 'basemap',
      renderBuffer: 40,
      renderMode: 'vector',
      source: namesSource(of),
    }),
  };
}

function namesSource({ name, minZoom, maxZoom }: Part['of']): VectorTileSource {
  const toAddress = ([z = 0, x = 0, y = 0]: number[]): TileAddress => ({ name, z, x, y });
  return new VectorTileSource({
    tileUrlFunction: (coordinate) => tileUrl(toAddress(coordinate)),
    tileGrid: createXYZ({ minZoom, maxZoom }),
    tileLoadFunction: (tile) => void loadNames(tile, toAddress(tile.getTileCoord())),
    transition: 0,
  });
}

async function loadNames(tile: Tile, address: TileAddress): Promise<void> {
  if (!(tile instanceof VectorTile)) return;
  try {
    tile.setFeatures((await namesOfTile(address)).map(toRenderFeature));
  } catch {
    tile.setState(TileState.ERROR);
  }
}

function toRenderFeature({ type, points, ends, properties }: TileName): RenderFeature {
  return new RenderFeature(type, points, ends, 2, properties, undefined);
}
