import type { EditIssueRequest, IssueDetail } from '#schema/issues/issue.ts';
import type { OutboxRow } from './outboxRow.ts';

type Field = keyof EditIssueRequest & keyof IssueDetail;

/** One field that both sides have, and not the same. */
export type FieldConflict = { field: Field; mine: unknown; theirs: unknown };

/**
 * What a refused edit wanted and what the issue says now, field by field; empty when the two agree
 * after all. Null when the row is no conflict, or when the server's side is not known.
 */
export function conflictOf(row: OutboxRow): FieldConflict[] | null {
  const { problem } = row;
  if (row.operation !== 'editIssue' || row.status !== 'attention') return null;
  if (problem?.code !== 'version_conflict' || !problem.current) return null;
  return differencesOf(row.body, problem.current);
}

/** Where an edit and the issue as it is now differ, field by field. */
export function differencesOf(edit: EditIssueRequest, current: IssueDetail): FieldConflict[] {
  const { version: _, photos: __, ...wanted } = edit;
  return (Object.keys(wanted) as Exclude<Field, 'version' | 'photos'>[])
    .map((field) => ({ field, mine: wanted[field], theirs: current[field] }))
    .filter(({ mine, theirs }) => mine !== undefined && !isSame(mine, theirs));
}

/** Coordinates travel as text and come back as numbers; an empty due date comes back as none. */
function isSame(mine: unknown, theirs: unknown): boolean {
  if (typeof theirs === 'number') return Number(mine) === theirs;
  return (mine === '' ? null : mine) === theirs;
}

/** The row that this one has to wait for, among all rows of the person; null when it may go. */
export function parentHolding(row: OutboxRow, rows: readonly OutboxRow[]): OutboxRow | null {
  if (row.status !== 'waiting') return null;
  const isUnsent = (other: OutboxRow) => other.status !== 'received';
  return rows.find((other) => row.dependsOn.includes(other.id) && isUnsent(other)) ?? null;
}
