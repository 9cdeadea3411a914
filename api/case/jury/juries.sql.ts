import { IsNull } from 'typeorm';
import { readRows } from '#api/database/readRows.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#schema/verification/verification.ts';
import type { JuryOutcome, Seat } from './jurySeats.rules.ts';
import { auditHeadEntity, type AuditHead } from '#api/platform/audit.entities.ts';
import {
  juryEntity,
  jurySeatEntity,
  juryVerdictEntity,
  type JuryRow,
  type JuryVerdictRow,
} from './jury.entities.ts';
import { JURY_SEATS } from '#schema/limits.ts';

/** The end of the record as it is now; nobody appends before the transaction ends. */
export function loadAuditHead(tx: Transaction, issueId: string): Promise<AuditHead> {
  const lock = { mode: 'pessimistic_write' } as const;
  return tx.manager.getRepository(auditHeadEntity).findOneOrFail({ where: { issueId }, lock });
}

/** Adds a jury; without a draw it has failed already. */
export async function insertJury(
  tx: Transaction,
  jury: Pick<JuryRow, 'proofId' | 'issueId' | 'isAppeal' | 'endsAt'>,
  drawn: Omit<JuryRow, keyof typeof jury | 'calledAt' | 'outcome' | 'closedAt'> | null,
): Promise<void> {
  const state = drawn ?? {
    needsExperience: false,
    outcome: 'arbitration' as const,
    closedAt: tx.now,
  };
  await tx.manager.getRepository(juryEntity).insert({ ...jury, ...state, calledAt: tx.now });
}

/** Adds the list of a draw in the order of the seats, for good. */
export async function insertCandidates(
  tx: Transaction,
  proofId: string,
  people: readonly { userId: string; pseudonym: string }[],
): Promise<void> {
  await tx.query(
    `insert into jury_candidate (proof_id, position, user_id, pseudonym)
     select $1, c.position, c.user_id, c.pseudonym
     from unnest($2::uuid[], $3::text[]) with ordinality as c (user_id, pseudonym, position)`,
    [proofId, people.map(({ userId }) => userId), people.map(({ pseudonym }) => pseudonym)],
  );
}

/** A jury that sits. People by user id; `pseudonymOf` has everybody in `order` and `seats`. */
export type OpenJury = JuryRow & {
  /** As far as seats can be offered now. */
  order: string[];
  seats: Seat[];
  verdicts: Map<string, ProofChoice>;
  pseudonymOf: ReadonlyMap<string, string>;
};

type DrawnPerson = {
  userId: string;
  pseudonym: string;
  status: Seat['status'] | null;
  offeredAt: Date | null;
  choice: ProofChoice | null;
};

/** The jury over a proof, or null when none sits. The issue is locked by the caller. */
export async function findOpenJury(tx: Transaction, proofId: string): Promise<OpenJury | null> {
  const jury = await tx.manager.getRepository(juryEntity).findOne({
    where: { proofId, outcome: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!jury) return null;
  // Seats are offered in order: beyond the next five nobody can be asked in one step.
  const rows = await readRows<DrawnPerson>(
    tx,
    jurySeatEntity,
    `select c.user_id, c.pseudonym, s.status, s.offered_at, v.choice
     from jury_candidate c
     left join jury_seat s on s.proof_id = c.proof_id and s.user_id = c.user_id
     left join jury_verdict v on v.proof_id = c.proof_id and v.user_id = c.user_id
     where c.proof_id = $1
       and c.position <= ${JURY_SEATS} + (select count(*) from jury_seat where proof_id = $1)
     order by c.position`,
    [proofId],
  );
  return {
    ...jury,
    order: rows.map(({ userId }) => userId),
    seats: rows.flatMap(({ userId: jurorId, status, offeredAt }) =>
      status === null || offeredAt === null ? [] : [{ jurorId, status, offeredAt }],
    ),
    verdicts: new Map(
      rows.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    pseudonymOf: new Map(rows.map(({ userId, pseudonym }) => [userId, pseudonym])),
  };
}

/** Saves offers and answers; a seat that stands as it was is left alone. */
export async function saveSeats(
  tx: Transaction,
  proofId: string,
  seats: readonly Seat[],
): Promise<void> {
  await tx.query(
    `insert into jury_seat as old (proof_id, user_id, status, offered_at, answered_at)
     select $1, s.user_id, s.status, s.offered_at, case when s.status <> 'offered' then $5::timestamptz end
     from unnest($2::uuid[], $3::text[], $4::timestamptz[]) as s (user_id, status, offered_at)
     on conflict (proof_id, user_id) do update
     set status = excluded.status, answered_at = excluded.answered_at
     where old.status <> excluded.status`,
    [
      proofId,
      seats.map(({ jurorId }) => jurorId),
      seats.map(({ status }) => status),
      seats.map(({ offeredAt }) => offeredAt),
      tx.now,
    ],
  );
}

/** Adds a verdict; nothing of it but the seal is shown before the jury closes. */
export async function insertVerdict(
  tx: Transaction,
  verdict: Omit<JuryVerdictRow, 'givenAt'>,
): Promise<void> {
  await tx.manager.getRepository(juryVerdictEntity).insert({ ...verdict, givenAt: tx.now });
}

/** Saves how a jury ended; offers that nobody answered are over with it. */
export async function saveJuryOutcome(
  tx: Transaction,
  proofId: string,
  outcome: JuryOutcome,
): Promise<void> {
  const lapsed = { status: 'lapsed' as const, answeredAt: tx.now };
  await tx.manager.getRepository(jurySeatEntity).update({ proofId, status: 'offered' }, lapsed);
  await tx.manager.getRepository(juryEntity).update({ proofId }, { outcome, closedAt: tx.now });
}
