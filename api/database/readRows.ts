import type { EntityManager, EntitySchema } from 'typeorm';

/**
 * Maps raw rows as the entity does: columns of its table get their property's name and type; others
 * keep the name and value from the SQL.
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
