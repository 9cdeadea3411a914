import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { confirmationNotice, rulingNotice } from '#api/case/jury/juryNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { isRulingFinal, needsConfirmation, writeRuling as decideRuling } from './ruling.rules.ts';
import type { RulingChoice } from '#schema/verification/verification.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayRule } from './ambassadorPolicy.rules.ts';
import { lacksContact } from '#api/people/contactPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';
import { findAmbassadorIds } from '#api/people/staff.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { insertRuling, findStandingRuling } from './rulings.sql.ts';
import { carryOutRuling } from './carryOutRuling.ts';

/**
 * Rules on a case in arbitration. Up to the installation's limit it takes effect at once, above a
 * second ambassador has to confirm it.
 */
export async function writeRuling(
  tx: Transaction,
  input: { proofId: string; choice: RulingChoice; reason: string },
): Promise<void> {
  const { proofId, choice, reason } = input;
  const proof = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, proof.issueId);
  const parties = await findParties(tx, issue.id);
  const standing = await findStandingRuling(tx, proofId);

  const ambassador = signedIn(tx.actor);
  const on = { ...issue, parties, standing };
  permit(mayRule(ambassador, on, proof) ?? lacksContact(ambassador, 'rule'));

  const escrowCents = issue.fundingCents;
  const decided = decideRuling({ byId: ambassador.id, choice, escrowCents }, parties);
  const { largeEscrow } = await tx.money();
  const isConfirmationNeeded = needsConfirmation(escrowCents, largeEscrow);
  const ruling = { ...decided, id: tx.randomUuid(), proofId, reason };

  await insertRuling(tx, { ...ruling, issueId: issue.id, needsConfirmation: isConfirmationNeeded });
  const data = {
    rulingId: ruling.id,
    proofId,
    choice,
    escrowCents: String(escrowCents),
    needsConfirmation: isConfirmationNeeded,
    reason: new PrivateValue(reason),
  };
  await tx.audit({ issueId: issue.id, action: 'ruling_written', data });
  const notice = rulingNotice(choice, isConfirmationNeeded, issue);
  const people = await participantsOf(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, ambassador.id, notice));
  if (isRulingFinal(ruling, escrowCents, largeEscrow))
    return carryOutRuling(tx, { issue, proof, ruling });
  const others = noticesFor(await findAmbassadorIds(tx), ambassador.id, confirmationNotice(issue));
  await saveNotices(tx, issue.id, others);
}
