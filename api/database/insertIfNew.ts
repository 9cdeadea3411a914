import type { EntityManager, EntitySchema } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';

/** Adds a row unless one with its key is there; answers whether it did. */
export async function insertIfNew<Row extends object>(
  { manager }: { manager: EntityManager },
  entity: EntitySchema<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(entity).values(row);
  const { raw } = await insert.orIgnore().returning('1').execute();
  return (raw as unknown[]).length > 0;
}
