import { dataExportEntity, type DataExportRow } from './dataExports.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';

/** The copy of a person's data, unless its day is over; null: there is none. */
export async function getDataExport(
  { manager }: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<DataExportRow | null> {
  const found = await manager.getRepository(dataExportEntity).findOneBy({ userId });
  const isOver = found?.expiresAt != null && found.expiresAt <= now;
  return isOver ? null : found;
}
