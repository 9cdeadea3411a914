import type { Position } from '#schema/places/geo.ts';
import type { Freshness } from '#schema/issues/freshness.ts';
import type { IssuePriority, IssueStatus } from '#schema/issues/issue.ts';

/** What a cluster holds; the counts by status may be unknown. */
export type ClusterLook = {
  count: number;
  critical: number;
  inProgress?: number;
  completed?: number;
};

/** Ids are unique over all kinds of one map. */
export type MapFeature =
  | {
      kind: 'issue';
      id: string;
      position: Position;
      status: IssueStatus;
      priority: IssuePriority;
      /** Absent: fresh. */
      freshness?: Freshness;
      /** A short amount such as '$1.2k' below the marker; null: none. */
      fundingLabel: string | null;
      isSelected: boolean;
    }
  | { kind: 'waiting'; id: string; position: Position; isSelected: boolean }
  | ({ kind: 'cluster'; id: string; position: Position } & ClusterLook)
  | { kind: 'place'; id: string; position: Position }
  | { kind: 'me'; id: string; position: Position; accuracyM: number };

/** A view. A new object moves the map, even with equal numbers. */
export type MapTarget = { centre: Position; zoom: number };

export type MapViewport = MapTarget & {
  bounds: { west: number; south: number; east: number; north: number };
};
