import { insertIfNew } from '#api/database/insertIfNew.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { videoUploadEntity } from '#api/platform/media.entities.ts';
import { proofEntity, proofNoteEntity, type ProofRow } from './proofs.entities.ts';
import { photoUrlSql } from '#api/issues/issueColumns.sql.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { Proof } from '#schema/case/proof.ts';

/** A proof in any state. */
export async function loadProof(tx: Transaction, id: string): Promise<ProofRow> {
  const proof = await tx.manager.getRepository(proofEntity).findOneBy({ id });
  if (!proof) throw new Refusal('proof_not_found');
  return proof;
}

/**
 * The newest proof of the current work: undecided, or rejected while its solver still has a remedy. Null:
 * none. The caller locks the issue.
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

/** A proof as submitted, without an outcome. */
export type NewProof = Omit<ProofRow, 'outcome' | 'decidedBy' | 'decidedAt' | 'isFinal'>;

/** Adds a proof, which is immutable. */
export async function insertProof(tx: Transaction, proof: NewProof): Promise<void> {
  if (!(await insertIfNew(tx, proofEntity, proof))) throw new Refusal('id_taken');
}

/** Saves the outcome; `isFinal`: nothing can change it any more. */
export async function saveOutcome(
  tx: Transaction,
  id: string,
  decided: Pick<ProofRow, 'outcome' | 'decidedBy' | 'isFinal'>,
): Promise<void> {
  const decidedAt = decided.outcome === null ? null : tx.now;
  await tx.manager.getRepository(proofEntity).update({ id }, { ...decided, decidedAt });
}

/** Makes the current outcome final. */
export async function sealOutcome(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(proofEntity).update({ id }, { isFinal: true });
}

/** SHA-256 (hex) of a proof's video, which has to be an upload of this person; null: no video. */
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

/** How many notes its solver has added to a proof; the caller locks the issue. */
export function countProofNotes(tx: Transaction, proofId: string): Promise<number> {
  return tx.manager.getRepository(proofNoteEntity).countBy({ proofId });
}

export async function insertProofNote(
  tx: Transaction,
  note: { id: string; proofId: string; text: string },
): Promise<void> {
  await tx.manager.getRepository(proofNoteEntity).insert({ ...note, createdAt: tx.now });
}

/** A picture of the proof `p`; needs the origin of links as the first parameter. */
const captureJson = (which: 'before' | 'after') => `(
  select json_build_object(
    'photo', json_build_object('id', u.id, 'url', ${photoUrlSql('u')},
      'sha256', encode(u.sha256, 'hex'), 'width', u.width, 'height', u.height,
      'takenAt', p.${which}_capture -> 'takenAt'),
    'takenAt', p.${which}_capture -> 'takenAt', 'position', p.${which}_capture -> 'position',
    'source', p.${which}_capture -> 'source')
  from upload u where u.id = p.${which}_id)`;

/**
 * The proof `p` in the shape of the contract, as members of a JSON object. Needs the origin of links
 * as the first parameter.
 */
export const PROOF_MEMBERS = `
  'id', p.id, 'issueId', p.issue_id, 'proposalId', p.proposal_id, 'number', p.number,
  'solverId', p.solver_id,
  'solverName', (select u.username from app_user u where u.id = p.solver_id),
  'summary', p.summary, 'before', ${captureJson('before')}, 'after', ${captureJson('after')},
  'checkIn', p.check_in,
  'videoUrl', $1::text || '/api/videos/' || p.video_id,
  'checks', p.checks, 'submittedAt', ${timeSql('p.submitted_at')},
  'notes', coalesce((select json_agg(json_build_object(
      'text', n.text, 'createdAt', ${timeSql('n.created_at')}) order by n.created_at, n.id)
    from proof_note n where n.proof_id = p.id), '[]')`;

/** One proof, as the response to submitting it. */
export async function getProof(database: Queryable, id: string, origin: string): Promise<Proof> {
  const [row] = await database.query<{ proof: Proof }>(
    `select json_build_object(${PROOF_MEMBERS}) as proof from proof p where p.id = $2`,
    [origin, id],
  );
  if (!row) throw new RangeError('The proof has just been written and is not there');
  return row.proof;
}
