import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { KnownIssue } from './imports.rules.ts';
import { issueEntity, type IssueRow } from '#api/issues/issues.entities.ts';
import { findCommunityArea } from '#schema/places/area.ts';
import { findCell } from '#schema/places/geo.ts';
import { toReport, searchDocument, type ReportFields } from '#api/issues/reports.sql.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Locks issues by external id; a locally reported one has its own id as in an export. */
export async function findImported(
  tx: Transaction,
  externalIds: readonly string[],
): Promise<Map<string, KnownIssue<ReportFields>>> {
  const rows = await readRows<IssueRow>(
    tx,
    issueEntity,
    `select * from issue where external_id = any($1)
     union all
     select * from issue where external_id is null and id = any($2::uuid[])`,
    [externalIds, externalIds.filter((id) => UUID.test(id))],
  );
  return new Map(
    rows.map((row) => [
      row.externalId ?? row.id,
      { id: row.id, isRemoved: row.deletedAt !== null, fields: toReport(row) },
    ]),
  );
}

export type ImportedReport = ReportFields & { id: string; externalId: string };

const COLUMNS = `id, external_id, title, description, location, latitude, longitude, cell, area,
  priority, category, solution_criteria, due_date`;

/**
 * Adds reports and their search data in one statement; returns how many. A lower number means that
 * a concurrent import added one of the same name.
 */
export async function insertImported(
  tx: Transaction,
  reporterId: string,
  reports: readonly ImportedReport[],
): Promise<number> {
  const rows = reports.map((report) => ({
    id: report.id,
    external_id: report.externalId,
    title: report.title,
    description: report.description,
    location: report.location,
    latitude: report.latitude,
    longitude: report.longitude,
    cell: findCell(report),
    area: findCommunityArea(report.location),
    priority: report.priority,
    category: report.category,
    solution_criteria: report.solutionCriteria,
    due_date: report.dueDate,
    doc: searchDocument(report),
  }));
  const added = await tx.query(
    `with told as (
       select * from json_to_recordset($1) as r (id uuid, external_id text, title text,
         description text, location text, latitude double precision, longitude double precision,
         cell bigint, area text, priority text, category text, solution_criteria text, due_date date,
         doc text)
     ), report as (
       insert into issue (${COLUMNS}, reporter_id, created_at, updated_at, version, edited_version)
       select ${COLUMNS}, $2, $3, $3, 0, 0 from told
       on conflict (external_id) where external_id is not null do nothing returning id
     )
     insert into issue_search (issue_id, doc) select id, doc from told join report using (id)
     returning issue_id`,
    [JSON.stringify(rows), reporterId, tx.now],
  );
  return added.length;
}
