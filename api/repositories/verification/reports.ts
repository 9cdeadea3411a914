import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { communityAreaOf } from '#schema/places/area.ts';
import { cellOf } from '#schema/places/geo.ts';
import { foldForSearch } from '#schema/issues/issueQuery.ts';

/** What the reporter writes about an issue. */
export type ReportFields = {
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  priority: string;
  category: string;
  solutionCriteria: string;
  dueDate: string | null;
};

export type NewReport = ReportFields & {
  id: string;
  reporterId: string;
  writtenAt: string | undefined;
};

const UNIT_SEPARATOR = '\u001F';

/** Texts never hold the separator, so no search can match across two fields. */
function searchDocOf(fields: Pick<ReportFields, 'title' | 'description' | 'location'>): string {
  return [fields.title, fields.description, fields.location]
    .map(foldForSearch)
    .join(UNIT_SEPARATOR);
}

/** Stores a report. Throws Refusal `id_taken`. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<void> {
  // guard: server-has-its-own-clock
  const inserted = await tx.query<{ id: string }>(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, due_date, reporter_id, written_at, created_at, updated_at,
       version, edited_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, 0, 0)
     on conflict (id) do nothing returning id`,
    [
      report.id,
      report.title,
      report.description,
      report.location,
      report.latitude,
      report.longitude,
      cellOf(report),
      communityAreaOf(report.location),
      report.priority,
      report.category,
      report.solutionCriteria,
      report.dueDate,
      report.reporterId,
      report.writtenAt ?? null,
      tx.now,
    ],
  );
  if (inserted.length === 0) throw new Refusal('id_taken');
  await tx.query('insert into issue_search (issue_id, doc) values ($1, $2)', [
    report.id,
    searchDocOf(report),
  ]);
}

/** The fields of a report as they stand, under the lock that the caller holds. */
export async function readReport(tx: Transaction, id: string): Promise<ReportFields> {
  const [row] = await tx.query<ReportFields>(
    `select title, description, location, latitude, longitude, priority, category,
       solution_criteria as "solutionCriteria", to_char(due_date, 'YYYY-MM-DD') as "dueDate"
     from issue where id = $1`,
    [id],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row;
}

/** Saves what the reporter changed. */
export async function updateReport(
  tx: Transaction,
  id: string,
  fields: ReportFields,
): Promise<void> {
  await tx.query(
    `update issue set title = $2, description = $3, location = $4, latitude = $5, longitude = $6,
       cell = $7, area = $8, priority = $9, category = $10, solution_criteria = $11, due_date = $12,
       updated_at = greatest($13, updated_at + interval '1 millisecond')
     where id = $1`,
    [
      id,
      fields.title,
      fields.description,
      fields.location,
      fields.latitude,
      fields.longitude,
      cellOf(fields),
      communityAreaOf(fields.location),
      fields.priority,
      fields.category,
      fields.solutionCriteria,
      fields.dueDate,
      tx.now,
    ],
  );
  await tx.query('update issue_search set doc = $2 where issue_id = $1', [id, searchDocOf(fields)]);
}
