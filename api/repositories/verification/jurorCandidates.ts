import { readRows } from '#api/database/readRows.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { juryPool, type JurorCandidate, type JuryPool } from '#api/domain/verification/jury.ts';
import { appUserEntity, type AppUserRow } from '#api/entities/accounts.ts';
import { issueEntity } from '#api/entities/issues.ts';
import { JUROR_MIN_TRUST } from '#schema/limits.ts';

/** Who can be drawn, with the person behind each pseudonym. */
export type FrozenPool = NonNullable<JuryPool> & { userIdOf: ReadonlyMap<string, string> };

type Person = Pick<
  AppUserRow,
  'id' | 'trustScore' | 'createdAt' | 'homeLatitude' | 'homeLongitude'
> & { pseudonym: string; decided: number; isInvolved: boolean };

/** SQL: who took part in the issue $1, accused in it or wrote a report on it, and so cannot judge. */
const INVOLVED = `select reporter_id as user_id from issue where id = $1
       union select user_id from pledge where issue_id = $1
       union select solver_id from proposal where issue_id = $1
       union select user_id from chat_message where issue_id = $1
       union select user_id from proof_flag where issue_id = $1
       union select validator_id from premium_order where issue_id = $1`;

/** Whether a person has got a stake in an issue or taken a side: one who was drawn may have since. */
export async function isInvolved(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    `select exists (select 1 from (${INVOLVED}) involved where user_id = $2) as found`,
    [issueId, userId],
  );
  return row?.found === true;
}

/**
 * The people of whom a jury over a proof is drawn; null: fewer than five. Those with experience are
 * read first: on a grown site everybody else need not even be looked at.
 */
export async function findJuryPool(
  tx: Transaction,
  { issueId, proofId }: { issueId: string; proofId: string },
): Promise<FrozenPool | null> {
  const place = await tx.manager.getRepository(issueEntity).findOneBy({ id: issueId });
  if (!place) return null;
  for (const isExperienced of [true, false]) {
    const people = await findPeople(tx, { issueId, proofId, isExperienced });
    const pool = juryPool(people.map(candidateOf), place, tx.now);
    if (pool === null) continue;
    return { ...pool, userIdOf: new Map(people.map(({ pseudonym, id }) => [pseudonym, id])) };
  }
  return null;
}

/** Under a pseudonym of this very proof, so that nobody follows a juror from case to case. */
function findPeople(
  tx: Transaction,
  about: { issueId: string; proofId: string; isExperienced: boolean },
): Promise<Person[]> {
  const { issueId, proofId, isExperienced } = about;
  return readRows<Person>(
    tx,
    appUserEntity,
    `with involved as (
       ${INVOLVED}
     ), experience as (
       select user_id, count(*)::integer as decided from trust_event
       where event in ('agreed', 'disagreed') group by user_id
     )
     select u.id, u.trust_score, u.created_at, u.home_latitude, u.home_longitude,
       encode(sha256(u.audit_salt || convert_to($2::text || u.id::text, 'UTF8')), 'hex') as pseudonym,
       coalesce(e.decided, 0) as decided,
       exists (select 1 from involved i where i.user_id = u.id) as "isInvolved"
     from app_user u left join experience e on e.user_id = u.id
     where not u.is_frozen and u.trust_score >= $3 and (not $4::boolean or e.decided > 0)`,
    [issueId, proofId, JUROR_MIN_TRUST, isExperienced],
  );
}

function candidateOf(person: Person): JurorCandidate {
  const { pseudonym, decided, homeLatitude: latitude, homeLongitude: longitude } = person;
  return {
    id: pseudonym,
    trustScore: person.trustScore,
    accountCreatedAt: person.createdAt,
    home: latitude === null || longitude === null ? null : { latitude, longitude },
    decidedVerifications: decided,
    isFrozen: false,
    isInvolved: person.isInvolved,
  };
}
