import type { Transaction } from '#api/database/transaction.ts';
import { laterInstant } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { issueEntity, issueSearchEntity, type IssueRow } from './issues.entities.ts';
import type { Answer } from '#schema/site/categories/answers.ts';
import { findCommunityArea } from '#schema/places/area.ts';
import { findCell } from '#schema/places/geo.ts';
import { spellings } from '#schema/typed/foldForSearch.ts';

export type ReportFields = Pick<
  IssueRow,
  | 'title'
  | 'description'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'priority'
  | 'category'
  | 'solutionCriteria'
  | 'dueDate'
>;

export type NewReport = ReportFields & {
  id: string;
  reporterId: string | null;
  writtenAt: string | undefined;
  answers?: Answer[] | null;
};

const UNIT_SEPARATOR = '\u001F';

/**
 * The text that searches look in: the fields, then those that have another spelling once more. Texts never
 * contain the separator, so no match spans two fields.
 */
export function searchDocument(
  fields: Pick<ReportFields, 'title' | 'description' | 'location'>,
): string {
  const all = [fields.title, fields.description, fields.location].map(spellings);
  return [...all.map(([plain]) => plain), ...all.flatMap(([, other]) => other ?? [])].join(
    UNIT_SEPARATOR,
  );
}

export async function insertReport(tx: Transaction, report: NewReport): Promise<void> {
  // guard: server-has-its-own-clock
  const inserted = await tx.query(
    `with report as (
       insert into issue (id, title, description, location, latitude, longitude, cell, area,
         priority, category, solution_criteria, due_date, reporter_id, written_at, created_at,
         updated_at, answers, version, edited_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $17, 0, 0)
       on conflict (id) do nothing returning id
     )
     insert into issue_search (issue_id, doc) select id, $16 from report returning issue_id`,
    [
      report.id,
      report.title,
      report.description,
      report.location,
      report.latitude,
      report.longitude,
      findCell(report),
      findCommunityArea(report.location),
      report.priority,
      report.category,
      report.solutionCriteria,
      report.dueDate,
      report.reporterId,
      report.writtenAt ?? null,
      tx.now,
      searchDocument(report),
      report.answers ? JSON.stringify(report.answers) : null,
    ],
  );
  if (inserted.length === 0) throw new Refusal('id_taken');
}

export function toReport(issue: IssueRow): ReportFields {
  const { title, description, location, latitude, longitude } = issue;
  const { priority, category, solutionCriteria, dueDate } = issue;
  const place = { location, latitude, longitude };
  return { title, description, ...place, priority, category, solutionCriteria, dueDate };
}

export async function saveReport(
  tx: Transaction,
  { id, updatedAt }: Pick<IssueRow, 'id' | 'updatedAt'>,
  fields: ReportFields,
): Promise<void> {
  const edit = {
    ...fields,
    cell: findCell(fields),
    area: findCommunityArea(fields.location),
    updatedAt: laterInstant(tx.now, new Date(updatedAt.getTime() + 1)),
  };
  await tx.manager.getRepository(issueEntity).update({ id }, edit);
  const doc = searchDocument(fields);
  await tx.manager.getRepository(issueSearchEntity).update({ issueId: id }, { doc });
}
