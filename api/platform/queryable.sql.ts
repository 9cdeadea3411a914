import type { EntityManager } from 'typeorm';

/** What a read needs of the database: a data source, or the transaction that has just written. */
export type Queryable = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};
