import { sqlMigration } from './sqlMigration.ts';

/** Since when an account is frozen: what was chosen before goes on with its say. */
export const FrozenSince1763000000067 = sqlMigration({
  name: 'FrozenSince1763000000067',
  up: `
set local statement_timeout = 0;

-- Null of a frozen account: before anything was chosen, as of one that was erased.
alter table app_user add column frozen_since timestamptz(3);
update app_user u set frozen_since = (select max(f.settled_at) from account_flag f
  where f.user_id = u.id and f.settled = 'upheld')
where u.is_frozen;
`,
  noWayBack: 'There is no way back from one migration alone',
});
