import { SYNC_MAX_ITEMS } from '#schema/limits.ts';
import { OPERATIONS } from './operations.ts';
import type { OutboxRow } from './outboxRow.ts';
import { isSlow, type Pace } from './pace.ts';

/** Well below the server's limit, at three bytes per character. */
const GROUP_MAX_LETTERS = 160 * 1024;
/** Rows with photos claimed at a time; a claimed row cannot be edited. */
const PHOTO_ROWS_AT_ONCE = 2;
/** Attempts after which a row's groups shrink, down to the row alone. */
const TRIES_IN_COMPANY = 2;

/** Operations on one issue keep their order; others are independent. */
function findLane(row: OutboxRow): string {
  return row.operation === 'reportIssue' ? row.entityId : row.params.id;
}

type Choice = {
  isOpen: (row: OutboxRow) => boolean;
  /** The server takes no groups. */
  isOneByOne: boolean;
  pace: Pace;
};

/**
 * The next rows to send from all unreceived ones (oldest first), never before one they have to
 * follow: first small ones as a group, because a photo on a bad connection can take minutes, then
 * some with photos. Empty: nothing may be sent now.
 */
export function nextGroup(rows: readonly OutboxRow[], choice: Choice): OutboxRow[] {
  const { isOpen, isOneByOne, pace } = choice;
  const items = isOneByOne ? 1 : SYNC_MAX_ITEMS;
  const small = take(rows, bounds(items, pace), (row) => isSmall(row) && isOpen(row));
  if (small.length > 0) return small;
  const photoRows = isOneByOne || isSlow(pace) ? 1 : PHOTO_ROWS_AT_ONCE;
  return take(rows, bounds(photoRows, pace), (row) => !isSmall(row) && isOpen(row));
}

/** On a slow line a group is no longer than a piece of a photo. */
const bounds = (rows: number, pace: Pace) => ({
  rows,
  letters: Math.min(GROUP_MAX_LETTERS, pace.pieceBytes),
});

/**
 * A second group of small rows, on other issues: it is transferred while the server works on the
 * first, full one. Empty if the first has room or nothing else may be sent.
 */
export function parallelGroup(
  group: readonly OutboxRow[],
  rows: readonly OutboxRow[],
  { isOpen, pace }: Choice,
): OutboxRow[] {
  if (group.length < SYNC_MAX_ITEMS) return [];
  const most = bounds(SYNC_MAX_ITEMS, pace);
  return take(rows, most, (row) => isSmall(row) && isOpen(row), group.map(findLane));
}

function isSmall(row: OutboxRow): boolean {
  return row.parts.every((part) => part.isUploaded);
}

function take(
  rows: readonly OutboxRow[],
  most: { rows: number; letters: number },
  isWanted: (row: OutboxRow) => boolean,
  busyLanes: readonly string[] = [],
): OutboxRow[] {
  const unreceived = new Set(rows.map((row) => row.id));
  const closedLanes = new Set(busyLanes);
  const chosen = new Map<string, OutboxRow>();
  let letters = 0;
  for (const row of rows) {
    if (row.status === 'attention' || !(row.operation in OPERATIONS)) continue;
    const lane = findLane(row);
    // guard: children-wait-for-report
    const isReady = (id: string) => !unreceived.has(id) || isReportIn(chosen.get(id), lane);
    const isFree = !closedLanes.has(lane) && row.dependsOn.every(isReady);
    const size = isFree && isWanted(row) ? JSON.stringify(row.body).length : Infinity;
    const hasRoom = chosen.size === 0 || letters + size <= most.letters;
    const isIn = size < Infinity && hasRoom && chosen.size < Math.min(most.rows, maxGroupSize(row));
    if (!isIn) {
      // guard: nothing-overtakes
      closedLanes.add(lane);
      continue;
    }
    chosen.set(row.id, row);
    letters += size;
  }
  return [...chosen.values()];
}

/** The server itself holds back dependents of a report that is refused in the same group. */
function isReportIn(parent: OutboxRow | undefined, lane: string): boolean {
  return parent?.operation === 'reportIssue' && findLane(parent) === lane;
}

/** Limits the group of a failing row, which must not affect others. */
function maxGroupSize({ attempts }: OutboxRow): number {
  const halvings = Math.max(0, attempts - TRIES_IN_COMPANY);
  return Math.max(1, SYNC_MAX_ITEMS >> Math.min(2 * halvings, 20));
}
