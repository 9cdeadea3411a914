import type { MigrationInterface, QueryRunner } from 'typeorm';

export type SqlMigration = {
  /** As the tables remember it, with its time in milliseconds at the end: never changed again. */
  name: string;
  /** Statements, run in order in one transaction. */
  up: string | readonly string[];
} & ({ down: string } | { /** What would be lost. */ noWayBack: string });

/** A migration that runs statements, and can be undone where nothing would be lost by it. */
export const sqlMigration = (migration: SqlMigration) =>
  class implements MigrationInterface {
    readonly name = migration.name;

    async up(runner: QueryRunner): Promise<void> {
      for (const statements of [migration.up].flat()) await runner.query(statements);
    }

    async down(runner: QueryRunner): Promise<void> {
      if (!('down' in migration)) throw new Error(`${migration.noWayBack}; restore a backup.`);
      await runner.query(migration.down);
    }
  };
