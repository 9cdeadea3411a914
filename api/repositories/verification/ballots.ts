import type { Transaction } from '#api/database/transaction.ts';
import { COUNTS_FOR_NOTHING } from '#api/database/voterSql.ts';
import { ballotWeights, type ProofChoice, type Voter } from '#api/domain/verification/ballots.ts';
import type { BallotBox, Tally, TallyOutcome } from '#api/domain/verification/tally.ts';

type WeightRow = { donorId: string; amount: string; pledgeNumber: number; isFrozen: boolean };

/**
 * Who judges the work on a proposal: by the money of each donor when it was chosen, without what a
 * bank has taken back since. `frozenIds`: who would, were the account not frozen.
 */
export async function electorateOf(
  tx: Transaction,
  work: { proposalId: string; solverId: string; creatorId: string | null },
): Promise<{ voters: Voter[]; frozenIds: ReadonlySet<string> }> {
  const { proposalId, solverId, creatorId } = work;
  const rows = await tx.query<WeightRow>(
    `SELECT w.user_id AS "donorId", w.amount_cents AS amount, p.pledge_number AS "pledgeNumber",
       u.is_frozen AS "isFrozen"
     FROM selection_weight w JOIN pledge p ON p.id = w.pledge_id JOIN app_user u ON u.id = w.user_id
     WHERE w.proposal_id = $1 AND p.status <> 'charged_back' ORDER BY p.pledge_number`,
    [proposalId],
  );
  const [creator] = await tx.query<{ isFrozen: boolean }>(
    'SELECT is_frozen AS "isFrozen" FROM app_user WHERE id = $1',
    [creatorId],
  );
  const frozenIds = new Set(rows.filter(({ isFrozen }) => isFrozen).map(({ donorId }) => donorId));
  if (creatorId !== null && creator?.isFrozen) frozenIds.add(creatorId);
  const pledges = rows.map(({ donorId, amount, pledgeNumber }) => ({
    donorId,
    pledgeNumber,
    amountCents: BigInt(amount),
  }));
  return { voters: ballotWeights({ creatorId, solverId, frozenIds, pledges }), frozenIds };
}

/** Fixes who judges a proof with what weight. */
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
export async function publicVotersOf(tx: Transaction, proofId: string): Promise<unknown[]> {
  return tx.query(
    `SELECT encode(sha256(u.audit_salt || convert_to(u.id::text, 'UTF8')), 'hex') AS voter, v.role,
       v.weight::text AS weight, v.pledged_cents::text AS "pledgedCents"
     FROM proof_voter v JOIN app_user u ON u.id = v.user_id WHERE v.proof_id = $1
     ORDER BY v.weight DESC, voter`,
    [proofId],
  );
}

/** People as the public record knows them. */
export async function digestsOf(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ digest: string }>(
    `SELECT encode(sha256(audit_salt || convert_to(id::text, 'UTF8')), 'hex') AS digest
     FROM app_user WHERE id = ANY ($1::uuid[]) ORDER BY digest`,
    [userIds],
  );
  return rows.map(({ digest }) => digest);
}

type BoxRow = {
  userId: string;
  role: Voter['role'];
  weight: string;
  cents: string;
  choice: ProofChoice | null;
  isFrozen: boolean;
  isUncounted: boolean;
};

/** The vote on a proof as it stands. A donor whose money a bank took back has no say any more. */
export async function readBallotBox(tx: Transaction, proofId: string): Promise<BallotBox> {
  const rows = await tx.query<BoxRow>(
    `SELECT v.user_id AS "userId", v.role, v.weight, v.pledged_cents AS cents, b.choice,
       u.is_frozen AS "isFrozen", ${COUNTS_FOR_NOTHING} AS "isUncounted"
     FROM proof_voter v JOIN app_user u ON u.id = v.user_id
     LEFT JOIN ballot b ON b.proof_id = v.proof_id AND b.user_id = v.user_id
     WHERE v.proof_id = $1`,
    [proofId],
  );
  const withSay = rows.filter(({ isFrozen, isUncounted }) => isFrozen || !isUncounted);
  return {
    voters: withSay.map(({ userId, role, weight, cents }) => ({
      userId,
      role,
      weight: BigInt(weight),
      pledgedCents: BigInt(cents),
    })),
    ballots: new Map(
      rows.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(rows.filter(({ isUncounted }) => isUncounted).map(({ userId }) => userId)),
  };
}

/** Stores a ballot, for good. */
export async function insertBallot(
  tx: Transaction,
  ballot: { proofId: string; userId: string; choice: ProofChoice; reason: string },
): Promise<void> {
  const { proofId, userId, choice, reason } = ballot;
  await tx.query(
    `INSERT INTO ballot (proof_id, user_id, choice, reason, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [proofId, userId, choice, reason, tx.now],
  );
}

/** Records the figures with which a vote closed. */
export async function insertClosing(
  tx: Transaction,
  proofId: string,
  closing: { tally: Tally; outcome: TallyOutcome; hasOpenFlag: boolean },
): Promise<void> {
  const { tally, outcome, hasOpenFlag } = closing;
  await tx.query(
    `INSERT INTO vote_closing (proof_id, outcome, total_weight, approve_weight, reject_weight,
       approve_cents, reject_cents, has_open_flag, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      proofId,
      outcome,
      String(tally.totalWeight),
      String(tally.approveWeight),
      String(tally.rejectWeight),
      String(tally.approveCents),
      String(tally.rejectCents),
      hasOpenFlag,
      tx.now,
    ],
  );
}
