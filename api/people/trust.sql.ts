import type { Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { trustScore, type TrustEvent } from './reputation.rules.ts';

/** Ids are null outside of a case. */
export type NewTrustEvent = {
  userId: string;
  event: TrustEvent;
  issueId: string | null;
  proofId: string | null;
  /** Counts as experience for those who judged the case; absent: yes. */
  isExperience?: boolean;
};

/** Recomputes scores from the whole log. One event per person and proof: repeats change nothing. */
export async function saveTrust(tx: Transaction, events: readonly NewTrustEvent[]): Promise<void> {
  // In a fixed order, or two cases with the same people would deadlock.
  const people = [...new Set(events.map(({ userId }) => userId))].toSorted();
  if (people.length === 0) return;
  await tx.query(
    'select 1 from app_user where id = any ($1::uuid[]) order by id for no key update',
    [people],
  );
  await tx.query(
    `insert into trust_event (user_id, event, issue_id, proof_id, is_experience, created_at)
     select e.user_id, e.event, e.issue_id, e.proof_id, e.is_experience, $6
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::boolean[]) with ordinality
       as e (user_id, event, issue_id, proof_id, is_experience, number)
     order by e.number on conflict do nothing`,
    [
      events.map(({ userId }) => userId),
      events.map(({ event }) => event),
      events.map(({ issueId }) => issueId),
      events.map(({ proofId }) => proofId),
      events.map(({ isExperience = true }) => isExperience),
      tx.now,
    ],
  );
  const log = await tx.query<{ userId: string; event: TrustEvent }>(
    `select user_id as "userId", event from trust_event where user_id = any ($1::uuid[])
     order by id`,
    [people],
  );
  const scores = people.map((person) =>
    trustScore(log.filter(({ userId }) => userId === person).map(({ event }) => event)),
  );
  await tx.query(
    `update app_user u set trust_score = s.score
     from unnest($1::uuid[], $2::smallint[]) as s (id, score) where u.id = s.id`,
    [people, scores],
  );
}

/** Everybody who judged a proof, with their choice: the outcome changes their trust. */
export function findChoices(
  tx: Transaction,
  proofId: string,
): Promise<{ userId: string; choice: ProofChoice }[]> {
  return tx.query(
    `select user_id as "userId", choice from ballot where proof_id = $1
     union all select user_id, choice from jury_verdict where proof_id = $1
     order by 1`,
    [proofId],
  );
}
