import type { Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#api/domain/verification/ballots.ts';
import type { Draw, JuryWidening } from '#api/domain/verification/jury.ts';
import type { JuryOutcome, Seat } from '#api/domain/verification/jurySeats.ts';
import { JURY_SEATS } from '#schema/limits.ts';

/** The end of an issue's public record. */
export type AuditHead = { sequence: number; hash: Uint8Array };

/** The end of the record as it is now; nobody appends before the transaction ends. */
export async function readAuditHead(tx: Transaction, issueId: string): Promise<AuditHead> {
  const [row] = await tx.query<AuditHead>(
    'SELECT sequence, hash FROM audit_head WHERE issue_id = $1 FOR UPDATE',
    [issueId],
  );
  if (!row) throw new RangeError('An issue without a record has no proof.');
  return row;
}

export type NewJury = {
  proofId: string;
  issueId: string;
  isAppeal: boolean;
  endsAt: Date;
  drawn: { head: AuditHead; draw: Draw; widening: JuryWidening } | null;
};

/** Stores a jury; without a draw it has failed already. */
export async function insertJury(tx: Transaction, jury: NewJury): Promise<void> {
  const { drawn } = jury;
  await tx.query(
    `INSERT INTO jury (proof_id, issue_id, is_appeal, called_at, ends_at, audit_sequence, audit_head,
       list_hash, seed, radius_km, needs_experience, outcome, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      jury.proofId,
      jury.issueId,
      jury.isAppeal,
      tx.now,
      jury.endsAt,
      drawn?.head.sequence ?? null,
      drawn?.head.hash ?? null,
      drawn?.draw.listHash ?? null,
      drawn?.draw.seed ?? null,
      drawn?.widening.radiusKm ?? null,
      drawn?.widening.needsExperience ?? false,
      drawn === null ? 'arbitration' : null,
      drawn === null ? tx.now : null,
    ],
  );
}

/** Freezes the list of a draw in the order of the seats. */
export async function insertCandidates(
  tx: Transaction,
  proofId: string,
  people: readonly { userId: string; pseudonym: string }[],
): Promise<void> {
  await tx.query(
    `INSERT INTO jury_candidate (proof_id, position, user_id, pseudonym)
     SELECT $1, c.position, c.user_id, c.pseudonym
     FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS c (user_id, pseudonym, position)`,
    [proofId, people.map(({ userId }) => userId), people.map(({ pseudonym }) => pseudonym)],
  );
}

/** A jury that sits. People by user id; `pseudonymOf` has everybody in `order` and `seats`. */
export type OpenJury = {
  proofId: string;
  issueId: string;
  isAppeal: boolean;
  endsAt: Date;
  /** As far as seats can be offered now. */
  order: string[];
  seats: Seat[];
  verdicts: Map<string, ProofChoice>;
  pseudonymOf: ReadonlyMap<string, string>;
};

type CandidateRow = {
  user_id: string;
  pseudonym: string;
  status: Seat['status'] | null;
  offered_at: Date | null;
  choice: ProofChoice | null;
};

/** The jury over a proof, or null when none sits. The issue is locked by the caller. */
export async function readOpenJury(tx: Transaction, proofId: string): Promise<OpenJury | null> {
  const [jury] = await tx.query<Pick<OpenJury, 'issueId' | 'isAppeal' | 'endsAt'>>(
    `SELECT issue_id AS "issueId", is_appeal AS "isAppeal", ends_at AS "endsAt"
     FROM jury WHERE proof_id = $1 AND outcome IS NULL FOR NO KEY UPDATE`,
    [proofId],
  );
  if (!jury) return null;
  // Seats are offered in order: beyond the next five nobody can be asked in one step.
  const rows = await tx.query<CandidateRow>(
    `SELECT c.user_id, c.pseudonym, s.status, s.offered_at, v.choice
     FROM jury_candidate c
     LEFT JOIN jury_seat s ON s.proof_id = c.proof_id AND s.user_id = c.user_id
     LEFT JOIN jury_verdict v ON v.proof_id = c.proof_id AND v.user_id = c.user_id
     WHERE c.proof_id = $1
       AND c.position <= ${JURY_SEATS} + (SELECT count(*) FROM jury_seat WHERE proof_id = $1)
     ORDER BY c.position`,
    [proofId],
  );
  return {
    ...jury,
    proofId,
    order: rows.map((row) => row.user_id),
    seats: rows.flatMap(({ user_id: jurorId, status, offered_at: offeredAt }) =>
      status === null || offeredAt === null ? [] : [{ jurorId, status, offeredAt }],
    ),
    verdicts: new Map(
      rows.flatMap(({ user_id: id, choice }) => (choice === null ? [] : [[id, choice] as const])),
    ),
    pseudonymOf: new Map(rows.map((row) => [row.user_id, row.pseudonym])),
  };
}

/** Saves offers and answers; a seat that stands as it was is left alone. */
export async function saveSeats(
  tx: Transaction,
  proofId: string,
  seats: readonly Seat[],
): Promise<void> {
  await tx.query(
    `INSERT INTO jury_seat AS old (proof_id, user_id, status, offered_at, answered_at)
     SELECT $1, s.user_id, s.status, s.offered_at, CASE WHEN s.status <> 'offered' THEN $5::timestamptz END
     FROM unnest($2::uuid[], $3::text[], $4::timestamptz[]) AS s (user_id, status, offered_at)
     ON CONFLICT (proof_id, user_id) DO UPDATE
     SET status = excluded.status, answered_at = excluded.answered_at
     WHERE old.status <> excluded.status`,
    [
      proofId,
      seats.map(({ jurorId }) => jurorId),
      seats.map(({ status }) => status),
      seats.map(({ offeredAt }) => offeredAt),
      tx.now,
    ],
  );
}

export type NewVerdict = {
  proofId: string;
  jurorId: string;
  choice: ProofChoice;
  reason: string;
  salt: Uint8Array;
  seal: Uint8Array;
};

/** Stores a verdict; nothing of it but the seal is shown before the jury closes. */
export async function insertVerdict(tx: Transaction, verdict: NewVerdict): Promise<void> {
  const { proofId, jurorId, choice, reason, salt, seal } = verdict;
  await tx.query(
    `INSERT INTO jury_verdict (proof_id, user_id, choice, reason, salt, seal, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [proofId, jurorId, choice, reason, salt, seal, tx.now],
  );
}

/** Ends a jury; offers that nobody answered are over with it. */
export async function saveJuryOutcome(
  tx: Transaction,
  proofId: string,
  outcome: JuryOutcome,
): Promise<void> {
  await tx.query(
    `UPDATE jury_seat SET status = 'lapsed', answered_at = $2
     WHERE proof_id = $1 AND status = 'offered'`,
    [proofId, tx.now],
  );
  await tx.query('UPDATE jury SET outcome = $2, closed_at = $3 WHERE proof_id = $1', [
    proofId,
    outcome,
    tx.now,
  ]);
}

/** Every ambassador that can act, at most 500 people. */
export async function ambassadorIds(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM app_user WHERE account_role = 'ambassador' AND NOT is_frozen
     ORDER BY id LIMIT 500`,
  );
  return rows.map(({ id }) => id);
}
