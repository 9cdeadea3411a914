import { IsNull, Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import {
  issueAmendmentEntity,
  issueAmendmentPhotoEntity,
  issuePhotoEntity,
} from '#api/issues/issues.entities.ts';
import type { AmendedField } from '#schema/issues/amendment.ts';
import { photoUrlSql, visibleAmendmentSql } from '#api/issues/issueColumns.sql.ts';
import { isReadableSql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { LIST_MAX } from '#schema/limits.ts';

export async function findPhotoUploads(tx: Transaction, issueId: string): Promise<string[]> {
  const photos = await tx.manager.getRepository(issuePhotoEntity).find({
    select: { uploadId: true },
    where: { issueId },
    order: { position: 'asc' },
  });
  return photos.map(({ uploadId }) => uploadId);
}

/** Both versions of changed fields; `photos`: upload ids, null if unchanged. */
type ReportChange = {
  fields: AmendedField[];
  photos: { from: readonly string[]; to: readonly string[] } | null;
};

/** Kept for the people whose money is in the issue. */
export async function insertChange(
  tx: Transaction,
  issueId: string,
  { fields, photos }: ReportChange,
): Promise<void> {
  const id = tx.randomUuid();
  const hasPhotos = photos !== null;
  const amendment = { id, issueId, createdAt: tx.now, note: null, fields, hasPhotos };
  await tx.manager.getRepository(issueAmendmentEntity).insert(amendment);
  const rows = (['from', 'to'] as const).flatMap((side) =>
    (photos?.[side] ?? []).map((uploadId, position) => ({
      amendmentId: id,
      issueId,
      side,
      position,
      uploadId,
    })),
  );
  if (rows.length > 0) await tx.manager.getRepository(issueAmendmentPhotoEntity).insert(rows);
}

export function countNotes(tx: Transaction, issueId: string): Promise<number> {
  return tx.manager.getRepository(issueAmendmentEntity).countBy({ issueId, note: Not(IsNull()) });
}

export async function insertNote(tx: Transaction, issueId: string, note: string): Promise<void> {
  const amendment = { id: tx.randomUuid(), issueId, createdAt: tx.now, note, fields: [] };
  await tx.manager.getRepository(issueAmendmentEntity).insert(amendment);
}

/** `readerId`: null for a visitor. */
type AmendmentReader = { origin: string; readerId: string | null; isModerator: boolean };

const photosSql = (side: 'from' | 'to') => `coalesce((
  select json_agg(${photoUrlSql('u')} order by p.position)
  from issue_amendment_photo p join upload u on u.id = p.upload_id
  where p.amendment_id = a.id and p.side = '${side}'), '[]')`;

const AMENDMENT_JSON = `json_build_object('id', a.id, 'createdAt', ${timeSql('a.created_at')},
  'note', a.note, 'fields', a.fields, 'photos', case when a.has_photos then
    json_build_object('from', ${photosSql('from')}, 'to', ${photosSql('to')}) end)`;

/** Changes and notes visible to the reader as JSON text, newest first, at most 200. */
export async function listAmendments(
  database: Queryable,
  issueId: string,
  { origin, readerId, isModerator }: AmendmentReader,
): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce((
       select json_agg(${AMENDMENT_JSON} order by a.created_at desc, a.id desc)
       from (
         select * from issue_amendment a
         where a.issue_id = i.id and ${visibleAmendmentSql('$3', '$4')}
         order by a.created_at desc, a.id desc limit ${LIST_MAX}
       ) a
     ), '[]')::text as items
     from issue i
     where i.id = $2 and (${isReadableSql('$3')} or ($4::boolean and i.deleted_at is null))`,
    [origin, issueId, readerId, isModerator],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row.items;
}
