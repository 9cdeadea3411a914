import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** What a press says and another takes back. */
export type ChoiceOperation = 'tellAffected' | 'followIssue' | 'followArea';

/** The last thing that this device still has to tell of one issue or area. */
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

/** Whether a row will be sent without anybody's doing. */
export const isOnItsWay = ({ status }: Pick<OutboxRow, 'status'>): boolean =>
  status === 'waiting' || status === 'sending';
