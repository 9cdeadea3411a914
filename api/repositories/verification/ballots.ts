import { readRows } from '#api/database/readRows.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { COUNTS_FOR_NOTHING } from '#api/database/voterSql.ts';
import {
  ballotWeights,
  type ProofChoice,
  type Voter,
  type WeighedPledge,
} from '#api/domain/verification/ballots.ts';
import type { BallotBox } from '#api/domain/verification/tally.ts';
import { appUserEntity } from '#api/entities/accounts.ts';
import { pledgeEntity } from '#api/entities/money.ts';
import {
  ballotEntity,
  proofVoterEntity,
  voteClosingEntity,
  type BallotRow,
  type ProofVoterRow,
  type VoteClosingRow,
} from '#api/entities/proofs.ts';

/**
 * Who judges the work on a proposal: by the money of each donor when it was chosen, without what a
 * bank has taken back since. `frozenIds`: who would, were the account not frozen.
 */
export async function findElectorate(
  tx: Transaction,
  work: { proposalId: string; solverId: string; creatorId: string | null },
): Promise<{ voters: Voter[]; frozenIds: ReadonlySet<string> }> {
  const { proposalId, solverId, creatorId } = work;
  const pledges = await readRows<WeighedPledge & { isFrozen: boolean }>(
    tx,
    pledgeEntity,
    `SELECT w.user_id, w.amount_cents, p.pledge_number, u.is_frozen AS "isFrozen"
     FROM selection_weight w JOIN pledge p ON p.id = w.pledge_id JOIN app_user u ON u.id = w.user_id
     WHERE w.proposal_id = $1 AND p.status <> 'charged_back' ORDER BY p.pledge_number`,
    [proposalId],
  );
  const frozenIds = new Set(
    pledges.filter(({ isFrozen }) => isFrozen).map(({ donorId }) => donorId),
  );
  const people = tx.manager.getRepository(appUserEntity);
  if (creatorId !== null && (await people.existsBy({ id: creatorId, isFrozen: true }))) {
    frozenIds.add(creatorId);
  }
  return { voters: ballotWeights({ creatorId, solverId, frozenIds, pledges }), frozenIds };
}

/** Adds who judges a proof with what weight, for good. */
export async function insertVoters(
  tx: Transaction,
  proofId: string,
  voters: readonly Voter[],
): Promise<void> {
  await tx.query(
    `INSERT INTO proof_voter (proof_id, user_id, role, weight, pledged_cents)
     SELECT $1, v.user_id, v.role, v.weight, v.cents
     FROM unnest($2::uuid[], $3::text[], $4::numeric[], $5::bigint[])
       AS v (user_id, role, weight, cents)`,
    [
      proofId,
      voters.map(({ userId }) => userId),
      voters.map(({ role }) => role),
      voters.map(({ weight }) => String(weight)),
      voters.map(({ pledgedCents }) => String(pledgedCents)),
    ],
  );
}

/** The same as the public record shows it: people as the digests that the record knows them by. */
export function findPublicVoters(tx: Transaction, proofId: string): Promise<unknown[]> {
  return tx.query(
    `SELECT encode(sha256(u.audit_salt || convert_to(u.id::text, 'UTF8')), 'hex') AS voter, v.role,
       v.weight::text AS weight, v.pledged_cents::text AS "pledgedCents"
     FROM proof_voter v JOIN app_user u ON u.id = v.user_id WHERE v.proof_id = $1
     ORDER BY v.weight DESC, voter`,
    [proofId],
  );
}

/** People as the public record knows them. */
export async function findDigests(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ digest: string }>(
    `SELECT encode(sha256(audit_salt || convert_to(id::text, 'UTF8')), 'hex') AS digest
     FROM app_user WHERE id = ANY ($1::uuid[]) ORDER BY digest`,
    [userIds],
  );
  return rows.map(({ digest }) => digest);
}

type VoterRow = ProofVoterRow & {
  choice: ProofChoice | null;
  isFrozen: boolean;
  isUncounted: boolean;
};

/** The vote on a proof as it stands. A donor whose money a bank took back has no say any more. */
export async function loadBallotBox(tx: Transaction, proofId: string): Promise<BallotBox> {
  const rows = await readRows<VoterRow>(
    tx,
    proofVoterEntity,
    `SELECT v.*, b.choice, u.is_frozen AS "isFrozen", ${COUNTS_FOR_NOTHING} AS "isUncounted"
     FROM proof_voter v JOIN app_user u ON u.id = v.user_id
     LEFT JOIN ballot b ON b.proof_id = v.proof_id AND b.user_id = v.user_id
     WHERE v.proof_id = $1`,
    [proofId],
  );
  return {
    voters: rows.filter(({ isFrozen, isUncounted }) => isFrozen || !isUncounted),
    ballots: new Map(
      rows.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(rows.filter(({ isUncounted }) => isUncounted).map(({ userId }) => userId)),
  };
}

/** Adds a ballot, for good. */
export async function insertBallot(
  tx: Transaction,
  ballot: Omit<BallotRow, 'createdAt'>,
): Promise<void> {
  await tx.manager.getRepository(ballotEntity).insert({ ...ballot, createdAt: tx.now });
}

/** Adds the figures with which a vote closed. */
export async function insertClosing(
  tx: Transaction,
  closing: Omit<VoteClosingRow, 'closedAt'>,
): Promise<void> {
  await tx.manager.getRepository(voteClosingEntity).insert({ ...closing, closedAt: tx.now });
}
