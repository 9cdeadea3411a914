import { IsNull, Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import {
  issueAmendmentEntity,
  issueAmendmentPhotoEntity,
  issuePhotoEntity,
} from './issues.entities.ts';
import type { AmendedField } from '#schema/issues/amendment.ts';

/** The uploads that are the photos of an issue, in their order. */
export async function findPhotoUploads(tx: Transaction, issueId: string): Promise<string[]> {
  const photos = await tx.manager.getRepository(issuePhotoEntity).find({
    select: { uploadId: true },
    where: { issueId },
    order: { position: 'asc' },
  });
  return photos.map(({ uploadId }) => uploadId);
}

/** Both versions of what changed; `photos`: the ids of uploads, null where they stayed. */
export type ReportChange = {
  fields: AmendedField[];
  photos: { from: readonly string[]; to: readonly string[] } | null;
};

/** Keeps both versions of a change for those whose money is in the issue. */
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

/** How many notes an issue has. */
export function countNotes(tx: Transaction, issueId: string): Promise<number> {
  return tx.manager.getRepository(issueAmendmentEntity).countBy({ issueId, note: Not(IsNull()) });
}

/** Appends a note to an issue. */
export async function insertNote(tx: Transaction, issueId: string, note: string): Promise<void> {
  const amendment = { id: tx.randomUuid(), issueId, createdAt: tx.now, note, fields: [] };
  await tx.manager.getRepository(issueAmendmentEntity).insert(amendment);
}
