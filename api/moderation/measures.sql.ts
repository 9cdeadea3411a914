import { IsNull, Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { appUserEntity } from '#api/people/accounts.entities.ts';
import { chatMessageEntity, issueEntity } from '#api/issues/issues.entities.ts';
import { proposalEntity } from '#api/case/funding/proposals.entities.ts';
import type { UploadRow } from '#api/platform/media.entities.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';

export type Substitute = Pick<UploadRow, 'sha256' | 'mime' | 'bytes' | 'width' | 'height'> & {
  perceptualHash: bigint;
};

/**
 * Hides or restores a message and updates the count; returns whether that changed anything. The
 * caller locks the issue.
 */
export async function saveMessageHidden(
  tx: Transaction,
  { id, issueId }: { id: string; issueId: string },
  isHidden: boolean,
): Promise<boolean> {
  const other = { id, hiddenAt: isHidden ? IsNull() : Not(IsNull()) };
  const { affected } = await tx.manager
    .getRepository(chatMessageEntity)
    .update(other, { hiddenAt: isHidden ? tx.now : null });
  if (affected !== 1) return false;
  const step = isHidden ? -1 : 1;
  await tx.manager.getRepository(issueEntity).increment({ id: issueId }, 'messageCount', step);
  return true;
}

/** Hides or restores the text of a proposal; returns whether that changed anything. */
export async function saveProposalHidden(
  tx: Transaction,
  id: string,
  isHidden: boolean,
): Promise<boolean> {
  const other = { id, hiddenAt: isHidden ? IsNull() : Not(IsNull()) };
  const { affected } = await tx.manager
    .getRepository(proposalEntity)
    .update(other, { hiddenAt: isHidden ? tx.now : null });
  return affected === 1;
}

/** Null: ends the restriction. */
export async function saveRestriction(
  tx: Transaction,
  id: string,
  restrictedUntil: Date | null,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, { restrictedUntil });
}

const PHOTOS_OF: Partial<Record<ReportedKind, string>> = {
  issue: `select upload_id as id from issue_photo where issue_id = $1
    union select upload_id from issue_amendment_photo where issue_id = $1
    union select photo_id from official_answer where issue_id = $1 and photo_id is not null`,
  proof: `select unnest(array[before_id, after_id]) as id from proof where id = $1`,
  profile: 'select avatar_id as id from app_user where id = $1 and avatar_id is not null',
};

/** By position. */
export async function findPhotoIds(
  tx: Transaction,
  kind: ReportedKind,
  id: string,
): Promise<Set<string>> {
  const sql = PHOTOS_OF[kind];
  const rows = sql === undefined ? [] : await tx.query<{ id: string }>(sql, [id]);
  return new Set(rows.map((row) => row.id));
}

/**
 * Replaces the uploads wherever the same file was used, and marks all stored variants for deletion; an avatar
 * is removed from its profile. Returns affected issues and people.
 */
export async function replacePictures(
  tx: Transaction,
  ids: readonly string[],
  substitute: Substitute,
): Promise<{ issueIds: string[]; personIds: string[] }> {
  const { sha256, mime, bytes, width, height, perceptualHash } = substitute;
  const same = `select id from upload where redacted_at is null
    and sha256 in (select sha256 from upload where id = any ($1::uuid[]))`;
  const issues = await tx.query<{ id: string }>(
    `select issue_id as id from issue_photo where upload_id in (${same})
     union select issue_id from issue_amendment_photo where upload_id in (${same})
     union select issue_id from official_answer where photo_id in (${same})
     union select issue_id from proof where before_id in (${same}) or after_id in (${same})`,
    [ids],
  );
  // guard: redacted-photo-is-forgotten
  await tx.query(
    `insert into forgotten_file (kind, sha256)
     select distinct 'picture', sha256 from upload where id = any ($1::uuid[]) and redacted_at is null
     on conflict do nothing`,
    [ids],
  );
  const people = await tx.query<{ id: string }>(
    `with faceless as (
       update app_user set avatar_id = null where avatar_id in (${same}) returning id
     ) select id from faceless`,
    [ids],
  );
  await tx.query(
    `update upload set sha256 = decode($2, 'hex'), mime = $3, bytes = $4, width = $5, height = $6,
       perceptual_hash = $7, redacted_at = $8
     where id in (${same})`,
    [ids, sha256, mime, bytes, width, height, String(BigInt.asIntN(64, perceptualHash)), tx.now],
  );
  return { issueIds: issues.map(({ id }) => id), personIds: people.map(({ id }) => id) };
}

/** New versions, so that clients reload the issues. */
export async function renewIssues(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query('update issue set is_hidden = is_hidden where id = any ($1::uuid[])', [ids]);
}
