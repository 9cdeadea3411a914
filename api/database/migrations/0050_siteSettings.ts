import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

/** Name, contact, imprint and area of the installation, with who changed them and why. */
export const SiteSettings1763000000050 = sqlMigration({
  name: 'SiteSettings1763000000050',
  up: `
-- What operators said about the installation: each change a row, the latest is in force.
create table site_settings (
  version integer primary key check (version > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  by_id uuid not null references app_user,
  reason text not null check (char_length(reason) between 20 and 2000),
  changed_at timestamptz(3) not null
);
create index site_settings_author on site_settings (by_id);
${appendOnly('site_settings')}
${neverTruncated('site_settings')}
`,
  down: 'drop table site_settings',
});
