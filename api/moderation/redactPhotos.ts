import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { findPhotoIds, renewIssues, replacePictures, type Substitute } from './measures.sql.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';

/** Photos of a thing, and what is to stand in their place. */
export type Redaction = { photoIds: readonly string[]; substitute: Substitute };

/**
 * Replaces photos for good, everywhere and for everybody; nothing brings them back. Their files are
 * noted to be deleted.
 */
export async function redactPhotos(
  tx: Transaction,
  thing: { kind: ReportedKind; subjectId: string },
  { photoIds, substitute }: Redaction,
): Promise<void> {
  const known = await findPhotoIds(tx, thing.kind, thing.subjectId);
  if (photoIds.length === 0 || photoIds.some((id) => !known.has(id)))
    throw new Refusal('image_not_found');
  const { issueIds, personIds } = await replacePictures(tx, photoIds, substitute);
  await renewIssues(tx, issueIds);
  for (const id of issueIds) tx.publish({ topic: 'issue', id });
  for (const id of personIds) tx.publish({ topic: 'notification', id });
  tx.publish({ topic: 'issues', id: null });
}
