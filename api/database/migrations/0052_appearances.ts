import { sqlMigration } from './sqlMigration.ts';

const kinds = (names: string) => `
alter table account_trace drop constraint account_trace_kind_check;
alter table account_trace add constraint account_trace_kind_check check (kind in (${names}));
`;

/** Accounts that appear together, beside what they have in common. */
export const Appearances1763000000052 = sqlMigration({
  name: 'Appearances1763000000052',
  up: kinds(`'card', 'payout', 'push', 'device', 'together'`),
  down: `delete from account_trace where kind = 'together'; ${kinds(`'card', 'payout', 'push', 'device'`)}`,
});
