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
  const rows: Record<string, unknown>[] = await manager.query(sql, [...parameters]);
  const [first] = rows;
  if (!first) return [];
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(entity);
  const columns = Object.keys(first).map((name) => ({
    name,
    column: metadata.findColumnWithDatabaseName(name),
  }));
  return rows.map((row) => {
    const seen: Record<string, unknown> = {};
    for (const { name, column } of columns) {
      if (column) seen[column.propertyName] = driver.prepareHydratedValue(row[name], column);
      else seen[name] = row[name];
    }
    return seen as Row;
  });
}
