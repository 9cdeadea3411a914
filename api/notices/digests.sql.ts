import type { Transaction } from '#api/database/transaction.ts';
import type { DigestIssue } from './digests.rules.ts';
import type { DigestFrequency } from '#schema/notices/digest.ts';
import { DIGEST_LINES, FOLLOWED_LOOKED_AT, HOME_FOLLOW_KM } from '#schema/people/followLimits.ts';
import { EARTH_RADIUS_M } from '#schema/places/geo.ts';

export type DueDigest = {
  userId: string;
  frequency: Exclude<DigestFrequency, 'off'>;
  since: Date;
  dueAt: Date;
};

type Found = DigestIssue & { userId: string };

export type FoundByPerson = ReadonlyMap<string, readonly DigestIssue[]>;

/** How many of the newest reports a round scans. */
const REPORTS_LOOKED_AT = 10_000;
/** Rounded down, so that a box contains its whole circle. */
const KM_PER_DEGREE = 110;

/** The longest overdue, locked; those locked by others are skipped. */
export const claimDueDigests = (tx: Transaction, limit: number): Promise<DueDigest[]> =>
  tx.query<DueDigest>(
    `select user_id as "userId", frequency, since, due_at as "dueAt" from digest_choice
     where due_at <= $1 and frequency <> 'off'
     order by due_at, user_id limit ${limit} for update skip locked`,
    [tx.now],
  );

export async function moveDigestsOn(
  tx: Transaction,
  digests: readonly Pick<DueDigest, 'userId' | 'dueAt'>[],
): Promise<void> {
  await tx.query(
    `update digest_choice c set since = $3, due_at = n.due_at
     from unnest($1::uuid[], $2::timestamptz[]) as n (user_id, due_at) where c.user_id = n.user_id`,
    [digests.map(({ userId }) => userId), digests.map(({ dueAt }) => dueAt), tx.now],
  );
}

async function findFor(
  tx: Transaction,
  sql: string,
  digests: readonly DueDigest[],
): Promise<FoundByPerson> {
  const parameters = [digests.map(({ userId }) => userId), digests.map(({ since }) => since)];
  const rows = await tx.query<Omit<Found, 'fundingCents'> & { fundingCents: string }>(
    sql,
    parameters,
  );
  const found = new Map<string, DigestIssue[]>();
  for (const { userId, fundingCents, ...issue } of rows)
    found.set(userId, [
      ...(found.get(userId) ?? []),
      { ...issue, fundingCents: BigInt(fundingCents) },
    ]);
  return found;
}

const ISSUE_COLUMNS = 'i.id, i.title, i.status, i.funding_cents::text as "fundingCents"';
const DIGESTS = 'unnest($1::uuid[], $2::timestamptz[]) as d (user_id, since)';

/**
 * Followed issues with news on record, latest first, at most eleven per person among the 500 they
 * followed last.
 */
export const findMoved = (tx: Transaction, digests: readonly DueDigest[]): Promise<FoundByPerson> =>
  findFor(
    tx,
    `select d.user_id as "userId", m.* from ${DIGESTS}
     cross join lateral (
       select ${ISSUE_COLUMNS} from (
         select issue_id from issue_follow where user_id = d.user_id and is_following
         order by told_at desc, issue_id desc limit ${FOLLOWED_LOOKED_AT}
       ) f join issue i on i.id = f.issue_id and i.is_listed
       cross join lateral (
         select a.created_at from audit_entry a where a.issue_id = i.id
         order by a.sequence desc limit 1
       ) last
       where last.created_at > d.since
       order by last.created_at desc, i.id limit ${DIGEST_LINES + 1}
     ) m`,
    digests,
  );

/** SQL: metres from the centre of area `a` to issue `i`. */
const DISTANCE = `2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
  power(sin(radians(i.latitude - a.latitude) / 2), 2) + cos(radians(a.latitude))
    * cos(radians(i.latitude)) * power(sin(radians(i.longitude - a.longitude) / 2), 2))))`;

/**
 * New reports by others in followed areas and, if wanted, near home, newest first, at most eleven
 * per person among the newest 10,000. Candidates are read once for everybody, and each area yields
 * no more than can be listed.
 */
export const findReported = (
  tx: Transaction,
  digests: readonly DueDigest[],
): Promise<FoundByPerson> =>
  findFor(
    tx,
    `with recent as materialized (
       select i.id, i.title, i.status, i.funding_cents, i.latitude, i.longitude, i.reporter_id,
         i.created_at
       from issue i
       where i.is_listed and i.created_at > (select min(since) from unnest($2::timestamptz[]) as s (since))
       order by i.created_at desc, i.id desc limit ${REPORTS_LOOKED_AT}
     ), area as (
       select user_id, latitude, longitude, radius_km from area_follow where user_id = any ($1)
       union all
       select u.id, u.home_latitude, u.home_longitude, ${HOME_FOLLOW_KM} from app_user u
       join digest_choice c on c.user_id = u.id and c.follows_home
       where u.id = any ($1) and u.home_latitude is not null
     ), told as (
       select distinct d.user_id, n.id, n.created_at from ${DIGESTS} join area a using (user_id)
       cross join lateral (
         select i.id, i.created_at from recent i
         where i.created_at > d.since and i.reporter_id is distinct from d.user_id
           and abs(i.latitude - a.latitude) <= a.radius_km / ${KM_PER_DEGREE}.0
           and ${DISTANCE} <= a.radius_km * 1000
         order by i.created_at desc, i.id desc limit ${DIGEST_LINES + 1}
       ) n
     ), ranked as (
       select *, row_number() over (partition by user_id order by created_at desc, id desc) as place
       from told
     )
     select r.user_id as "userId", ${ISSUE_COLUMNS} from ranked r join issue i on i.id = r.id
     where r.place <= ${DIGEST_LINES + 1} order by r.user_id, r.place`,
    digests,
  );
