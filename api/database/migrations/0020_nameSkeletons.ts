import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';

const BATCH = 10_000;

const sql = `
set local statement_timeout = 0;
-- What a name looks like at a glance. Not unique: names from before it stay. Empty: looks like none.
alter table app_user add column name_skeleton text not null default '';
`;

const fill = `
update app_user u set name_skeleton = n.skeleton
from unnest($1::uuid[], $2::text[]) as n (id, skeleton) where u.id = n.id`;

/** By what a new name is held against all that there are. */
export class NameSkeletons1763000000020 implements MigrationInterface {
  readonly name = 'NameSkeletons1763000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(sql);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const people: { id: string; username: string }[] = await runner.query(
        `select id, username from app_user where id > $1 order by id limit ${BATCH}`,
        [last],
      );
      if (people.length === 0) break;
      const skeletons = people.map(({ username }) => nameSkeleton(username));
      await runner.query(fill, [people.map(({ id }) => id), skeletons]);
      last = people.at(-1)?.id ?? last;
    }
    await runner.query('create index app_user_skeleton on app_user (name_skeleton)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table app_user drop column name_skeleton');
  }
}
