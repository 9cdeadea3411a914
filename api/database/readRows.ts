import type { EntityManager, EntitySchema } from 'typeorm';

/**
 * Rows of SQL by hand, seen as the entity sees them: each column that is called like one of its table
 * gets its property's name and type; any other keeps the name and the value that the SQL gave it.
 */
export async function readRows<Row extends object>(
  { manager }: { manager: EntityManager },
  entity: EntitySchema,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(entity);
  const rows: Record<string, unknown>[] = await manager.query(sql, [...parameters]);
  return rows.map((row) => {
    const seen = Object.entries(row).map(([name, value]) => {
      const column = metadata.findColumnWithDatabaseName(name);
      return column
        ? [column.propertyName, driver.prepareHydratedValue(value, column)]
        : [name, value];
    });
    return Object.fromEntries(seen) as Row;
  });
}
