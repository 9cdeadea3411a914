import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  areaFollowEntity,
  digestChoiceEntity,
  type AreaFollowRow,
} from '#api/notices/digests.entities.ts';
import { insertIfNew } from '#api/database/insertIfNew.ts';
import type { DigestFrequency, DigestSettings, FollowedArea } from '#schema/notices/digest.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

type Choice = { frequency: DigestFrequency; followsHome: boolean };

/**
 * After a change of frequency the next digest is due at `dueAt`; after `off` it covers news from now on.
 */
export async function saveDigestChoice(
  tx: Transaction,
  { userId, frequency, followsHome, dueAt }: Choice & { userId: string; dueAt: Date },
): Promise<void> {
  await tx.query(
    `insert into digest_choice as c (user_id, frequency, follows_home, since, due_at)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set follows_home = excluded.follows_home,
       frequency = excluded.frequency,
       since = case when c.frequency = 'off' then excluded.since else c.since end,
       due_at = case when c.frequency = excluded.frequency then c.due_at else excluded.due_at end`,
    [userId, frequency, followsHome, tx.now, dueAt],
  );
}

export async function startDigest(tx: Transaction, userId: string, dueAt: Date): Promise<void> {
  await tx.query(
    `insert into digest_choice (user_id, frequency, follows_home, since, due_at)
     values ($1, 'weekly', false, $2, $3) on conflict do nothing`,
    [userId, tx.now, dueAt],
  );
}

/** Locks the list for concurrent calls. */
export async function listAreaIds(tx: Transaction, userId: string): Promise<string[]> {
  await tx.query('select 1 from app_user where id = $1 for no key update', [userId]);
  const areas = await tx.manager.getRepository(areaFollowEntity).findBy({ userId });
  return areas.map(({ id }) => id);
}

export async function insertArea(tx: Transaction, area: AreaFollowRow): Promise<void> {
  if (!(await insertIfNew(tx, areaFollowEntity, area))) throw new Refusal('id_taken');
}

export async function deleteArea(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.manager.getRepository(areaFollowEntity).delete({ id, userId });
}

export async function getDigestSettings(
  { manager }: Queryable,
  userId: string,
): Promise<DigestSettings> {
  const choice = await manager.getRepository(digestChoiceEntity).findOneBy({ userId });
  const areas = await manager
    .getRepository(areaFollowEntity)
    .find({ where: { userId }, order: { followedAt: 'DESC', id: 'ASC' } });
  return {
    frequency: choice?.frequency ?? 'off',
    followsHome: choice?.followsHome ?? false,
    areas: areas.map(({ id, name, latitude, longitude, radiusKm, followedAt }) => ({
      id,
      name,
      latitude,
      longitude,
      // The contract allows no other values.
      radiusKm: radiusKm as FollowedArea['radiusKm'],
      followedAt: followedAt.toISOString(),
    })),
  };
}
