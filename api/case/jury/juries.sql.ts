import { IsNull } from 'typeorm';
import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import type { JuryOutcome, Seat } from './jurySeats.rules.ts';
import { auditHeadEntity, type AuditHead } from '#api/platform/audit.entities.ts';
import {
  juryEntity,
  jurySeatEntity,
  juryVerdictEntity,
  type JuryRow,
  type JuryVerdictRow,
} from './jury.entities.ts';
import { JURY_SEATS, JURY_SEAT_OFFER_HOURS, LIST_MAX } from '#schema/limits.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  isReadableSql,
  RUNNING_ISSUE,
  timeSql,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { SEATS_ACCEPTED, VERDICTS_GIVEN } from './judgeColumns.sql.ts';

/** The head of the record, locked against appends until the transaction ends. */
export function loadAuditHead(tx: Transaction, issueId: string): Promise<AuditHead> {
  const lock = { mode: 'pessimistic_write' } as const;
  return tx.manager.getRepository(auditHeadEntity).findOneOrFail({ where: { issueId }, lock });
}

/** Adds a jury; without a draw it has failed from the start. */
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

/** Adds the candidates of a draw in the order of the seats, permanently. */
export async function insertCandidates(
  tx: Transaction,
  proofId: string,
  people: readonly { userId: string; pseudonym: string; isLater: boolean }[],
): Promise<void> {
  await tx.query(
    `insert into jury_candidate (proof_id, position, user_id, pseudonym, is_later)
     select $1, c.position, c.user_id, c.pseudonym, c.is_later
     from unnest($2::uuid[], $3::text[], $4::boolean[])
       with ordinality as c (user_id, pseudonym, is_later, position)`,
    [
      proofId,
      people.map(({ userId }) => userId),
      people.map(({ pseudonym }) => pseudonym),
      people.map(({ isLater }) => isLater),
    ],
  );
}

/** A jury in session. People by user id; `pseudonymOf` covers everybody in `order` and `seats`. */
export type OpenJury = JuryRow & {
  /** As far as seats can be offered at the moment. */
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

/** The jury in session over a proof; null: none. The caller locks the issue. */
export async function findOpenJury(tx: Transaction, proofId: string): Promise<OpenJury | null> {
  const jury = await tx.manager.getRepository(juryEntity).findOne({
    where: { proofId, outcome: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!jury) return null;
  // Seats are offered in order, at most five in one step.
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

/** Saves offers and answers; unchanged seats are left alone. */
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

/** Adds a verdict; only its seal is shown before the jury closes. */
export async function insertVerdict(
  tx: Transaction,
  verdict: Omit<JuryVerdictRow, 'givenAt'>,
): Promise<void> {
  await tx.manager.getRepository(juryVerdictEntity).insert({ ...verdict, givenAt: tx.now });
}

/** Saves how a jury ended; unanswered offers end with it. */
export async function saveJuryOutcome(
  tx: Transaction,
  proofId: string,
  outcome: JuryOutcome,
): Promise<void> {
  const lapsed = { status: 'lapsed' as const, answeredAt: tx.now };
  await tx.manager.getRepository(jurySeatEntity).update({ proofId, status: 'offered' }, lapsed);
  await tx.manager.getRepository(juryEntity).update({ proofId }, { outcome, closedAt: tx.now });
}

const toHex = (bytes: string) => `encode(${bytes}, 'hex')`;

/** The whole list, in alphabetical order or in that of the seats. */
const LIST = (order: string) => `(select json_agg(c.pseudonym order by ${order})
  from jury_candidate c where c.proof_id = j.proof_id)`;

const LATER = `(select coalesce(json_agg(c.pseudonym order by c.pseudonym COLLATE "C"), '[]')
  from jury_candidate c where c.proof_id = j.proof_id and c.is_later)`;

const SEATS = `(select json_agg(json_build_object('jurorId', c.pseudonym, 'status', s.status)
    order by c.position)
  from jury_seat s join jury_candidate c using (proof_id, user_id)
  where s.proof_id = j.proof_id)`;

const VERDICTS = `(select json_agg(json_build_object('jurorId', c.pseudonym, 'choice', v.choice,
    'reason', v.reason, 'salt', ${toHex('v.salt')}, 'seal', ${toHex('v.seal')})
    order by c.position)
  from jury_verdict v join jury_candidate c using (proof_id, user_id)
  where v.proof_id = j.proof_id and j.outcome is not null)`;

/**
 * What anybody needs to repeat the draw of the jury over a proof, as JSON text; includes the verdicts with
 * their salts once it has closed.
 */
export async function getJuryDraw(
  database: Queryable,
  proofId: string,
  readerId: string | null,
): Promise<string> {
  const [row] = await database.query<{ draw: string }>(
    `select json_build_object(
       'proofId', p.id, 'issueId', p.issue_id, 'commitment', ${toHex('p.jury_commitment')},
       'draw', (select json_build_object(
         'secret', ${toHex('p.jury_secret')}, 'auditHead', ${toHex('j.audit_head')},
         'auditSequence', j.audit_sequence, 'listHash', ${toHex('j.list_hash')},
         'seed', ${toHex('j.seed')}, 'ids', ${LIST('c.pseudonym COLLATE "C"')},
         'laterIds', ${LATER}, 'order', ${LIST('c.position')}, 'radiusKm', j.radius_km,
         'needsExperience', j.needs_experience, 'seats', ${SEATS},
         'verdicts', coalesce(${VERDICTS}, '[]'))
         from jury j where j.proof_id = p.id and j.seed is not null)
     )::text as draw
     from proof p join issue i on i.id = p.issue_id where p.id = $1 and ${isReadableSql('$2')}`,
    [proofId, readerId],
  );
  if (!row) throw new Refusal('proof_not_found');
  return row.draw;
}

const OFFER_ENDS_AT = `least(s.offered_at + interval '${JURY_SEAT_OFFER_HOURS} hours', j.ends_at)`;

const OWN_VERDICT = `(select json_build_object('choice', v.choice, 'reason', v.reason,
    'givenAt', ${timeSql('v.given_at')})
  from jury_verdict v where v.proof_id = s.proof_id and v.user_id = s.user_id)`;

const DUTY_JSON = `json_build_object(
  'proofId', j.proof_id, 'issueId', i.id, 'issueTitle', i.title, 'location', i.location,
  'status', s.status, 'offeredAt', ${timeSql('s.offered_at')},
  'offerEndsAt', ${timeSql(OFFER_ENDS_AT)}, 'endsAt', ${timeSql('j.ends_at')},
  'seatsAccepted', ${SEATS_ACCEPTED}, 'verdictsGiven', ${VERDICTS_GIVEN},
  'ownVerdict', ${OWN_VERDICT}, 'outcome', j.outcome)`;

/** A person's seats on juries as JSON text: the open ones first, then the newest; at most 200. */
export async function listJuryDuties(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ duties: string }>(
    `select coalesce(json_agg(d.duty order by d.is_open desc, d.offered_at desc), '[]')::text as duties
     from (
       select ${DUTY_JSON} as duty, s.offered_at,
         j.outcome is null and s.status in ('offered', 'accepted') as is_open
       from jury_seat s join jury j using (proof_id) join issue i on i.id = j.issue_id
       where s.user_id = $1 and ${RUNNING_ISSUE}
       order by is_open desc, s.offered_at desc limit ${LIST_MAX}
     ) d`,
    [userId],
  );
  return row?.duties ?? '[]';
}
