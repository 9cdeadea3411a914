import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from './transaction.ts';

/** False: a unique key is taken. */
export async function insertIfNew<Row extends ObjectLiteral>(
  { manager }: Transaction,
  entity: EntitySchema<Row>,
  row: Partial<Row>,
): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orIgnore()
    // By property: unknown column names are silently ignored.
    .returning(manager.dataSource.getMetadata(entity).primaryColumns.map((key) => key.propertyPath))
    .updateEntity(false)
    .execute();
  return Array.isArray(raw) && raw.length > 0;
}
