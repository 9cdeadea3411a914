import type { ThemeName } from '#web/theme/themePreference.ts';
import { mapPalettes } from '#web/map/mapPalette.ts';
import { createDrawingRules, type DrawingRule } from './drawingRules.ts';
import type { Shape, ShapePart } from '#schema/places/tiles/readVectorTile.ts';

export type PictureOrder = {
  theme: ThemeName;
  /** Selects line widths; may be fractional. */
  zoom: number;
  /** Edge length in screen pixels, and screen pixels per CSS px. */
  edgePx: number;
  pixelRatio: number;
  /** The tile is `squares` squares wide; which of them is drawn. */
  squares: number;
  column: number;
  row: number;
};

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** More than half of any line's width. */
const MARGIN_CSS_PX = 16;

/** Draws a tile's areas and lines, no text, on an empty canvas of the order's size. */
export function paintTile(pen: Pen, shapes: readonly Shape[], order: PictureOrder): void {
  const layers = sortedByRule(shapes, order);
  // Tiles contain the land; the rest is sea.
  pen.fillStyle = mapPalettes[order.theme].water;
  pen.fillRect(0, 0, order.edgePx, order.edgePx);
  pen.lineJoin = 'round';
  for (const [rule, drawn] of layers) {
    pen.fillStyle = rule.fill ?? '';
    pen.strokeStyle = rule.stroke ?? '';
    pen.lineWidth = (rule.width ?? 0) * order.pixelRatio;
    pen.lineCap = rule.cap ?? 'round';
    pen.setLineDash((rule.dash ?? []).map((px) => px * order.pixelRatio));
    if (rule.fill === undefined) strokeTogether(pen, drawn, order);
    else for (const parts of drawn) fillOne(pen, parts, { rule, order });
  }
}

/** Visible shapes by drawing rule, the lowest first. */
function sortedByRule(shapes: readonly Shape[], order: PictureOrder) {
  const rulesOf = createDrawingRules(order.theme, order.zoom);
  const drawn = new Map<DrawingRule, (readonly ShapePart[])[]>();
  const isSeen = seenIn(order);
  for (const { layer, kind, type, parts } of shapes) {
    if (type === 'point') continue;
    const isArea = type === 'area';
    const rules = rulesOf({ layer, kind, isArea });
    if (rules.length === 0) continue;
    const seen = parts.filter(isSeen);
    if (seen.length === 0) continue;
    for (const rule of rules) {
      const others = drawn.get(rule);
      // An area is filled with all of its rings or it would lose its holes.
      const all = isArea ? parts : seen;
      if (others) others.push(all);
      else drawn.set(rule, [all]);
    }
  }
  return [...drawn].toSorted(([a], [b]) => a.order - b.order);
}

function seenIn({ squares, column, row, edgePx, pixelRatio }: PictureOrder) {
  const margin = (MARGIN_CSS_PX * pixelRatio) / (edgePx * squares);
  const west = column / squares - margin;
  const north = row / squares - margin;
  const span = 1 / squares + 2 * margin;
  return (part: ShapePart) =>
    part.east >= west &&
    part.west <= west + span &&
    part.south >= north &&
    part.north <= north + span;
}

/** Lines of one style are one path: crossings do not get their colour twice. */
function strokeTogether(pen: Pen, drawn: (readonly ShapePart[])[], order: PictureOrder): void {
  pen.beginPath();
  for (const parts of drawn) for (const part of parts) trace(pen, part, order);
  pen.stroke();
}

function fillOne(
  pen: Pen,
  parts: readonly ShapePart[],
  { rule, order }: { rule: DrawingRule; order: PictureOrder },
): void {
  pen.beginPath();
  for (const part of parts) trace(pen, part, order);
  pen.fill();
  if (rule.stroke !== undefined) pen.stroke();
}

function trace(pen: Pen, { points }: ShapePart, order: PictureOrder): void {
  const { squares, column, row, edgePx } = order;
  for (let index = 0; index < points.length; index += 2) {
    const x = ((points[index] ?? 0) * squares - column) * edgePx;
    const y = ((points[index + 1] ?? 0) * squares - row) * edgePx;
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
}
