import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';
import type { ChoiceOperation } from '#web/device/outbox/waitingChoice.ts';
import { outboxContent as content } from './content.ts';

export type RowView = {
  kind: string;
  title: string;
  /** Page of the item, also of one that is still to be created. */
  href: string;
  /** Where it can be corrected; null: here, or not at all. */
  editHref: string | null;
  canEditText: boolean;
};

export function rowView(row: OutboxRow): RowView {
  const kind = content.kinds[row.operation] ?? content.unknownKind;
  // A try with the old text may have arrived; another text under the same key would be refused.
  const mayChange = row.status !== 'sending' && row.status !== 'received' && !row.isInDoubt;
  switch (row.operation) {
    case 'reportIssue':
      return {
        kind,
        title: row.body.title,
        href: `/issues/${row.entityId}`,
        editHref: mayChange ? `/report-issue?edit=${row.id}` : null,
        canEditText: false,
      };
    case 'postMessage':
      return {
        kind,
        title: row.body.message,
        href: `/issues/${row.params.id}`,
        editHref: null,
        canEditText: mayChange,
      };
    case 'editIssue':
      return {
        kind,
        title: row.body.title ?? content.changeTitle,
        href: `/issues/${row.params.id}`,
        editHref: null,
        canEditText: false,
      };
    case 'submitProof':
      return {
        kind,
        title: content.proofTitle(row.label),
        href: `/issues/${row.params.id}`,
        editHref: mayChange ? `/issues/${row.params.id}/proof` : null,
        canEditText: false,
      };
    case 'tellAffected':
    case 'sightIssue':
    case 'followIssue':
    case 'followArea':
      return {
        kind: isTakenBack(row) ? content.takenBack[row.operation] : kind,
        title: row.label ?? kind,
        href: row.operation === 'followArea' ? '/mine?list=following' : `/issues/${row.params.id}`,
        editHref: null,
        canEditText: false,
      };
    default:
      return unknownView(kind, row);
  }
}

/** Whether the press reverts an earlier one, or says that it is fixed. */
function isTakenBack({ body }: OutboxRowOf<ChoiceOperation>): boolean {
  if ('area' in body) return body.area === null;
  if ('isFixed' in body) return body.isFixed;
  return 'isFollowing' in body ? !body.isFollowing : !body.isAffected;
}

/** An item of another app version: its text is shown unchanged, and can be saved. */
function unknownView(kind: string, { body }: { body?: unknown }): RowView {
  return {
    kind,
    title: JSON.stringify(body ?? null),
    href: '/outbox',
    editHref: null,
    canEditText: false,
  };
}

export type RowGroups = { attention: OutboxRow[]; waiting: OutboxRow[]; received: OutboxRow[] };

/** First items that need the person, then queued ones in sending order, then receipts, newest first. */
export function groupRows(rows: readonly OutboxRow[]): RowGroups {
  const of = (...statuses: OutboxRow['status'][]) =>
    rows.filter(({ status }) => statuses.includes(status));
  return {
    attention: of('attention'),
    waiting: of('waiting', 'sending'),
    received: of('received').toSorted((a, b) => (b.receivedAt ?? 0) - (a.receivedAt ?? 0)),
  };
}
