import type { Transaction } from '#api/database/transaction.ts';
import { givesExperience } from '#api/people/connections.rules.ts';
import type { ProofRow } from './proofs.entities.ts';
import { findConnections } from '#api/people/accountTraces.sql.ts';
import { findChoosingDonors } from '#api/case/funding/selections.sql.ts';
import { saveOutcome, sealOutcome } from './proofs.sql.ts';
import { endClock } from './releaseClocks.sql.ts';
import { findChoices, saveTrust, type NewTrustEvent } from '#api/people/trust.sql.ts';

type Finish = {
  outcome: 'accepted' | 'rejected';
  decidedBy: NonNullable<ProofRow['decidedBy']>;
  /** The solver's proposal has ended too, not only this proof of it. */
  isWorkOver: boolean;
};

/**
 * Decides a proof finally: nothing can change the outcome any more. Everybody who judged gains or loses trust
 * by it, and so does the solver when the work is over. The issue is locked.
 */
export async function finishProof(
  tx: Transaction,
  proof: ProofRow,
  { outcome, decidedBy, isWorkOver }: Finish,
): Promise<void> {
  await saveOutcome(tx, proof.id, { outcome, decidedBy, isFinal: true });
  await endClock(tx, proof.id);
  await settleTrust(tx, proof, { outcome, isWorkOver });
}

/** The same for a rejection that stands and can no longer be contested. */
export async function sealRejection(
  tx: Transaction,
  proof: ProofRow,
  { isWorkOver }: Pick<Finish, 'isWorkOver'>,
): Promise<void> {
  await sealOutcome(tx, proof.id);
  await settleTrust(tx, proof, { outcome: 'rejected', isWorkOver });
}

async function settleTrust(
  tx: Transaction,
  proof: ProofRow,
  { outcome, isWorkOver }: Pick<Finish, 'outcome' | 'isWorkOver'>,
): Promise<void> {
  const donors = [...(await findChoosingDonors(tx, proof.proposalId))];
  const isExperience = givesExperience(donors, await findConnections(tx, donors));
  const about = { issueId: proof.issueId, proofId: proof.id, isExperience };
  const judges = (await findChoices(tx, proof.id)).map(({ userId, choice }): NewTrustEvent => {
    const hasAgreed = (choice === 'approve') === (outcome === 'accepted');
    return { ...about, userId, event: hasAgreed ? 'agreed' : 'disagreed' };
  });
  const event = outcome === 'accepted' ? 'solution_completed' : 'finally_rejected';
  const solver: NewTrustEvent[] = isWorkOver ? [{ ...about, userId: proof.solverId, event }] : [];
  await saveTrust(tx, [...judges, ...solver]);
}
