import type { Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#api/domain/verification/ballots.ts';
import { trustScore, type TrustEvent } from '#api/domain/verification/reputation.ts';

/** Something that moves a person's trust. Ids are null where it belongs to no case. */
export type NewTrustEvent = {
  userId: string;
  event: TrustEvent;
  issueId: string | null;
  proofId: string | null;
};

/**
 * Saves what moves people's trust and recomputes their scores from the whole log. One event per
 * person and proof: saving the same again changes nothing.
 */
export async function saveTrust(tx: Transaction, events: readonly NewTrustEvent[]): Promise<void> {
  // In one order everywhere, or two cases with the same people wait for each other for ever.
  const people = [...new Set(events.map(({ userId }) => userId))].toSorted();
  if (people.length === 0) return;
  await tx.query(
    'SELECT 1 FROM app_user WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [people],
  );
  await tx.query(
    `INSERT INTO trust_event (user_id, event, issue_id, proof_id, created_at)
     SELECT e.user_id, e.event, e.issue_id, e.proof_id, $5
     FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[]) WITH ORDINALITY
       AS e (user_id, event, issue_id, proof_id, number)
     ORDER BY e.number ON CONFLICT DO NOTHING`,
    [
      events.map(({ userId }) => userId),
      events.map(({ event }) => event),
      events.map(({ issueId }) => issueId),
      events.map(({ proofId }) => proofId),
      tx.now,
    ],
  );
  const log = await tx.query<{ userId: string; event: TrustEvent }>(
    `SELECT user_id AS "userId", event FROM trust_event WHERE user_id = ANY ($1::uuid[])
     ORDER BY id`,
    [people],
  );
  const scores = people.map((person) =>
    trustScore(log.filter(({ userId }) => userId === person).map(({ event }) => event)),
  );
  await tx.query(
    `UPDATE app_user u SET trust_score = s.score
     FROM unnest($1::uuid[], $2::smallint[]) AS s (id, score) WHERE u.id = s.id`,
    [people, scores],
  );
}

/** What everybody said who judged a proof: they gain or lose trust by what came out. */
export function findChoices(
  tx: Transaction,
  proofId: string,
): Promise<{ userId: string; choice: ProofChoice }[]> {
  return tx.query(
    `SELECT user_id AS "userId", choice FROM ballot WHERE proof_id = $1
     UNION ALL SELECT user_id, choice FROM jury_verdict WHERE proof_id = $1
     ORDER BY 1`,
    [proofId],
  );
}
