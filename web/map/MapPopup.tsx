import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import { theme } from '#web/theme/theme.ts';
import type { MapHandle } from './createMap.ts';

/** Between a place and its popup: the marker stays visible. */
const GAP_PX = 22;

export type PopupPlace = {
  position: Position;
  label: string;
  content: ReactNode;
  /** Distance above the place; more for a tall pin. */
  gapPx?: number;
};

/** A panel pinned to a place. It stays in React's tree; the map only moves it. */
export function MapPopup({ map, popup }: { map: MapHandle; popup: PopupPlace }) {
  const ref = useRef<HTMLElement>(null);
  const { position, label, content, gapPx = GAP_PX } = popup;
  useLayoutEffect(() => {
    const follow = () => {
      if (ref.current) placePopup(ref.current, map.pixelOf(position), gapPx);
    };
    follow();
    return map.on('frame', follow);
  }, [map, position, gapPx]);
  return (
    <Panel ref={ref} aria-label={label}>
      {content}
    </Panel>
  );
}

/** Positions a popup in the map's box; outside of it the popup is hidden, not squeezed. */
function placePopup(
  element: HTMLElement,
  pixel: { x: number; y: number } | null,
  gapPx: number,
): void {
  const box = {
    width: element.parentElement?.clientWidth ?? 0,
    height: element.parentElement?.clientHeight ?? 0,
  };
  const isInside =
    pixel !== null && pixel.x >= 0 && pixel.x <= box.width && pixel.y >= 0 && pixel.y <= box.height;
  element.style.visibility = isInside ? 'visible' : 'hidden';
  if (!isInside) return;
  const half = element.offsetWidth / 2;
  const x = Math.max(half + 8, Math.min(box.width - half - 8, pixel.x));
  const isAbove = pixel.y - gapPx - element.offsetHeight > 0;
  const y = isAbove ? pixel.y - gapPx - element.offsetHeight : pixel.y + GAP_PX;
  element.style.transform = `translate(${Math.round(x - half)}px, ${Math.round(y)}px)`;
}

const Panel = styled.section`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: ${theme.z.raised};
  visibility: hidden;
  width: max-content;
  max-width: min(17rem, calc(100% - ${theme.space[4]}));
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 ${theme.space[1]} ${theme.space[5]} ${theme.color.shadow};
`;
