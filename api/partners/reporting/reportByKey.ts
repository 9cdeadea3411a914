import { holdContent, insertUpload } from '#api/database/files/uploads.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { addReport } from '#api/issues/reportIssue.ts';
import type { ReportFields } from '#api/issues/reports.sql.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import type { UsedKey } from '#api/partners/keys/apiKeys.sql.ts';
import { countApiReports, findSameReport, saveApiReport } from './apiReports.sql.ts';

export type KeyReport = {
  key: UsedKey;
  /** Digest of what was sent. */
  digest: Uint8Array;
  fields: ReportFields;
  answers: GivenAnswers['values'];
  pictures: readonly StoredPicture[];
  /** Stores the bytes again, if they were just being deleted. */
  storeAgain: () => Promise<void>;
};

/**
 * A report by another program, without a reporter. Returns its id; the same content from the same key within
 * a day is the same report.
 */
export async function reportByKey(tx: Transaction, report: KeyReport): Promise<string> {
  const { key, digest, fields, answers } = report;
  const sent = { keyId: key.id, digest };
  // Concurrent repeats wait here, and then find the first one.
  await lockQuota(tx, 'keys', key.id);
  const known = await findSameReport(tx, sent, tx.now);
  if (known !== null) return known;
  const photos = await savePictures(tx, report);
  const id = tx.randomUuid();
  const input = { ...fields, id, photos, answers: { asked: null, values: answers } };
  await addReport(tx, input, {
    reporterId: null,
    photosOf: key.madeBy,
    // This one is not counted yet.
    countSince: async (since) => (await countApiReports(tx, key.id, since)) + 1,
  });
  await saveApiReport(tx, id, sent);
  return id;
}

async function savePictures(tx: Transaction, { key, pictures, storeAgain }: KeyReport) {
  const photos = pictures.map((picture) => ({ ...picture, id: tx.randomUuid() }));
  for (const { sha256 } of photos) await holdContent(tx, sha256);
  if (photos.length > 0) await storeAgain();
  for (const photo of photos) await insertUpload(tx, { ...photo, ownerId: key.madeBy });
  return photos.map(({ id, sha256 }) => ({ id, sha256 }));
}
