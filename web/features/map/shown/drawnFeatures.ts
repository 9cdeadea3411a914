import { freshness } from '#schema/issues/freshness.ts';
import type { MapPoint, MapTile } from '#schema/issues/issueMap.ts';
import { parseAmount } from '#web/format/moneyInUse.ts';
import { formatMoneyCompact } from '#web/format/formatMoney.ts';
import type { Located } from '#web/device/locate.ts';
import type { MapFeature } from '#web/map/mapFeature.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { NO_CLUSTERS_FROM_ZOOM } from './clusterNearby.ts';

export type WaitingReport = { id: string; title: string; location: string; position: Position };
type Position = { latitude: number; longitude: number };

/** Features from the server's answer, unsent reports and the searched place. */
export function drawnFeatures(
  tile: MapTile,
  extra: {
    waiting: readonly WaitingReport[];
    place: Position | null;
    selectedId: string | null;
    me: Located | null;
    /** Amounts are drawn when zoomed in and for the selection: further out the labels would overlap. */
    zoom: number;
    /** Epoch milliseconds. */
    now: number;
  },
): MapFeature[] {
  const { waiting, place, selectedId, me, zoom, now } = extra;
  const saysMoney = (point: MapPoint) =>
    (zoom >= NO_CLUSTERS_FROM_ZOOM || point.id === selectedId) && hasMoney(point.currentFunding);
  return [
    ...tile.clusters.map((cluster): MapFeature => ({
      kind: 'cluster',
      id: `cluster ${cluster.latitude} ${cluster.longitude}`,
      position: cluster,
      count: cluster.count,
      critical: cluster.critical,
      inProgress: cluster.inProgress,
      completed: cluster.completed,
    })),
    ...tile.points.map((point): MapFeature => ({
      kind: 'issue',
      id: point.id,
      position: point,
      status: point.status,
      priority: point.priority,
      freshness: freshness(point, now),
      fundingLabel: saysMoney(point) ? formatMoneyCompact(point.currentFunding) : null,
      isSelected: point.id === selectedId,
    })),
    ...waiting.map(({ id, position }): MapFeature => ({
      kind: 'waiting',
      id,
      position,
      isSelected: id === selectedId,
    })),
    ...(me ? [{ kind: 'me' as const, id: 'me', ...me }] : []),
    ...(place ? [{ kind: 'place' as const, id: 'place', position: place }] : []),
  ];
}

function hasMoney(amount: string): boolean {
  return parseAmount(amount) > 0n;
}

/** One's own unsent reports that have a place. */
export function waitingOnMap(rows: readonly OutboxRow[] | undefined): WaitingReport[] {
  return (rows ?? []).flatMap((row) => {
    if (row.operation !== 'reportIssue' || row.status === 'received') return [];
    const { title, location, latitude, longitude } = row.body;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const isPlaced = Number.isFinite(position.latitude) && Number.isFinite(position.longitude);
    return isPlaced ? [{ id: row.entityId, title, location, position }] : [];
  });
}
