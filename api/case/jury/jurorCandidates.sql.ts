import { readRows, type Transaction } from '#api/database/transaction.ts';
import { juryPool, type JurorCandidate, type JuryPool } from './jury.rules.ts';
import { appUserEntity, type AppUserRow } from '#api/people/accounts.entities.ts';
import { issueEntity } from '#api/issues/issues.entities.ts';
import { haveCommon, keysOfAll, type Connections } from '#api/people/connections.rules.ts';
import { findConnections, findSharers } from '#api/people/accountTraces.sql.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { JUROR_MIN_TRUST } from '#schema/limits.ts';
import { ROLE_MEMORY_DAYS } from '#schema/people/roleLimits.ts';

/** The candidates of a draw, with the person behind each pseudonym. */
export type FrozenPool = NonNullable<JuryPool> & { userIdOf: ReadonlyMap<string, string> };

type Person = Pick<
  AppUserRow,
  'id' | 'trustScore' | 'createdAt' | 'homeLatitude' | 'homeLongitude' | 'homeSince'
> & { pseudonym: string; decided: number };

/** SQL: who took part in the issue $1, objected in it or wrote a report on it, and so cannot judge. */
const INVOLVED = `select reporter_id as user_id from issue where id = $1
       union select user_id from pledge where issue_id = $1
       union select solver_id from proposal where issue_id = $1
       union select user_id from chat_message where issue_id = $1
       union select user_id from proof_flag where issue_id = $1
       union select validator_id from premium_order where issue_id = $1`;

/** SQL: whether an operator has opened the account of `u` since `since`. */
const isOpenedSql = (since: string) => `exists (select from operator_act a where a.user_id = u.id
  and a.act = 'recovery' and a.subject <> 'announced' and a.acted_at > ${since})`;

/** Everybody who took part in an issue. */
async function findParties(tx: Transaction, issueId: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string | null }>(
    `select user_id from (${INVOLVED}) involved`,
    [issueId],
  );
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/**
 * Whether a person, or another account that has used the same thing, has a stake in an issue or has taken a
 * side: someone drawn earlier may have acquired one since. Also true if their other account sits on the jury
 * over its proof, or if an operator has opened their account.
 */
export async function isInvolved(
  tx: Transaction,
  { issueId, proofId }: { issueId: string; proofId: string },
  userId: string,
): Promise<boolean> {
  const seated = await tx.query<{ user_id: string }>(
    `select user_id from jury_seat where proof_id = $1 and status = 'accepted' and user_id <> $2`,
    [proofId, userId],
  );
  const opened = await tx.query(`select from app_user u where u.id = $1 and ${isOpenedSql('$2')}`, [
    userId,
    daysAfter(tx.now, -ROLE_MEMORY_DAYS),
  ]);
  if (opened.length > 0) return true;
  const others = [...(await findParties(tx, issueId)), ...seated.map(({ user_id }) => user_id)];
  return others.includes(userId) || (await findSharers(tx, userId, others)).size > 0;
}

/**
 * The people from whom a jury over a proof is drawn; null: fewer than five. Those with experience are read
 * first: on a large site the others are often not needed at all.
 */
export async function findJuryPool(
  tx: Transaction,
  { issueId, proofId }: { issueId: string; proofId: string },
): Promise<FrozenPool | null> {
  const place = await tx.manager.getRepository(issueEntity).findOneBy({ id: issueId });
  if (!place) return null;
  const parties = await findParties(tx, issueId);
  for (const isExperienced of [true, false]) {
    const people = await findPeople(tx, { proofId, isExperienced });
    const ids = people.map(({ id }) => id);
    const connections = await findConnections(tx, [...parties, ...ids]);
    const told = {
      ids: new Set(parties),
      things: keysOfAll(parties, connections.things),
      meetings: keysOfAll(parties, connections.meetings),
    };
    const candidates = people.map((person) => toCandidate(person, connections, told));
    const pool = juryPool(candidates, place, tx.now);
    if (pool === null) continue;
    return { ...pool, userIdOf: new Map(people.map(({ pseudonym, id }) => [pseudonym, id])) };
  }
  return null;
}

/**
 * Pseudonyms are per proof, so that jurors cannot be tracked from case to case. People whose account an
 * operator opened recently are not drawn: the operator could judge in their name.
 */
function findPeople(
  tx: Transaction,
  { proofId, isExperienced }: { proofId: string; isExperienced: boolean },
): Promise<Person[]> {
  return readRows<Person>(
    tx,
    appUserEntity,
    `with experience as (
       select user_id, count(*)::integer as decided from trust_event
       where event in ('agreed', 'disagreed') and is_experience group by user_id
     )
     select u.id, u.trust_score, u.created_at, u.home_latitude, u.home_longitude, u.home_since,
       encode(sha256(u.audit_salt || convert_to($1::text || u.id::text, 'UTF8')), 'hex') as pseudonym,
       coalesce(e.decided, 0) as decided
     from app_user u left join experience e on e.user_id = u.id
     where not u.is_frozen and u.trust_score >= $2 and (not $3::boolean or e.decided > 0)
       and not ${isOpenedSql('$4')}`,
    [proofId, JUROR_MIN_TRUST, isExperienced, daysAfter(tx.now, -ROLE_MEMORY_DAYS)],
  );
}

function toCandidate(
  person: Person,
  { things, meetings }: Connections,
  parties: Record<'ids' | 'things' | 'meetings', ReadonlySet<string>>,
): JurorCandidate {
  const { pseudonym, decided, homeLatitude: latitude, homeLongitude: longitude } = person;
  return {
    id: pseudonym,
    trustScore: person.trustScore,
    accountCreatedAt: person.createdAt,
    home: latitude === null || longitude === null ? null : { latitude, longitude },
    homeSince: person.homeSince,
    decidedVerifications: decided,
    isFrozen: false,
    isInvolved: parties.ids.has(person.id) || haveCommon(things(person.id), parties.things),
    isSeenWithParty: haveCommon(meetings(person.id), parties.meetings),
    things: things(person.id),
    meetings: meetings(person.id),
  };
}
