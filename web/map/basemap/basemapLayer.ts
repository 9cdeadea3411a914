import { containsExtent, type Extent } from 'ol/extent.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer, { type Options as VectorOptions } from 'ol/layer/VectorTile.js';
import type { Options as BaseOptions } from 'ol/layer/BaseTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import type Tiles from 'ol/source/VectorTile.js';
import type { State } from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import type { FirstTiles } from './firstTiles.ts';
import type { Gaps } from './gaps.ts';
import type { PictureSource } from './pictureSource.ts';

/** Extent of a more detailed map: this one is not drawn there unless the other has gaps. */
type Cover = { extent: Extent; fromZoom: number; gaps: Gaps };
type IsCovered = (frame: FrameState) => boolean;

/** Whether another map covers the whole view. */
export function createCovering(cover: Cover | undefined): IsCovered {
  return ({ extent, viewState }) => {
    if (!cover || !extent || viewState.zoom < cover.fromZoom) return false;
    return !cover.gaps.areThere && containsExtent(cover.extent, extent);
  };
}

/** Areas and lines of the built-in map. */
export class PictureLayer extends TileLayer<PictureSource> {
  readonly #isCovered: IsCovered;

  constructor({ isCovered, ...options }: BaseOptions<PictureSource> & { isCovered: IsCovered }) {
    super(options);
    this.#isCovered = isCovered;
  }

  override render(frame: FrameState, target: HTMLElement): HTMLElement | null {
    return this.#isCovered(frame) ? null : super.render(frame, target);
  }
}

type NameOptions = VectorOptions<Tiles, RenderFeature> & {
  isCovered: IsCovered;
  firstTiles: FirstTiles;
};

/** Labels of the built-in map. */
export class NameLayer extends VectorTileLayer<Tiles, RenderFeature> {
  readonly #isCovered: IsCovered;
  readonly #firstTiles: FirstTiles;

  constructor({ isCovered, firstTiles, ...options }: NameOptions) {
    super(options);
    this.#isCovered = isCovered;
    this.#firstTiles = firstTiles;
  }

  override render(frame: FrameState, target: HTMLElement): HTMLElement | null {
    return this.#isCovered(frame) ? null : super.render(frame, target);
  }

  override renderDeclutter(frame: FrameState, state: State): void {
    if (this.#hasNames(frame)) super.renderDeclutter(frame, state);
  }

  override renderDeferred(frame: FrameState): void {
    if (this.#hasNames(frame)) super.renderDeferred(frame);
  }

  /** Labels are placed again with each frame: the first time once the view is complete. */
  #hasNames(frame: FrameState): boolean {
    return !this.#isCovered(frame) && this.#firstTiles.areThere;
  }
}
