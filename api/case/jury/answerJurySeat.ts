import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { answerSeat } from './jurySeats.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { mayTakePart } from '#api/issues/issuePolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { findOpenJury, saveSeats } from './juries.sql.ts';
import { isInvolved } from './jurorCandidates.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { reviewJury } from './reviewJury.ts';

/**
 * Accepts or declines a seat that the person was offered; a declined one goes to the next person in the drawn
 * order.
 */
export async function answerJurySeat(
  tx: Transaction,
  proofId: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const { issueId } = await loadProof(tx, proofId);
  await loadIssue(tx, issueId);
  const jury = await findOpenJury(tx, proofId);

  const juror = signedIn(tx.actor);
  // People who cannot be reached may still decline, so that the next in the order is asked at once.
  permit(mayTakePart(juror) ?? (answer === 'accepted' ? lacksContact(juror, 'judge') : null));
  if (jury === null) throw new Refusal('wrong_state');

  const seats = answerSeat(jury.seats, juror.id, answer, { endsAt: jury.endsAt, now: tx.now });
  if (answer === 'accepted' && (await isInvolved(tx, { issueId, proofId }, juror.id))) {
    throw new Refusal('has_stake');
  }

  await saveSeats(tx, proofId, seats);
  // Under the pseudonym only: jurors stay anonymous.
  const data = { proofId, jurorId: jury.pseudonymOf.get(juror.id), answer };
  await tx.audit({ issueId, action: 'jury_seat_answered', data, isBySystem: true });
  await reviewJury(tx, issueId);
}
