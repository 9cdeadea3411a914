import {
  boolean,
  defineEntity,
  double,
  instant,
  key,
  oneOf,
  smallint,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';
import type { DigestFrequency } from '#schema/notices/digest.ts';

export const areaFollowEntity = defineEntity('area_follow', {
  id: key(uuid),
  userId: uuid,
  name: text,
  latitude: double,
  longitude: double,
  radiusKm: smallint,
  followedAt: instant,
});
export type AreaFollowRow = RowOf<typeof areaFollowEntity>;

/** No row: never. */
export const digestChoiceEntity = defineEntity('digest_choice', {
  userId: key(uuid),
  frequency: oneOf<DigestFrequency>(),
  followsHome: boolean,
  since: instant,
  dueAt: instant,
});
