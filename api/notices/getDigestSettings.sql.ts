import { areaFollowEntity, digestChoiceEntity } from './digests.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { DigestSettings, FollowedArea } from '#schema/people/digest.ts';

/** How often a person has summed up what they follow, and which areas, the last one first. */
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
      // The contract lets no other in.
      radiusKm: radiusKm as FollowedArea['radiusKm'],
      followedAt: followedAt.toISOString(),
    })),
  };
}
