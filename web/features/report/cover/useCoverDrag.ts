import { useState, type PointerEvent } from 'react';
import {
  boxAround,
  boxBetween,
  moved,
  resized,
  type CoverBox,
  type Point,
} from '#web/device/photos/coverBox.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';
import type { CoverAct, NamedBox } from './coverWork.ts';

/** CSS pixels; smaller movements are a tap. */
const TAP_PX = 8;

type Drag = {
  kind: 'draw' | 'move' | 'size';
  /** The box being moved or resized. */
  box: NamedBox | null;
  /** In picture pixels. */
  from: Point;
  to: Point;
  /** In screen pixels. */
  start: Point;
  hasMoved: boolean;
};

/**
 * One pointer on the picture: on nothing it draws a box, on a box it moves it, on the box's handle
 * (`data-handle`) it resizes it. `shown` is the box if released now.
 */
export function useCoverDrag(
  boxes: readonly NamedBox[],
  size: ImageSize,
  act: (act: CoverAct) => void,
): { shown: { id: number | null; box: CoverBox } | null; handlers: DragHandlers } {
  const [drag, setDrag] = useState<Drag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const id = Number(event.target.closest('[data-box]')?.getAttribute('data-box'));
    const box = boxes.find((one) => one.id === id) ?? null;
    const isHandle = event.target.closest('[data-handle]') !== null;
    const from = toImagePoint(event, size);
    const start = { x: event.clientX, y: event.clientY };
    const kind = box === null ? 'draw' : isHandle ? 'size' : 'move';
    event.currentTarget.setPointerCapture(event.pointerId);
    // Prevents native dragging and text selection.
    event.preventDefault();
    act({ kind: 'select', id: box?.id ?? null });
    setDrag({ kind, box, from, to: from, start, hasMoved: false });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag || !event.isPrimary) return;
    setDrag(draggedTo(event, drag, size));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!drag || !event.isPrimary) return;
    setDrag(null);
    // From the release position: the last move may not have been rendered yet.
    const last = draggedTo(event, drag, size);
    const box = draggedBox(last, size);
    if (last.box === null) act({ kind: 'add', box });
    else if (last.hasMoved) act({ kind: 'change', id: last.box.id, box });
  };
  const shown = drag?.hasMoved ? { id: drag.box?.id ?? null, box: draggedBox(drag, size) } : null;
  const onPointerCancel = () => setDrag(null);
  return { shown, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

type DragHandlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLElement>) => void
>;

function draggedTo(event: PointerEvent<HTMLElement>, drag: Drag, size: ImageSize): Drag {
  const away = Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y);
  return { ...drag, to: toImagePoint(event, size), hasMoved: drag.hasMoved || away >= TAP_PX };
}

function draggedBox({ kind, box, from, to, hasMoved }: Drag, size: ImageSize): CoverBox {
  if (!box) return hasMoved ? boxBetween(from, to, size) : boxAround(from, size);
  const by = { x: to.x - from.x, y: to.y - from.y };
  return kind === 'size' ? resized(box, by, size) : moved(box, by, size);
}

/** The pointer's position on the picture; the element shows exactly the picture. */
function toImagePoint(event: PointerEvent<HTMLElement>, size: ImageSize): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - left) / width) * size.width,
    y: ((event.clientY - top) / height) * size.height,
  };
}
