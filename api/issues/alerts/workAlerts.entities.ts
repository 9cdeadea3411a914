import {
  bigint,
  defineEntity,
  double,
  instant,
  key,
  nullable,
  smallint,
  text,
  uuid,
  type RowOf,
} from '#api/platform/columns.entities.ts';

export const workAlertEntity = defineEntity('work_alert', {
  id: key(uuid),
  userId: uuid,
  name: text,
  latitude: double,
  longitude: double,
  radiusKm: smallint,
  category: nullable(text),
  minCents: bigint,
  madeAt: instant,
  dueAt: instant,
});
export type WorkAlertRow = RowOf<typeof workAlertEntity>;
