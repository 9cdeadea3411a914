import { VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { moderationCaseEntity, type ModerationCaseRow } from './moderation.entities.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import { HOUR_MS } from '#schema/durations.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';

export type PublishedThing = { issueId: string | null; authorId: string | null };

const PUBLISHED: Record<ReportedKind, string> = {
  issue: `select i.id as "issueId", i.reporter_id as "authorId" from issue i
    where i.id = $1 and ${VISIBLE_ISSUE}`,
  message: `select m.issue_id as "issueId", m.user_id as "authorId"
    from chat_message m join issue i on i.id = m.issue_id
    where m.id = $1 and m.hidden_at is null and ${VISIBLE_ISSUE}`,
  proposal: `select p.issue_id as "issueId", p.solver_id as "authorId"
    from proposal p join issue i on i.id = p.issue_id where p.id = $1 and p.hidden_at is null
      and ${VISIBLE_ISSUE}`,
  proof: `select p.issue_id as "issueId", p.solver_id as "authorId"
    from proof p join issue i on i.id = p.issue_id where p.id = $1 and ${VISIBLE_ISSUE}`,
  profile: `select null::uuid as "issueId", u.id as "authorId" from app_user u
    where u.id = $1 and u.email not like '%@deleted.invalid'`,
};

/** Only publicly visible content. */
export async function findPublished(
  tx: Transaction,
  kind: ReportedKind,
  id: string,
): Promise<PublishedThing> {
  const [thing] = await tx.query<PublishedThing>(PUBLISHED[kind], [id]);
  if (!thing) throw new Refusal('not_found');
  return thing;
}

type NewReport = PublishedThing & {
  kind: ReportedKind;
  subjectId: string;
  userId: string;
  ground: string;
  text: string;
};

export async function countReports(tx: Transaction, userId: string, since: Date): Promise<number> {
  await lockQuota(tx, 'reports', userId);
  const [row] = await tx.query<{ reported: number }>(
    `select count(*)::integer as reported from content_report
     where user_id = $1 and reported_at > $2`,
    [userId, since],
  );
  return row?.reported ?? 0;
}

/** Opens a case if there is none. Returns whether to notify moderators: at most once an hour. */
export async function addReport(tx: Transaction, report: NewReport): Promise<boolean> {
  const { kind, subjectId, issueId, authorId, userId, ground, text } = report;
  // A no-op update: returns the row and locks it against a concurrent decision.
  const [open] = await tx.query<{ id: string }>(
    `insert into moderation_case (id, kind, subject_id, issue_id, author_id, opened_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, subject_id) where choice is null do update set kind = excluded.kind
     returning id`,
    [tx.randomUuid(), kind, subjectId, issueId, authorId, tx.now],
  );
  const added = await tx.query(
    `insert into content_report (kind, subject_id, user_id, case_id, ground, text, reported_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    [kind, subjectId, userId, open?.id, ground, text, tx.now],
  );
  if (added.length === 0) throw new Refusal('already_reported');
  // Of two simultaneous reports only one notifies.
  await tx.query("select pg_advisory_xact_lock(hashtext('trybe moderators told'))");
  const told = await tx.query(
    `with told as (
       update content_report set is_told = true
       where kind = $1 and subject_id = $2 and user_id = $3 and not exists (
         select from content_report where is_told and reported_at > $4)
       returning 1
     ) select from told`,
    [kind, subjectId, userId, new Date(tx.now.getTime() - HOUR_MS)],
  );
  return told.length > 0;
}

export async function loadModerationCase(tx: Transaction, id: string): Promise<ModerationCaseRow> {
  const found = await tx.manager
    .getRepository(moderationCaseEntity)
    .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw new Refusal('case_not_found');
  return found;
}

export async function findReporterIds(tx: Transaction, caseId: string): Promise<Set<string>> {
  const rows = await tx.query<{ user_id: string }>(
    'select user_id from content_report where case_id = $1',
    [caseId],
  );
  return new Set(rows.map((row) => row.user_id));
}

export async function saveModerationCase(
  tx: Transaction,
  id: string,
  change: Partial<ModerationCaseRow>,
): Promise<void> {
  await tx.manager.getRepository(moderationCaseEntity).update({ id }, change);
}
