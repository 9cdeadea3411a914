import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import type { Position } from '#schema/places/geo.ts';
import type { Settings } from '#schema/site/settings.ts';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { createMap, type MapHandle, type MapPress, type Revealed } from './createMap.ts';
import type { MapFeature, MapTarget, MapViewport } from './mapFeature.ts';

const CLUSTER_ZOOM_STEP = 2;

export type MapViewProps = {
  /** Accessible name, such as 'Map of reported issues'. */
  label: string;
  settings: Settings;
  /** Where the map opens; later values are ignored. */
  start: MapTarget;
  /** Every new object makes the map go there. */
  target?: MapTarget | null;
  /** At most a few hundred; what is not listed is not drawn. */
  features: readonly MapFeature[];
  /** What is pinned to the map: popups, pins that can be moved. Drawn once the map stands. */
  renderOverlay?: (map: MapHandle) => ReactNode;
  /** How much of the map's foot is always covered by something else; later values are ignored. */
  footPx?: number;
  /** Every new object makes the map show that place, moving as little as needed. */
  revealed?: Revealed | null;
  /** Further buttons beside those for zooming. */
  buttons?: ReactNode;
  /** Pressing anywhere picks a place; Enter picks the middle. */
  isPicking?: boolean;
  /** Part of a page that scrolls: one finger and the wheel belong to the page, two fingers to the map. */
  isInPage?: boolean;
  /** Part of what is printed: light in every theme, and nothing to press. */
  isOnPaper?: boolean;
  onViewChange?: (viewport: MapViewport) => void;
  onFeaturePress?: (feature: MapFeature) => void;
  onMapPress?: (position: Position) => void;
};

type UseMapOptions = MapViewProps & {
  boxRef: RefObject<HTMLDivElement | null>;
  themeName: ThemeName;
};

/** Keeps one map alive in an element and hands it what the props say. Null before it stands. */
export function useMap(options: UseMapOptions): MapHandle | null {
  const { boxRef, settings, features, target, themeName } = options;
  const { isInPage = false, revealed } = options;
  const [map, setMap] = useState<MapHandle | null>(null);

  const openingOf = useEffectEvent(() => ({
    start: target ?? options.start,
    footPx: options.footPx ?? 0,
  }));
  const reportView = useEffectEvent((built: MapHandle) => {
    const viewport = built.viewport();
    if (viewport) options.onViewChange?.(viewport);
  });
  const press = useEffectEvent((built: MapHandle, { feature, position }: MapPress) => {
    if (options.isPicking || feature === null) options.onMapPress?.(position);
    else if (feature.kind === 'cluster') built.goTo(inside(built, feature));
    else options.onFeaturePress?.(feature);
  });

  useEffect(() => {
    if (!boxRef.current) return undefined;
    const built = createMap({ target: boxRef.current, settings, isInPage, ...openingOf() });
    built.on('rest', () => reportView(built));
    built.onPress((pressed) => press(built, pressed));
    setMap(built);
    return () => {
      setMap(null);
      built.dispose();
    };
  }, [boxRef, settings, isInPage]);
  useEffect(() => map?.paint(themeName), [map, themeName]);
  useEffect(() => map?.show(features), [map, features]);
  useEffect(() => {
    if (target) map?.goTo(target);
  }, [map, target]);
  useEffect(() => {
    if (revealed) map?.reveal(revealed);
  }, [map, revealed]);
  return map;
}

/** Where to look to see what a cluster holds. */
function inside(map: MapHandle, cluster: { position: Position }): MapTarget {
  return { centre: cluster.position, zoom: (map.viewport()?.zoom ?? 0) + CLUSTER_ZOOM_STEP };
}
