import { sqlMigration } from './sqlMigration.ts';

/** Secrets of bodies' programs that rotate, and programs that say that they are gone. */
export const SecretsOfBodies1763000000177 = sqlMigration({
  name: 'SecretsOfBodies1763000000177',
  up: `
alter table responsible_body
  add column secret_number integer not null default 1 check (secret_number > 0),
  -- Until then the secret before signs, too.
  add column rotated_until timestamptz(3),
  -- Its address answered 410; null: on.
  add column gone_at timestamptz(3);
`,
  down: `alter table responsible_body
  drop column secret_number, drop column rotated_until, drop column gone_at`,
});
