import {
  useEffect,
  useEffectEvent,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
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
  /** Initial view; later values are ignored. */
  start: MapTarget;
  /** Every new object moves the map there. */
  target?: MapTarget | null;
  /** At most a few hundred; others are not drawn. */
  features: readonly MapFeature[];
  /** Content pinned to the map: popups, movable pins. Rendered once the map exists. */
  renderOverlay?: (map: MapHandle) => ReactElement | null;
  /** Px covered at the bottom at all times; later values are ignored. */
  footPx?: number;
  /** Every new object makes the map show that place, moving as little as needed. */
  revealed?: Revealed | null;
  /** Beside the zoom buttons. */
  buttons?: ReactNode;
  /** Pressing anywhere picks a place; Enter picks the centre. */
  isPicking?: boolean;
  /** In a scrolling page: one finger and the wheel scroll the page, two fingers move the map. */
  isInPage?: boolean;
  /** For print: light in every theme, without controls. */
  isOnPaper?: boolean;
  onViewChange?: (viewport: MapViewport) => void;
  onFeaturePress?: (feature: MapFeature) => void;
  onMapPress?: (position: Position) => void;
};

type UseMapOptions = MapViewProps & {
  boxRef: RefObject<HTMLDivElement | null>;
  themeName: ThemeName;
};

/** Keeps one map per element in sync with the props. Null before it exists. */
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

/** A view that splits a cluster. */
function inside(map: MapHandle, cluster: { position: Position }): MapTarget {
  return { centre: cluster.position, zoom: (map.viewport()?.zoom ?? 0) + CLUSTER_ZOOM_STEP };
}
