import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AreaShape } from '#schema/places/areaShape.ts';
import type { Position } from '#schema/places/geo.ts';
import type { MapHandle } from '#web/map/createMap.ts';
import { theme } from '#web/theme/theme.ts';

const CORNER_PX = 4;

type ShapeOutlineProps = {
  map: MapHandle;
  shape: AreaShape | null;
  /** Tapped so far. */
  corners: readonly Position[];
};

/** The outline of a shape and its tapped corners; lets presses through to the map. */
export function ShapeOutline({ map, shape, corners }: ShapeOutlineProps) {
  const path = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const toPoint = (position: Position) => {
      const at = map.pixelOf(position);
      return at ? `${at.x.toFixed(1)} ${at.y.toFixed(1)}` : '0 0';
    };
    const follow = () => {
      const rings = (shape?.coordinates ?? [])
        .flat()
        .map(
          (ring) =>
            `M${ring.map(([longitude, latitude]) => toPoint({ latitude, longitude })).join('L')}Z`,
        );
      const dots = corners.map(
        (corner) =>
          `M${toPoint(corner)}m${-CORNER_PX} ${-CORNER_PX}h${2 * CORNER_PX}v${2 * CORNER_PX}h${-2 * CORNER_PX}Z`,
      );
      path.current?.setAttribute('d', [...rings, ...dots].join(''));
    };
    follow();
    return map.on('frame', follow);
  }, [map, shape, corners]);
  return (
    <Outline aria-hidden="true">
      <path ref={path} />
    </Outline>
  );
}

const Outline = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  & path {
    fill: ${theme.color.accent};
    fill-opacity: 0.15;
    stroke: ${theme.color.accent};
    stroke-width: 2;
  }
`;
