import { readRows, type Transaction } from '#api/database/transaction.ts';
import { pledgeEntity } from '#api/money/money.entities.ts';
import { ballotWeights, type Voter, type WeighedPledge } from './electorate.rules.ts';

/**
 * SQL: whether account `u` was frozen before the proposal of selection `s` was chosen, or has been erased.
 */
export const FROZEN_BEFORE =
  "(u.is_frozen and coalesce(u.frozen_since, '-infinity') < s.selected_at)";

/**
 * The voters on a proposal's work, weighted by their money at the choice; later refunds and chargebacks
 * change nothing. `frozenIds`: donors left out because their accounts were frozen before the choice.
 */
export async function findElectorate(
  tx: Transaction,
  work: { proposalId: string; solverId: string; creatorId: string | null },
): Promise<{ voters: Voter[]; frozenIds: ReadonlySet<string> }> {
  const { proposalId, solverId, creatorId } = work;
  const pledges = await readRows<WeighedPledge & { isFrozen: boolean }>(
    tx,
    pledgeEntity,
    `select w.user_id, w.amount_cents, p.pledge_number, ${FROZEN_BEFORE} as "isFrozen"
     from selection_weight w join pledge p on p.id = w.pledge_id
     join app_user u on u.id = w.user_id join selection s on s.proposal_id = w.proposal_id
     where w.proposal_id = $1 order by p.pledge_number`,
    [proposalId],
  );
  const frozenIds = new Set(
    pledges.filter(({ isFrozen }) => isFrozen).map(({ donorId }) => donorId),
  );
  const frozenCreator = await tx.query(
    `select 1 from app_user u, selection s
     where u.id = $1 and s.proposal_id = $2 and ${FROZEN_BEFORE}`,
    [creatorId, proposalId],
  );
  if (creatorId !== null && frozenCreator.length > 0) frozenIds.add(creatorId);
  return { voters: ballotWeights({ creatorId, solverId, frozenIds, pledges }), frozenIds };
}

/** Adds who judges a proof and with what weight, permanently. */
export async function insertVoters(
  tx: Transaction,
  proofId: string,
  voters: readonly Voter[],
): Promise<void> {
  await tx.query(
    `insert into proof_voter (proof_id, user_id, role, weight, pledged_cents)
     select $1, v.user_id, v.role, v.weight, v.cents
     from unnest($2::uuid[], $3::text[], $4::numeric[], $5::bigint[])
       as v (user_id, role, weight, cents)`,
    [
      proofId,
      voters.map(({ userId }) => userId),
      voters.map(({ role }) => role),
      voters.map(({ weight }) => String(weight)),
      voters.map(({ pledgedCents }) => String(pledgedCents)),
    ],
  );
}

/** The same for the public record, which identifies people by their digests. */
export function findPublicVoters(tx: Transaction, proofId: string): Promise<unknown[]> {
  return tx.query(
    `select encode(sha256(u.audit_salt || convert_to(u.id::text, 'UTF8')), 'hex') as voter, v.role,
       v.weight::text as weight, v.pledged_cents::text as "pledgedCents"
     from proof_voter v join app_user u on u.id = v.user_id where v.proof_id = $1
     order by v.weight desc, voter`,
    [proofId],
  );
}
