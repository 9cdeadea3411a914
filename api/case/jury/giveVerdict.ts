import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { sealVerdict } from './jury.rules.ts';
import { giveVerdict as decideVerdict } from './jurySeats.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayGiveVerdict } from '#api/issues/issuePolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { insertVerdict, findOpenJury } from './juries.sql.ts';
import { isInvolved } from './jurorCandidates.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { reviewJury } from './reviewJury.ts';

const SALT_BYTES = 32;

/**
 * Gives a juror's verdict, once and finally. Until the jury closes only its seal is on record, so that no
 * juror follows the others.
 */
export async function giveVerdict(
  tx: Transaction,
  input: { proofId: string; choice: ProofChoice; reason: string },
): Promise<void> {
  const { proofId, choice, reason } = input;
  const { issueId } = await loadProof(tx, proofId);
  await loadIssue(tx, issueId);
  const jury = await findOpenJury(tx, proofId);

  const juror = signedIn(tx.actor);
  permit(mayGiveVerdict(juror));
  if (jury === null) throw new Refusal('wrong_state');

  decideVerdict(jury, juror.id, choice, tx.now);
  if (await isInvolved(tx, { issueId, proofId }, juror.id)) throw new Refusal('has_stake');
  const pseudonym = jury.pseudonymOf.get(juror.id) ?? '';
  const salt = tx.randomBytes(SALT_BYTES);
  const seal = sealVerdict({ issueId, jurorId: pseudonym, choice, reason }, salt, sha256);

  await insertVerdict(tx, { proofId, userId: juror.id, choice, reason, salt, seal });
  const data = { proofId, jurorId: pseudonym, seal: Buffer.from(seal).toString('hex') };
  await tx.audit({ issueId, action: 'verdict_sealed', data, isBySystem: true });
  await reviewJury(tx, issueId);
}
