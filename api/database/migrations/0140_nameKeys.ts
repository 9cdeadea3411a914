import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import { caseTables, OTHER_SCRIPTS, quoted } from './0072_searchFold.ts';

const tables = caseTables();

/** What a database lowers depends on its locale: only the letters of English in some, ı for I in others. */
const statements = [
  'set local statement_timeout = 0',
  `create function name_key(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  small text;
begin
  if value ~ '^[\\x01-\\x7f]*$' then
    return lower(value collate "C");
  end if;
  small := normalize(value, nfkd);
  if small ~ ${quoted(OTHER_SCRIPTS)} then
    small := translate(small, ${quoted(tables.from)}, ${quoted(tables.to)});
  end if;
  small := translate(small, 'ÆÐØÞıς', 'æðøþiσ');
  small := replace(replace(lower(small collate "C"), U&'i\\0307', 'i'), 'ß', 'ss');
  return normalize(small, nfkc);
end $$`,
  'create index app_user_name_key on app_user (name_key(username))',
  // Where I and i were two letters, two people may have proved one address: the first one keeps it.
  `update app_user u set email_proved_at = null
   where email_proved_at is not null and exists (
     select from app_user o where lower(o.email collate "C") = lower(u.email collate "C")
       and (o.email_proved_at, o.id) < (u.email_proved_at, u.id))`,
  'drop index app_user_email',
  'drop index app_user_named_email',
  `create unique index app_user_email on app_user (lower(email collate "C"))
   where email_proved_at is not null`,
  'create index app_user_named_email on app_user (lower(email collate "C"))',
];

/** One rule for what is one name or address, on whatever database. */
export class NameKeys1763000000140 implements MigrationInterface {
  readonly name = 'NameKeys1763000000140';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    const people: { id: string; username: string }[] = await runner.query(
      String.raw`select id, username from app_user where username !~ '^[\x01-\x7f]*$'`,
    );
    await runner.query(
      `update app_user u set name_skeleton = n.skeleton
       from unnest($1::uuid[], $2::text[]) as n (id, skeleton)
       where u.id = n.id and u.name_skeleton <> n.skeleton`,
      [people.map(({ id }) => id), people.map(({ username }) => nameSkeleton(username))],
    );
  }

  async down(): Promise<void> {
    throw new Error('There is no way back from one migration alone; restore a backup.');
  }
}
