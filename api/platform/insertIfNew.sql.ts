import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';

/** Adds a row unless it breaks a unique key; returns whether it did, by one statement. */
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
    // By property: a name of a column that is none of its own is left out without a word.
    .returning(manager.dataSource.getMetadata(entity).primaryColumns.map((key) => key.propertyPath))
    .updateEntity(false)
    .execute();
  return Array.isArray(raw) && raw.length > 0;
}
