import DataTile from 'ol/DataTile.js';
import TileSource from 'ol/source/Tile.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { pictureOfTile, type TileAddress } from './tiles.ts';

const TILE_PX = 256;
const MAX_ZOOM = 19;

type Options = {
  name: TileAddress['name'];
  /** Levels that the installation has; closer zooms show squares of the last. */
  minZoom?: number;
  maxZoom: number;
  onAsk: () => void;
  onHave: () => void;
  onMiss: () => void;
};

/** Pictures of the built-in map's tiles, drawn for exactly the zoom at which the map rests. */
export class PictureSource extends TileSource<DataTile> {
  readonly #options: Options;
  #theme: ThemeName | null = null;
  #fraction = 0;

  constructor(options: Options) {
    const { minZoom } = options;
    super({
      projection: 'EPSG:3857',
      tileGrid: createXYZ({ minZoom, maxZoom: MAX_ZOOM, tileSize: TILE_PX }),
      wrapX: true,
      interpolate: true,
      transition: 0,
    });
    this.#options = options;
  }

  /** Redraws if theme or zoom changed; the previous pictures show until then. */
  draw({ theme = this.#theme, zoom }: { theme?: ThemeName | null; zoom: number }): void {
    this.#theme = theme;
    this.#fraction = Math.round((zoom - Math.round(zoom)) * 100) / 100;
    this.setKey(`${this.#options.name}|${theme}|${this.#fraction}`);
  }

  override getTile(z: number, x: number, y: number, pixelRatio: number): DataTile | null {
    const coordinate = this.getTileCoordForTileUrlFunction([z, x, y]);
    if (!coordinate || !this.#theme) return null;
    const [, column = 0, row = 0] = coordinate;
    const loader = this.#loaderOf({ z, column, row, pixelRatio, theme: this.#theme });
    const tile = new PictureTile({ tileCoord: [z, x, y], loader, transition: 0 });
    tile.key = this.getKey();
    return tile;
  }

  #loaderOf(part: {
    z: number;
    column: number;
    row: number;
    pixelRatio: number;
    theme: ThemeName;
  }) {
    const { name, maxZoom, onAsk, onHave, onMiss } = this.#options;
    const { z, column, row, pixelRatio, theme } = part;
    const squares = 2 ** Math.max(0, z - maxZoom);
    const tile = {
      name,
      z: Math.min(z, maxZoom),
      x: Math.floor(column / squares),
      y: Math.floor(row / squares),
    };
    const order = {
      theme,
      zoom: z + this.#fraction,
      edgePx: Math.round(TILE_PX * 2 ** this.#fraction * pixelRatio),
      pixelRatio,
      squares,
      column: column % squares,
      row: row % squares,
    };
    return async () => {
      onAsk();
      try {
        const picture = await pictureOfTile(tile, order);
        onHave();
        return picture;
      } catch (error) {
        onMiss();
        throw error;
      }
    };
  }
}

/** Frees its pixels when the map evicts it: dozens of pictures fill a phone's memory. */
class PictureTile extends DataTile {
  override disposeInternal(): void {
    const picture = this.getData();
    if (picture instanceof ImageBitmap) picture.close();
    super.disposeInternal();
  }
}
