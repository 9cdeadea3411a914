import type { Transaction } from '#api/database/transaction.ts';
import type { Payout } from '#api/money/payout.rules.ts';
import {
  payoutEntity,
  releaseDecisionEntity,
  type PayoutRow,
  type ReleaseDecisionRow,
} from '#api/money/money.entities.ts';
import { proposalEntity, selectionEntity } from '#api/case/funding/proposals.entities.ts';

/** Adds the reason why money may leave an escrow; the database refuses one without its basis. */
export async function insertReleaseDecision(
  tx: Transaction,
  decision: Omit<ReleaseDecisionRow, 'decidedAt'>,
): Promise<void> {
  await tx.manager.getRepository(releaseDecisionEntity).insert({ ...decision, decidedAt: tx.now });
}

/** Adds what the provider has to pay to a solver, and when it is due. */
export async function insertPayout(
  tx: Transaction,
  due: Pick<PayoutRow, 'id' | 'issueId' | 'proposalId' | 'decisionId' | 'solverId' | 'dueAt'>,
  { compensationCents, feeCents, returns }: Payout,
): Promise<void> {
  const returnedCents = returns.reduce((sum, { amountCents }) => sum + amountCents, 0n);
  const sums = { amountCents: compensationCents, feeCents, returnedCents };
  await tx.manager.getRepository(payoutEntity).insert({ ...due, ...sums, releasedAt: tx.now });
}

/** Saves that the work of a chosen solver is done; the other proposals remain `not_selected`. */
export async function completeSelection(tx: Transaction, proposalId: string): Promise<void> {
  await tx.manager.getRepository(selectionEntity).update({ proposalId }, { endedAt: tx.now });
  await tx.manager
    .getRepository(proposalEntity)
    .update({ id: proposalId }, { status: 'completed' });
}

export async function loadCompensation(tx: Transaction, proposalId: string): Promise<bigint> {
  const proposal = await tx.manager
    .getRepository(proposalEntity)
    .findOneByOrFail({ id: proposalId });
  return proposal.compensationCents;
}
