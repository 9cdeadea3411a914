import { appendOnly, neverTruncated } from './guards/tableGuards.ts';
import { sqlMigration } from './sqlMigration.ts';

const kept = ['case_ambassador'];

/** Amounts of settings are decimal text; these currencies do not divide into hundredths. */
const FACTOR = `case
  when position(d.document #>> '{money,currency}' in
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF') > 0 then 1
  when position(d.document #>> '{money,currency}' in 'BHD IQD JOD KWD LYD OMR TND') > 0 then 1000
  else 100 end`;

/** Who may judge a case, and what counts as much money in it: as it was when its proposal was chosen. */
export const JudgesOfTheChoice1763000000068 = sqlMigration({
  name: 'JudgesOfTheChoice1763000000068',
  up: `
set local statement_timeout = 0;

-- Null: of a case that was over before it was kept.
alter table selection add column large_escrow_cents bigint check (large_escrow_cents > 0);

create table case_ambassador (
  proposal_id uuid not null references selection,
  user_id uuid not null references app_user,
  primary key (proposal_id, user_id)
);
create index case_ambassador_person on case_ambassador (user_id);
create index app_user_of_the_house on app_user (account_role) where account_role <> 'user';

-- Cases chosen before have those of this day.
update selection s set large_escrow_cents = coalesce((
  select round((d.document #>> '{money,largeEscrow}')::numeric * ${FACTOR})::bigint
  from site_settings d order by d.version desc limit 1), 100000)
where s.ended_at is null;
insert into case_ambassador (proposal_id, user_id)
select s.proposal_id, u.id from selection s cross join app_user u
where s.ended_at is null and u.account_role = 'ambassador' and not u.is_frozen;

${appendOnly(...kept)}
${neverTruncated(...kept)}
`,
  noWayBack: 'Who may judge a case would be lost',
});
