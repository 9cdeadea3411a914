import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { Position } from '#schema/places/geo.ts';
import { theme } from '#web/theme/theme.ts';
import type { MapHandle } from './createMap.ts';

type Pixel = { x: number; y: number };

const STEP_PX = 8;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
};

type MovablePinProps = {
  map: MapHandle;
  position: Position;
  label: string;
  /** Called on release. */
  onMove: (position: Position) => void;
};

/** Dragged by touch, mouse or arrow keys. Its tip is the place. */
export function MovablePin({ map, position, label, onMove }: MovablePinProps) {
  const ref = useRef<HTMLButtonElement>(null);
  // Offset from the finger to the tip; null while not dragged.
  const grip = useRef<Pixel | null>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const pixel = map.pixelOf(position);
      if (ref.current && pixel && !grip.current) stand(ref.current, pixel);
    };
    follow();
    return map.on('frame', follow);
  }, [map, position]);

  const pinTip = (event: PointerEvent): Pixel => ({
    x: event.clientX + (grip.current?.x ?? 0),
    y: event.clientY + (grip.current?.y ?? 0),
  });
  const take = (event: PointerEvent<HTMLButtonElement>): void => {
    const tip = map.pixelOf(position);
    if (!tip || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: tip.x - event.clientX, y: tip.y - event.clientY };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (grip.current) stand(event.currentTarget, pinTip(event));
  };
  const drop = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!grip.current) return;
    const tip = pinTip(event);
    const from = map.pixelOf(position);
    grip.current = null;
    if (from && Math.hypot(tip.x - from.x, tip.y - from.y) >= 1) onMove(map.positionAt(tip));
  };
  const step = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const from = map.pixelOf(position);
    if (!arrow || !from) return;
    event.preventDefault();
    onMove(map.positionAt({ x: from.x + arrow.x, y: from.y + arrow.y }));
  };
  return (
    <Handle
      ref={ref}
      type="button"
      aria-label={label}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => (grip.current = null)}
      onKeyDown={step}
    >
      <svg viewBox="0 0 36 46" aria-hidden="true">
        <path d="M18 44 L5 26 A15 15 0 1 1 31 26 Z" />
        <circle cx="18" cy="18" r="5.5" />
      </svg>
    </Handle>
  );
}

function stand(element: HTMLElement, { x, y }: Pixel): void {
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
  element.style.visibility = 'visible';
}

const Handle = styled.button`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: ${theme.z.raised};
  visibility: hidden;
  width: ${theme.space[12]};
  padding: 0 ${theme.space[1]};
  border: 0;
  background: transparent;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
  & svg {
    width: 100%;
  }
  & path {
    fill: ${theme.color.accent};
    stroke: ${theme.color.ground};
    stroke-width: 3;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  & circle {
    fill: ${theme.color.onAccent};
  }
`;
