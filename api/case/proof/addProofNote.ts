import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { proofNoteNotice } from './caseNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayAddNote } from './casePolicy.rules.ts';
import { loadIssue, loadParticipants } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { countProofNotes, insertProofNote, loadProof } from './proofs.sql.ts';

/** Adds a note to the solver's proof while its outcome can still change. */
export async function addProofNote(
  tx: Transaction,
  { proofId, text }: { proofId: string; text: string },
): Promise<void> {
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);

  const solver = signedIn(tx.actor);
  permit(mayAddNote(solver, proof, await countProofNotes(tx, proofId)));

  await insertProofNote(tx, { id: tx.randomUuid(), proofId, text });
  const data = { proofId, text: new PrivateValue(text) };
  await tx.audit({ issueId, action: 'proof_note_added', data });
  const people = await loadParticipants(tx, issueId);
  const notice = proofNoteNotice(solver.username, issue);
  await saveNotices(tx, issueId, noticesFor(people, solver.id, notice));
}
