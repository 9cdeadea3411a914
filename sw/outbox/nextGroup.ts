import { SYNC_MAX_ITEMS } from '#schema/limits.ts';
import { OPERATIONS } from './operations.ts';
import type { OutboxRow } from './outboxRow.ts';

/** Together well below what the server takes, at three bytes for every letter of every text. */
const GROUP_MAX_LETTERS = 160 * 1024;
/** Rows with photos that are claimed at a time; a claimed row cannot be edited. */
const PHOTO_ROWS_AT_ONCE = 2;
/** Tries after which a row begins to go in smaller and smaller company, and at last alone. */
const TRIES_IN_COMPANY = 2;

/** Operations on the same issue keep their order; everything else is independent. */
function laneOf(row: OutboxRow): string {
  return row.operation === 'reportIssue' ? row.entityId : row.params.id;
}

type Choice = {
  /** Whether this row may be tried at this moment, as far as its own times say. */
  isOpen: (row: OutboxRow) => boolean;
  /** The server takes no groups. */
  isOneByOne: boolean;
};

/**
 * The rows to send next out of all unreceived ones (oldest first), never one before something that
 * it has to follow: first small ones together, because a photo on a bad line can take minutes, then
 * some with photos. Empty when nothing may go now.
 */
export function nextGroup(rows: readonly OutboxRow[], choice: Choice): OutboxRow[] {
  const most = (count: number) => (choice.isOneByOne ? 1 : count);
  const small = take(rows, most(SYNC_MAX_ITEMS), (row) => isSmall(row) && choice.isOpen(row));
  if (small.length > 0) return small;
  return take(rows, most(PHOTO_ROWS_AT_ONCE), (row) => !isSmall(row) && choice.isOpen(row));
}

/**
 * Beside a full group a second one of small rows, on other issues: one is on the line while the
 * server works on the other. Empty when the first has room, or when nothing else may go.
 */
export function parallelGroup(
  group: readonly OutboxRow[],
  rows: readonly OutboxRow[],
  { isOpen }: Choice,
): OutboxRow[] {
  if (group.length < SYNC_MAX_ITEMS) return [];
  return take(rows, SYNC_MAX_ITEMS, (row) => isSmall(row) && isOpen(row), group.map(laneOf));
}

function isSmall(row: OutboxRow): boolean {
  return row.parts.every((part) => part.isUploaded);
}

function take(
  rows: readonly OutboxRow[],
  most: number,
  isWanted: (row: OutboxRow) => boolean,
  busyLanes: readonly string[] = [],
): OutboxRow[] {
  const unreceived = new Set(rows.map((row) => row.id));
  const closedLanes = new Set(busyLanes);
  const chosen = new Map<string, OutboxRow>();
  let letters = 0;
  for (const row of rows) {
    if (row.status === 'attention' || !(row.operation in OPERATIONS)) continue;
    const lane = laneOf(row);
    // guard: children-wait-for-report
    const isReady = (id: string) => !unreceived.has(id) || isReportIn(chosen.get(id), lane);
    const isFree = !closedLanes.has(lane) && row.dependsOn.every(isReady);
    const size = isFree && isWanted(row) ? JSON.stringify(row.body).length : Infinity;
    const hasRoom = chosen.size === 0 || letters + size <= GROUP_MAX_LETTERS;
    const isIn = size < Infinity && hasRoom && chosen.size < Math.min(most, maxGroupSize(row));
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

/** The server itself holds back what follows a report that is refused in the same group. */
function isReportIn(parent: OutboxRow | undefined, lane: string): boolean {
  return parent?.operation === 'reportIssue' && laneOf(parent) === lane;
}

/** How many may go together with a row: what fails again and again must not take others along. */
function maxGroupSize({ attempts }: OutboxRow): number {
  const halvings = Math.max(0, attempts - TRIES_IN_COMPANY);
  return Math.max(1, SYNC_MAX_ITEMS >> Math.min(2 * halvings, 20));
}
