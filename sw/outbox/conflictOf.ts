import type { EditIssueRequest, IssueDetail } from '#schema/issues/issue.ts';
import type { OutboxRow } from './outboxRow.ts';

type Field = keyof EditIssueRequest & keyof IssueDetail;

export type FieldConflict = { field: Field; mine: unknown; theirs: unknown };

/**
 * Differing fields of a refused edit and the current issue; empty if they agree after all. Null: no
 * conflict, or the server's version is unknown.
 */
export function conflictOf(row: OutboxRow): FieldConflict[] | null {
  const { problem } = row;
  if (row.operation !== 'editIssue' || row.status !== 'attention') return null;
  if (problem?.code !== 'version_conflict' || !problem.current) return null;
  return findDifferences(row.body, problem.current);
}

export function findDifferences(edit: EditIssueRequest, current: IssueDetail): FieldConflict[] {
  const { version: _, photos: __, ...wanted } = edit;
  return (Object.keys(wanted) as Exclude<Field, 'version' | 'photos'>[])
    .map((field) => ({ field, mine: wanted[field], theirs: current[field] }))
    .filter(({ mine, theirs }) => mine !== undefined && !isSame(mine, theirs));
}

/** Coordinates are sent as text and returned as numbers; an empty due date is returned as null. */
function isSame(mine: unknown, theirs: unknown): boolean {
  if (typeof theirs === 'number') return Number(mine) === theirs;
  return (mine === '' ? null : mine) === theirs;
}

/** The row of the same person that this one has to wait for; null: none. */
export function parentHolding(row: OutboxRow, rows: readonly OutboxRow[]): OutboxRow | null {
  if (row.status !== 'waiting') return null;
  const isUnsent = (other: OutboxRow) => other.status !== 'received';
  return rows.find((other) => row.dependsOn.includes(other.id) && isUnsent(other)) ?? null;
}
