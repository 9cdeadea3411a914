import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type Collection from 'ol/Collection.js';
import { easeOut } from 'ol/easing.js';
import type Interaction from 'ol/interaction/Interaction.js';
import DragPan from 'ol/interaction/DragPan.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import type { FeatureLike } from 'ol/Feature.js';
import type { Position } from '#schema/places/geo.ts';
import type { Settings } from '#schema/site/settings.ts';
import { nextTask } from '#web/device/nextTask.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { createBasemap, type Basemap } from './basemap/basemapLayers.ts';
import type { MapFeature, MapTarget, MapViewport } from './mapFeature.ts';
import { createMarkerLayer, MAP_FEATURE } from './markerLayer.ts';
import { nearestCopy, toBounds, toMapPoint, toPosition } from './projection.ts';

const MIN_ZOOM = 2;
export const MAX_ZOOM = 19;
const FLIGHT_MS = 250;
const HIT_TOLERANCE_PX = 6;
/** Half a marker and some space. */
const REVEAL_MARGIN_PX = 40;
/** Keeps the grey beyond the poles out of the picture. */
const ATLAS_TOP_M = 15_500_000;

/** A running map. OpenLayers stays internal; places are always degrees. */
export type MapHandle = {
  show: (features: readonly MapFeature[]) => void;
  paint: (theme: ThemeName) => void;
  goTo: (target: MapTarget) => void;
  /** Moves as little as needed until a place is well inside the uncovered part. */
  reveal: (place: Revealed) => void;
  zoomBy: (levels: number) => void;
  centre: () => Position;
  /** Position in the map's box in px; null while the map has no size. */
  pixelOf: (position: Position) => { x: number; y: number } | null;
  /** From a point in the map's box in px. */
  positionAt: (pixel: { x: number; y: number }) => Position;
  viewport: () => MapViewport | null;
  /**
   * Calls back when the map came to rest elsewhere (`rest`), or with every drawn frame, for pinned
   * content (`frame`). Returns a stop function.
   */
  on: (event: 'rest' | 'frame', listener: () => void) => () => void;
  onPress: (listener: (press: MapPress) => void) => void;
  dispose: () => void;
};

/** A place to be made visible, and how much of the map's top and bottom is covered. */
export type Revealed = { position: Position; topPx: number; footPx: number };

/** A pressed place, with the feature there. */
export type MapPress = { feature: MapFeature | null; position: Position };

type MapOptions = {
  target: HTMLElement;
  settings: Settings;
  start: MapTarget;
  isInPage: boolean;
  /** Px covered at the bottom at all times: the map is centred in the rest. */
  footPx: number;
};

/** `dispose` releases everything it holds. */
export function createMap(options: MapOptions): MapHandle {
  const { target, settings, start, isInPage, footPx } = options;
  const markers = createMarkerLayer();
  const view = createView(start, footPx);
  const map = new OlMap({
    view,
    controls: [],
    // Explicit: OpenLayers' implicit defaults wait for the focus, so a first drag would do nothing.
    interactions: isInPage ? interactionsInPage() : defaultInteractions(),
  });
  let basemap: Basemap | null = null;
  let painted: ThemeName | null = null;
  let isGone = false;
  void open();

  /** Adds layers in steps, each drawn before the next: the first frames of a map are a phone's longest. */
  async function open(): Promise<void> {
    await nextTask();
    if (isGone) return;
    basemap = createBasemap(settings, start.zoom);
    if (painted) basemap.paint(painted);
    map.setTarget(target);
    const layers = map.getLayers();
    for (const step of [basemap.pictures, basemap.names, [markers.layer]]) {
      layers.extend(step);
      await new Promise((resolve) => map.once('postrender', resolve));
      if (isGone) return;
    }
    if (!settings.rasterTiles) return;
    const { rasterLayer } = await import('./rasterLayer.ts').catch(() => ({ rasterLayer: null }));
    // Offline the code may be missing; the built-in map, already drawn, stays.
    if (!rasterLayer || isGone) return;
    layers.insertAt(layers.getLength() - 1, rasterLayer(settings.rasterTiles.url));
  }
  const featureAt = (pixel: number[]) =>
    map.forEachFeatureAtPixel(pixel, toMapFeature, {
      hitTolerance: HIT_TOLERANCE_PX,
      layerFilter: (layer) => layer === markers.layer,
    }) ?? null;

  map.on('pointermove', (event) => {
    if (!event.dragging) target.classList.toggle('is-over-marker', featureAt(event.pixel) !== null);
  });

  map.on('moveend', () => basemap?.rest(view.getZoom() ?? start.zoom));

  const animate = (change: { center?: number[]; zoom?: number }) =>
    view.animate({ ...change, duration: flightMs(), easing: easeOut });
  return {
    show: markers.show,
    paint: (theme) => {
      painted = theme;
      basemap?.paint(theme);
      markers.paint(theme);
      repaintWithFonts(() => markers.paint(theme));
    },
    goTo: ({ centre, zoom }) => {
      view.cancelAnimations();
      animate({ center: shownPoint(view, centre), zoom });
    },
    reveal: (place) => {
      const center = centreThatReveals(map, place);
      if (center) animate({ center });
    },
    zoomBy: (levels) => animate({ zoom: (view.getZoom() ?? MIN_ZOOM) + levels }),
    centre: () => toPosition(view.getCenter() ?? [0, 0]),
    pixelOf: (position) => {
      const [x, y] = map.getPixelFromCoordinate(shownPoint(view, position)) ?? [];
      return x === undefined || y === undefined ? null : { x, y };
    },
    positionAt: ({ x, y }) => toPosition(map.getCoordinateFromPixel([x, y]) ?? [0, 0]),
    viewport: () => readViewport(map, view),
    on: (event, listener) => {
      const type = event === 'rest' ? 'moveend' : 'postrender';
      map.on(type, listener);
      return () => map.un(type, listener);
    },
    onPress: (listener) => {
      map.on('singleclick', ({ pixel, coordinate }) =>
        listener({ feature: featureAt(pixel), position: toPosition(coordinate) }),
      );
    },
    dispose: () => {
      isGone = true;
      map.setTarget(undefined);
      map.dispose();
    },
  };
}

/** Leaves one-finger gestures and the wheel to the surrounding page. */
function interactionsInPage(): Collection<Interaction> {
  // The wheel zooms once the map has been pressed or focused, not while the page scrolls past.
  const interactions = defaultInteractions({ dragPan: false, onFocusOnly: true });
  const isOurs = ({ originalEvent }: MapBrowserEvent) =>
    (originalEvent as PointerEvent).pointerType === 'mouse';
  const drag: DragPan = new DragPan({
    condition: (event) => isOurs(event) || drag.getPointerCount() === 2,
  });
  interactions.push(drag);
  return interactions;
}

function createView({ centre, zoom }: MapTarget, footPx: number): View {
  return new View({
    padding: [0, 0, footPx, 0],
    center: toMapPoint(centre),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    enableRotation: false,
    // Endless to the west and the east: the date line is in the middle of some towns.
    extent: [-Infinity, -ATLAS_TOP_M, Infinity, ATLAS_TOP_M],
    constrainOnlyCenter: true,
  });
}

const shownPoint = (view: View, position: Position) =>
  nearestCopy(toMapPoint(position), view.getCenter() ?? []);

/** The centre that makes a place visible; null if it is. */
function centreThatReveals(map: OlMap, { position, topPx, footPx }: Revealed): number[] | null {
  const view = map.getView();
  const [width = 0, height = 0] = map.getSize() ?? [];
  const [x = 0, y = 0] = map.getPixelFromCoordinate(shownPoint(view, position)) ?? [];
  const [centreX = 0, centreY = 0] = view.getCenter() ?? [];
  const resolution = view.getResolution() ?? 0;
  const right = beyond(x, REVEAL_MARGIN_PX, width - REVEAL_MARGIN_PX);
  const down = beyond(y, topPx + REVEAL_MARGIN_PX, height - footPx - REVEAL_MARGIN_PX);
  if (right === 0 && down === 0) return null;
  return [centreX + right * resolution, centreY - down * resolution];
}

/** Distance of a number outside of a range; negative below. */
function beyond(value: number, least: number, most: number): number {
  return Math.min(0, value - least) + Math.max(0, value - most);
}

function readViewport(map: OlMap, view: View): MapViewport | null {
  const size = map.getSize();
  const zoom = view.getZoom();
  if (!size || zoom === undefined || !size[0] || !size[1]) return null;
  const centre = toPosition(view.getCenter() ?? [0, 0]);
  return { centre, zoom, bounds: toBounds(view.calculateExtent(size)) };
}

function toMapFeature(drawn: FeatureLike): MapFeature | undefined {
  const feature = drawn.get(MAP_FEATURE) as MapFeature | undefined;
  // A pin or one's own position cannot be opened.
  return feature?.kind === 'place' || feature?.kind === 'me' ? undefined : feature;
}

/** Labels painted before the font loads would keep the fallback's shapes. */
function repaintWithFonts(repaint: () => void): void {
  if (document.fonts.status === 'loaded') return;
  void document.fonts.ready.then(repaint);
}

function flightMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FLIGHT_MS;
}
