import type { EntityManager } from 'typeorm';

/** A data source, or the transaction that has just written. */
export type Queryable = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};
