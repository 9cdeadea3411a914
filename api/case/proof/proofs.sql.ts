import { insertIfNew } from '#api/platform/insertIfNew.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { videoUploadEntity } from '#api/platform/media.entities.ts';
import { proofEntity, proofNoteEntity, type ProofRow } from './proofs.entities.ts';

/** A proof by its id, whatever has become of it. */
export async function loadProof(tx: Transaction, id: string): Promise<ProofRow> {
  const proof = await tx.manager.getRepository(proofEntity).findOneBy({ id });
  if (!proof) throw new Refusal('proof_not_found');
  return proof;
}

/**
 * The newest proof of the work that goes on: not decided, or rejected while its solver can still do
 * something. Null: none. The issue is locked by the caller.
 */
export function findOpenProof(tx: Transaction, issueId: string): Promise<ProofRow | null> {
  return tx.manager
    .getRepository(proofEntity)
    .createQueryBuilder('p')
    .innerJoin('selection', 's', 's.proposal_id = p.proposal_id and s.ended_at is null')
    .where({ issueId, isFinal: false })
    .orderBy('p.number', 'DESC')
    .limit(1)
    .getOne();
}

/** A proof as it is submitted: nothing has come of it yet. */
export type NewProof = Omit<ProofRow, 'outcome' | 'decidedBy' | 'decidedAt' | 'isFinal'>;

/** Adds a proof; from now on nobody changes it. */
export async function insertProof(tx: Transaction, proof: NewProof): Promise<void> {
  if (!(await insertIfNew(tx, proofEntity, proof))) throw new Refusal('id_taken');
}

/** Saves what came out; `isFinal`: nothing can change it any more. */
export async function saveOutcome(
  tx: Transaction,
  id: string,
  decided: Pick<ProofRow, 'outcome' | 'decidedBy' | 'isFinal'>,
): Promise<void> {
  const decidedAt = decided.outcome === null ? null : tx.now;
  await tx.manager.getRepository(proofEntity).update({ id }, { ...decided, decidedAt });
}

/** Makes the outcome that stands final. */
export async function sealOutcome(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(proofEntity).update({ id }, { isFinal: true });
}

/**
 * SHA-256 (hex) of the video of a proof, which has to be an upload of this person; null without
 * one.
 */
export async function loadVideoHash(
  tx: Transaction,
  ownerId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const video = await tx.manager.getRepository(videoUploadEntity).findOneBy({ id, ownerId });
  const message = 'This video has not arrived yet.';
  if (!video) throw new Refusal('photo_missing', [{ path: 'videoId', message }]);
  return Buffer.from(video.sha256).toString('hex');
}

/** How much its solver has added to a proof; its issue is locked by the caller. */
export function countProofNotes(tx: Transaction, proofId: string): Promise<number> {
  return tx.manager.getRepository(proofNoteEntity).countBy({ proofId });
}

/** Adds a note to a proof. */
export async function insertProofNote(
  tx: Transaction,
  note: { id: string; proofId: string; text: string },
): Promise<void> {
  await tx.manager.getRepository(proofNoteEntity).insert({ ...note, createdAt: tx.now });
}
