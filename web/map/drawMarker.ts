import type { Freshness } from '#schema/issues/freshness.ts';
import type { IssuePriority, IssueStatus } from '#schema/issues/issue.ts';
import { RINGS } from './rings.ts';
import type { ClusterLook } from './mapFeature.ts';
import { clusterRadius, URGENCY_MARK } from './clusterRadius.ts';
import { font, type Palette } from '#web/theme/tokens.ts';

/** Determines a marker's picture; equal looks share one. */
export type MarkerLook = {
  status: IssueStatus | 'waiting';
  priority: IssuePriority | null;
  freshness: Freshness;
  fundingLabel: string | null;
  isSelected: boolean;
};

export const MARKER_WIDTH_PX = 64;
export const MARKER_HEIGHT_PX = 62;
/** The place's distance from the top of the picture. */
export const MARKER_ANCHOR_Y_PX = 24;
const RADIUS = 13;
const BADGE_HEIGHT = 17;

type Brush = { context: CanvasRenderingContext2D; palette: Palette };

/** Ring and glyph show the status, the ring's width how fresh it is, the corner the urgency, the label the money. */
export function drawMarker(brush: Brush, look: MarkerLook): void {
  const { context, palette } = brush;
  context.save();
  context.translate(MARKER_WIDTH_PX / 2, MARKER_ANCHOR_Y_PX);
  if (look.isSelected) disc(brush, RADIUS + 6, palette.text);
  disc(brush, RADIUS + 2.5, palette.ground);
  disc(brush, RADIUS, palette.surface);
  const color = ringColor(palette, look.status);
  const { widthPx, dash } = RINGS[look.freshness];
  context.lineWidth = widthPx;
  context.strokeStyle = color;
  context.setLineDash(look.status === 'waiting' ? [5, 3.5] : dash);
  circle(context, RADIUS - widthPx / 2);
  context.stroke();
  context.setLineDash([]);
  glyph(brush, look.status, color);
  if (look.priority === 'critical' || look.priority === 'high') urgency(brush, look.priority);
  if (look.fundingLabel !== null) fundingTag(brush, look.fundingLabel);
  context.restore();
}

/** Colour of a status's ring; also for the legend. */
export function ringColor(palette: Palette, status: MarkerLook['status']): string {
  if (status === 'waiting') return palette.accent;
  if (status === 'in_progress') return palette.statusInProgress;
  return status === 'completed' ? palette.statusCompleted : palette.statusOpen;
}

function circle(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
}

function disc({ context }: Brush, radius: number, color: string): void {
  circle(context, radius);
  context.fillStyle = color;
  context.fill();
}

/** Shapes of the status badges: empty for open, half for in progress, a tick for completed. */
function glyph(brush: Brush, status: MarkerLook['status'], color: string): void {
  const { context, palette } = brush;
  context.fillStyle = color;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (status === 'in_progress') {
    context.beginPath();
    context.arc(0, 0, RADIUS - 5, -Math.PI / 2, Math.PI / 2);
    context.fill();
  } else if (status === 'completed') {
    disc(brush, RADIUS - 1, color);
    stroke(context, palette.surface, [
      [-5, 0.5],
      [-1.5, 4],
      [5.5, -4],
    ]);
  } else if (status === 'waiting') {
    stroke(context, color, [
      [0, -4.5],
      [0, 0.5],
      [3.5, 2.5],
    ]);
  }
}

function stroke(context: CanvasRenderingContext2D, color: string, line: [number, number][]): void {
  context.beginPath();
  for (const [x, y] of line) context.lineTo(x, y);
  context.lineWidth = 2.5;
  context.strokeStyle = color;
  context.stroke();
}

function urgency({ context, palette }: Brush, priority: 'critical' | 'high'): void {
  context.save();
  context.translate(URGENCY_MARK.offsetPx, -URGENCY_MARK.offsetPx);
  const isCritical = priority === 'critical';
  const color = isCritical ? palette.priorityCritical : palette.priorityHigh;
  disc({ context, palette }, URGENCY_MARK.radiusPx, palette.ground);
  disc({ context, palette }, 7.5, color);
  context.fillStyle = palette.ground;
  const marks = isCritical ? [-2, 2] : [0];
  for (const x of marks) {
    context.fillRect(x - 1.1, -4.4, 2.2, 5.2);
    context.fillRect(x - 1.1, 2.1, 2.2, 2.2);
  }
  context.restore();
}

function fundingTag({ context, palette }: Brush, text: string): void {
  context.font = `650 11px ${font.text}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = Math.min(MARKER_WIDTH_PX - 2, Math.ceil(context.measureText(text).width) + 12);
  const top = RADIUS + 5;
  context.beginPath();
  context.roundRect(-width / 2, top, width, BADGE_HEIGHT, BADGE_HEIGHT / 2);
  context.fillStyle = palette.inverse;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = palette.ground;
  context.stroke();
  context.fillStyle = palette.onInverse;
  context.fillText(text, 0, top + BADGE_HEIGHT / 2 + 0.5, width - 6);
}

/** Exact below a thousand, then '1.2k', '34k', '1.2M'. */
export function clusterLabel(count: number): string {
  if (count < 1_000) return String(count);
  const [value, unit] = count < 1_000_000 ? [count / 1_000, 'k'] : [count / 1_000_000, 'M'];
  return `${value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)}${unit}`;
}

const SHARES = 24;
const CLUSTER_STATUSES = ['reported', 'in_progress', 'completed'] as const;

/**
 * Shares of a cluster's ring that are open, in progress and completed, in 24ths, so that few distinct
 * pictures are drawn. A status that occurs gets at least one. Empty if the statuses are unknown.
 */
export function clusterShares({ count, inProgress, completed }: ClusterLook): number[] {
  if (inProgress === undefined || completed === undefined) return [];
  const counts = [count - inProgress - completed, inProgress, completed];
  const shares = counts.map((part) =>
    part > 0 ? Math.max(1, Math.round((part / count) * SHARES)) : 0,
  );
  const rest = SHARES - shares.reduce((sum, part) => sum + part, 0);
  const largest = shares.indexOf(Math.max(...shares));
  return shares.map((part, at) => (at === largest ? part + rest : part));
}

/** A cluster's number, a ring of the statuses in it, and two marks if there are critical ones. */
export function drawCluster({ context, palette }: Brush, cluster: ClusterLook): void {
  const radius = clusterRadius(cluster.count);
  context.save();
  context.translate(radius + 4, radius + 4);
  disc({ context, palette }, radius + 3, palette.ground);
  disc({ context, palette }, radius, palette.raised);
  context.lineWidth = 3.5;
  context.strokeStyle = palette.borderStrong;
  circle(context, radius - 1.75);
  context.stroke();
  let from = -Math.PI / 2;
  for (const [at, share] of clusterShares(cluster).entries()) {
    const to = from + (share / SHARES) * Math.PI * 2;
    context.beginPath();
    context.arc(0, 0, radius - 1.75, from, to);
    context.strokeStyle = ringColor(palette, CLUSTER_STATUSES[at] ?? 'reported');
    context.stroke();
    from = to;
  }
  context.font = `650 13px ${font.text}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  context.fillText(clusterLabel(cluster.count), 0, cluster.critical > 0 ? -2 : 0.5);
  context.fillStyle = palette.priorityCritical;
  for (const x of cluster.critical > 0 ? [-2, 2] : []) {
    context.fillRect(x - 1, 4.5, 2, 3.5);
    context.fillRect(x - 1, 8.8, 2, 1.6);
  }
  context.restore();
}
