import type { Transaction } from '#api/database/transaction.ts';
import { releaseNotice } from '#api/case/proof/caseNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { isNoticeDue, isReleaseDue, recordNotice } from '#api/case/proof/releaseClock.rules.ts';
import { loadIssue, loadParticipants } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import {
  endClock,
  insertReleaseNotice,
  findClock,
  saveClock,
} from '#api/case/proof/releaseClocks.sql.ts';
import { acceptProof, isPayable } from '#api/case/proof/acceptProof.ts';
import { callJury } from '#api/case/jury/callJury.ts';

const AUTO_RELEASE = 'Nobody objected, and everybody was told a day before.';

/**
 * Announces the release of uncontested money, and carries it out a day later. Never without the announcement,
 * never while something pauses it. If a chargeback has left too little in escrow, a jury takes over. Safe to
 * repeat; returns whether it acted.
 */
export async function followRelease(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const proof = issue.verification === 'waiting_release' ? await findOpenProof(tx, issueId) : null;
  const clock = proof && (await findClock(tx, proof.id));
  if (!proof || !clock) return false;
  if (isReleaseDue(clock, tx.now)) {
    if (issue.isFrozen) return false;
    if (await isPayable(tx, issue, proof)) {
      await acceptProof(tx, issue, proof, { kind: 'auto_release', reason: AUTO_RELEASE });
    } else {
      await endClock(tx, proof.id);
      await callJury(tx, issue, proof, { isAppeal: false });
    }
    return true;
  }
  if (!isNoticeDue(clock, tx.now)) return false;
  const announced = recordNotice(clock, tx.now);
  await saveClock(tx, proof.id, announced);
  await insertReleaseNotice(tx, proof.id, announced.releaseAt);
  const data = { proofId: proof.id, releaseAt: announced.releaseAt.toISOString() };
  await tx.audit({ issueId, action: 'release_announced', data, isBySystem: true });
  const people = await loadParticipants(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, '', releaseNotice(issue)));
  return true;
}
