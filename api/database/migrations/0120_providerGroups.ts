import { sqlMigration } from './sqlMigration.ts';

export const ProviderGroups1763000000120 = sqlMigration({
  name: 'ProviderGroups1763000000120',
  up: `
-- By the sign-in provider, which names a person's groups.
alter table role_grant add column is_by_provider boolean not null default false;
-- Whether it named somebody who has no account yet as an operator; null: it was not asked.
alter table provider_attempt add column is_operator boolean;
`,
  noWayBack: 'Who made an operator would be forgotten',
});
