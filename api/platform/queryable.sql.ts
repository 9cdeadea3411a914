import type { EntityManager } from 'typeorm';

export type Queryable = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};
