import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Bounds } from '#schema/places/geo.ts';
import { theme } from '#web/theme/theme.ts';
import type { MapHandle } from '#web/map/createMap.ts';

/** The outline of an area; lets presses through to the map. */
export function AreaFrame({ map, bounds }: { map: MapHandle; bounds: Bounds }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const from = map.pixelOf({ latitude: bounds.north, longitude: bounds.west });
      const to = map.pixelOf({ latitude: bounds.south, longitude: bounds.east });
      if (!ref.current || !from || !to) return;
      const { style } = ref.current;
      style.transform = `translate(${from.x}px, ${from.y}px)`;
      style.width = `${to.x - from.x}px`;
      style.height = `${to.y - from.y}px`;
    };
    follow();
    return map.on('frame', follow);
  }, [map, bounds]);
  return <Frame ref={ref} aria-hidden="true" />;
}

const Frame = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  border: 2px solid ${theme.color.accent};
  border-radius: ${theme.radius.sm};
  pointer-events: none;
`;
