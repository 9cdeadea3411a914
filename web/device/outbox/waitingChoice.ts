import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** Toggles: a second press reverts or replaces the first. */
export type ChoiceOperation = 'tellAffected' | 'sightIssue' | 'followIssue' | 'followArea';

/** The latest queued toggle about one issue or area. */
export function waitingChoice<O extends ChoiceOperation>(
  rows: readonly OutboxRow[] | undefined,
  operation: O,
  entityId: string,
): OutboxRowOf<O> | undefined {
  return rows?.findLast(
    (row): row is OutboxRow & OutboxRowOf<O> =>
      row.operation === operation && row.entityId === entityId && isOnItsWay(row),
  );
}

/** Whether the row is sent without further input. */
export const isOnItsWay = ({ status }: Pick<OutboxRow, 'status'>): boolean =>
  status === 'waiting' || status === 'sending';
