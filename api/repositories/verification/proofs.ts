import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { DECIDERS } from '#schema/verification/verification.ts';

export type Decider = (typeof DECIDERS)[number];

/** A proof as those who decide about it need it. */
export type OpenProof = {
  id: string;
  issueId: string;
  proposalId: string;
  /** 1 for the first proof of a proposal, 2 for the second. */
  number: number;
  solverId: string;
  submittedAt: Date;
  windowEndsAt: Date;
  outcome: 'accepted' | 'rejected' | null;
  /** Nothing can change the outcome any more. */
  isFinal: boolean;
  /** 32 bytes, secret until a jury is drawn with it; their SHA-256 is public. */
  jurySecret: Uint8Array;
  juryCommitment: Uint8Array;
};

const COLUMNS = `p.id, p.issue_id AS "issueId", p.proposal_id AS "proposalId", p.number,
  p.solver_id AS "solverId", p.submitted_at AS "submittedAt", p.window_ends_at AS "windowEndsAt",
  p.outcome, p.is_final AS "isFinal", p.jury_secret AS "jurySecret",
  p.jury_commitment AS "juryCommitment"`;

/** A proof by its id, whatever has become of it. Throws Refusal `proof_not_found`. */
export async function readProof(tx: Transaction, proofId: string): Promise<OpenProof> {
  const [row] = await tx.query<OpenProof>(`SELECT ${COLUMNS} FROM proof p WHERE p.id = $1`, [
    proofId,
  ]);
  if (!row) throw new Refusal('proof_not_found');
  return row;
}

/**
 * The newest proof of the work that goes on: not decided, or rejected while its solver can still do
 * something. Null: none. The issue is locked by the caller.
 */
export async function readOpenProof(tx: Transaction, issueId: string): Promise<OpenProof | null> {
  const [row] = await tx.query<OpenProof>(
    `SELECT ${COLUMNS} FROM proof p
     JOIN selection s ON s.proposal_id = p.proposal_id AND s.ended_at IS NULL
     WHERE p.issue_id = $1 AND NOT p.is_final ORDER BY p.number DESC LIMIT 1`,
    [issueId],
  );
  return row ?? null;
}

/** What a solver recorded when taking a picture. */
export type Capture = {
  id: string;
  takenAt: string | null;
  position: { latitude: number; longitude: number; accuracyM: number } | null;
  source: 'app' | 'file';
};

export type NewProof = Omit<OpenProof, 'outcome' | 'isFinal'> & {
  nonceId: string;
  summary: string;
  before: Capture;
  after: Capture;
  checkIn: { latitude: number; longitude: number; accuracyM: number; at: string | null };
  videoId: string | null;
  checks: unknown;
  writtenAt: string | null;
};

/** Stores a proof; from now on nobody changes it. Throws Refusal `id_taken`. */
export async function insertProof(tx: Transaction, proof: NewProof): Promise<void> {
  const recorded = ({ takenAt, position, source }: Capture) =>
    JSON.stringify({ takenAt, position, source });
  const inserted = await tx.query<{ id: string }>(
    `INSERT INTO proof (id, issue_id, proposal_id, number, solver_id, nonce_id, summary, before_id,
       after_id, before_capture, after_capture, check_in, video_id, checks, written_at,
       submitted_at, window_ends_at, jury_secret, jury_commitment)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      proof.id,
      proof.issueId,
      proof.proposalId,
      proof.number,
      proof.solverId,
      proof.nonceId,
      proof.summary,
      proof.before.id,
      proof.after.id,
      recorded(proof.before),
      recorded(proof.after),
      JSON.stringify(proof.checkIn),
      proof.videoId,
      JSON.stringify(proof.checks),
      proof.writtenAt,
      proof.submittedAt,
      proof.windowEndsAt,
      proof.jurySecret,
      proof.juryCommitment,
    ],
  );
  if (inserted.length === 0) throw new Refusal('id_taken');
}

/** Saves what came out; `isFinal`: nothing can change it any more. */
export async function saveOutcome(
  tx: Transaction,
  proofId: string,
  decided: { outcome: 'accepted' | 'rejected'; decidedBy: Decider; isFinal: boolean },
): Promise<void> {
  await tx.query(
    `UPDATE proof SET outcome = $2, decided_by = $3, decided_at = $4, is_final = $5 WHERE id = $1`,
    [proofId, decided.outcome, decided.decidedBy, tx.now, decided.isFinal],
  );
}

/** Makes the outcome that stands final. */
export async function sealOutcome(tx: Transaction, proofId: string): Promise<void> {
  await tx.query('UPDATE proof SET is_final = true WHERE id = $1', [proofId]);
}

/** Takes a rejection back into judgement, as an appeal does. */
export async function reopenProof(tx: Transaction, proofId: string): Promise<void> {
  await tx.query(
    'UPDATE proof SET outcome = NULL, decided_by = NULL, decided_at = NULL WHERE id = $1',
    [proofId],
  );
}

/**
 * SHA-256 (hex) of the video of a proof, which has to be an upload of this person; null without one.
 * Throws Refusal `photo_missing`.
 */
export async function readVideoHash(
  tx: Transaction,
  ownerId: string,
  videoId: string | null,
): Promise<string | null> {
  if (videoId === null) return null;
  const [row] = await tx.query<{ sha256: string }>(
    `SELECT encode(sha256, 'hex') AS sha256 FROM video_upload WHERE id = $1 AND owner_id = $2`,
    [videoId, ownerId],
  );
  const message = 'This video has not arrived yet.';
  if (!row) throw new Refusal('photo_missing', [{ path: 'videoId', message }]);
  return row.sha256;
}

/** How much its solver has added to a proof; its issue is locked by the caller. */
export async function countProofNotes(tx: Transaction, proofId: string): Promise<number> {
  const [row] = await tx.query<{ count: string }>(
    'SELECT count(*) AS count FROM proof_note WHERE proof_id = $1',
    [proofId],
  );
  return Number(row?.count ?? 0);
}

/** Stores an addition to a proof. */
export async function insertProofNote(
  tx: Transaction,
  note: { id: string; proofId: string; text: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO proof_note (id, proof_id, text, created_at) VALUES ($1, $2, $3, $4)',
    [note.id, note.proofId, note.text, tx.now],
  );
}
