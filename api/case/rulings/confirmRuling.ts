import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { confirmRuling as decideConfirmation } from './ruling.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayConfirmRuling } from './ambassadorPolicy.rules.ts';
import { lacksContact } from '#api/people/contactPolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { loadRuling, insertConfirmation, findStandingRuling } from './rulings.sql.ts';
import { carryOutRuling } from './carryOutRuling.ts';

/** The second ambassador's word on a ruling, which then takes effect. */
export async function confirmRuling(tx: Transaction, rulingId: string): Promise<void> {
  const { proofId, issueId } = await loadRuling(tx, rulingId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);
  const parties = await findParties(tx, issueId);
  const standing = await findStandingRuling(tx, proofId);

  const ambassador = signedIn(tx.actor);
  const on = { ...issue, parties, standing };
  permit(mayConfirmRuling(ambassador, on, proof) ?? lacksContact(ambassador, 'rule'));
  if (standing?.id !== rulingId) throw new Refusal('wrong_state');

  const ruling = { ...standing, ...decideConfirmation(standing, ambassador.id, parties) };

  await insertConfirmation(tx, rulingId, ambassador.id);
  await tx.audit({ issueId, action: 'ruling_confirmed', data: { rulingId, proofId } });
  await carryOutRuling(tx, { issue, proof, ruling });
}
