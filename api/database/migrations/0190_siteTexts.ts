import { sqlMigration } from './sqlMigration.ts';
import { appendOnly, neverTruncated } from './guards/tableGuards.ts';

/** The installation's own privacy notice, terms and accessibility statement. */
export const SiteTexts1763000000190 = sqlMigration({
  name: 'SiteTexts1763000000190',
  up: `
-- Each version a row, the latest is in force. No text: the product's own is in force again.
create table site_text (
  name text not null check (name in ('privacy', 'terms', 'accessibility')),
  language text not null check (char_length(language) between 2 and 10),
  version integer not null check (version > 0),
  text text check (char_length(text) between 1 and 60000),
  by_id uuid not null references app_user,
  published_at timestamptz(3) not null,
  primary key (name, language, version)
);
create index site_text_author on site_text (by_id);
${appendOnly('site_text')}
${neverTruncated('site_text')}
`,
  down: 'drop table site_text',
});
