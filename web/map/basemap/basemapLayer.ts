import { containsExtent, type Extent } from 'ol/extent.js';
import VectorTileLayer, { type Options as LayerOptions } from 'ol/layer/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import type Tiles from 'ol/source/VectorTile.js';
import type { State } from 'ol/layer/Layer.js';
import type { FrameState } from 'ol/Map.js';
import type { FirstTiles } from './firstTiles.ts';
import type { Gaps } from './gaps.ts';

type Options = LayerOptions<Tiles, RenderFeature> & {
  firstTiles: FirstTiles;
  /**
   * Where another layer shows more than this one, which is not drawn while the view lies in there and
   * the other one has no gaps.
   */
  covered?: { extent: Extent; fromZoom: number; gaps: Gaps } | null;
};

/** A layer of the built-in map that saves a phone what nobody would see of it. */
export class BasemapLayer extends VectorTileLayer<Tiles, RenderFeature> {
  readonly #firstTiles: Options['firstTiles'];
  readonly #covered: Options['covered'];

  constructor({ firstTiles, covered, ...options }: Options) {
    super(options);
    this.#firstTiles = firstTiles;
    this.#covered = covered;
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

  /** Names are placed and drawn anew with each frame: the first time when the view is whole. */
  #hasNames(frame: FrameState): boolean {
    return !this.#isCovered(frame) && this.#firstTiles.areThere;
  }

  #isCovered({ extent, viewState }: FrameState): boolean {
    const covered = this.#covered;
    if (!covered || !extent || viewState.zoom < covered.fromZoom) return false;
    if (covered.gaps.areThere) return false;
    return containsExtent(covered.extent, extent);
  }
}
