import type { Position } from '#schema/places/geo.ts';
import type { IssuePriority, IssueStatus } from '#schema/issues/issue.ts';

/** One thing drawn on the map. Ids are unique over all kinds of one map. */
export type MapFeature =
  | {
      kind: 'issue';
      id: string;
      position: Position;
      status: IssueStatus;
      priority: IssuePriority;
      /** A short amount such as '$1.2k', drawn below the marker; null draws none. */
      fundingLabel: string | null;
      isSelected: boolean;
    }
  | { kind: 'waiting'; id: string; position: Position; isSelected: boolean }
  | { kind: 'cluster'; id: string; position: Position; count: number; critical: number }
  | { kind: 'place'; id: string; position: Position }
  | { kind: 'me'; id: string; position: Position; accuracyM: number };

/** Where a map looks. A new object makes the map go there, even when it holds the same numbers. */
export type MapTarget = { centre: Position; zoom: number };

/** What a map shows at rest. */
export type MapViewport = MapTarget & {
  bounds: { west: number; south: number; east: number; north: number };
};
