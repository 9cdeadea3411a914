import type { Transaction } from '#api/database/transaction.ts';

/** The deadlines of a case after it got time back; ones that it does not have are absent. */
export type NewDeadlines = Partial<
  Record<'deadlineAt' | 'windowEndsAt' | 'juryEndsAt' | 'secondProofUntil' | 'appealUntil', string>
>;

const PROOFS = '(select id from proof where proposal_id = $1)';
const LOST = `($3::double precision * interval '1 millisecond')`;
const later = (column: string) =>
  `case when ${column} > $2 then ${column} + ${LOST} else ${column} end`;

/** Extends the deadlines that had not passed at `since` by the time that has elapsed since then. */
export async function giveTimeBack(
  tx: Transaction,
  { proposalId, since }: { proposalId: string; since: Date },
): Promise<NewDeadlines> {
  const lostMs = tx.now.getTime() - since.getTime();
  const rows = await tx.query<{ name: keyof NewDeadlines; at: Date | null }>(
    `with work as (update selection set deadline_at = deadline_at + ${LOST},
         reminder_at = reminder_at + ${LOST}
       where proposal_id = $1 and ended_at is null and deadline_at > $2 returning deadline_at),
     vote as (update proof set window_ends_at = window_ends_at + ${LOST}
       where proposal_id = $1 and outcome is null and window_ends_at > $2 returning window_ends_at),
     sitting as (update jury set ends_at = ends_at + ${LOST}
       where proof_id in ${PROOFS} and outcome is null and ends_at > $2 returning ends_at),
     seats as (update jury_seat set offered_at = offered_at + ${LOST}
       where proof_id in ${PROOFS} and status = 'offered'),
     remedy as (update rejection set second_proof_until = ${later('second_proof_until')},
         appeal_until = ${later('appeal_until')}
       where proof_id in ${PROOFS} and closed_at is null returning second_proof_until, appeal_until)
     select 'deadlineAt' as name, deadline_at as at from work
     union all select 'windowEndsAt', window_ends_at from vote
     union all select 'juryEndsAt', ends_at from sitting
     union all select 'secondProofUntil', second_proof_until from remedy
     union all select 'appealUntil', appeal_until from remedy`,
    [proposalId, since, lostMs],
  );
  return Object.fromEntries(
    rows.flatMap(({ name, at }) => (at === null ? [] : [[name, at.toISOString()]])),
  );
}
