import type { AreaChoice, FollowedArea } from '#schema/notices/digest.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { isOnItsWay, waitingChoice } from '#web/device/outbox/waitingChoice.ts';

/** The server's state with this device's unsent change applied. */
export function followedNow(
  known: { id: string; isFollowing: boolean },
  rows: readonly OutboxRow[] | undefined,
): { isFollowing: boolean; isWaiting: boolean } {
  const waiting = waitingChoice(rows, 'followIssue', known.id);
  return waiting
    ? { isFollowing: waiting.body.isFollowing, isWaiting: true }
    : { isFollowing: known.isFollowing, isWaiting: false };
}

export type AreaNow = Omit<FollowedArea, 'followedAt'> & { isWaiting: boolean };

/** The followed areas with unsent changes applied: additions first, removals left out. */
export function areasNow(
  known: readonly FollowedArea[],
  rows: readonly OutboxRow[] | undefined,
): AreaNow[] {
  const told = new Map<string, AreaNow | null>();
  for (const row of rows ?? []) {
    if (row.operation !== 'followArea' || !isOnItsWay(row)) continue;
    const { entityId: id, body } = row;
    told.set(id, body.area && { ...shownArea(body.area), id, isWaiting: true });
  }
  const added = [...told.values()].filter((area) => area !== null).toReversed();
  const kept = known.filter(({ id }) => !told.has(id));
  return [...added, ...kept.map((area) => ({ ...area, isWaiting: false }))];
}

/** An area as the server returns it; a position may have been sent as text. */
export const shownArea = ({ latitude, longitude, ...area }: AreaChoice) => ({
  ...area,
  latitude: Number(latitude),
  longitude: Number(longitude),
});
