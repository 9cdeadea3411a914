import { sqlMigration } from './sqlMigration.ts';

/** "Is it fixed?", asked of the reporter and the donors when a body says so. */
export const FixedAnswers1763000000101 = sqlMigration({
  name: 'FixedAnswers1763000000101',
  up: `
create table fixed_answer (
  answer_id uuid not null references official_answer on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  is_fixed boolean not null,
  said_at timestamptz(3) not null,
  primary key (answer_id, user_id)
);
create index fixed_answer_person on fixed_answer (user_id);
`,
  down: 'drop table fixed_answer',
});
