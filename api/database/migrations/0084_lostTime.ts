import { immutableExcept } from './guards/tableGuards.ts';
import { sqlMigration } from './sqlMigration.ts';

const ENDS = {
  proof: ['window_ends_at'],
  rejection: ['second_proof_until', 'appeal_until'],
  jury: ['ends_at'],
  jury_seat: ['offered_at'],
};

const OTHERS = {
  proof: ['outcome', 'decided_by', 'decided_at', 'is_final'],
  rejection: ['closed_at', 'closed_as'],
  jury: ['outcome', 'closed_at'],
  jury_seat: ['status', 'answered_at'],
};

const TABLES = ['proof', 'rejection', 'jury', 'jury_seat'] as const;

const replaced = TABLES.map(
  (table) => `
drop trigger ${table}_locked on ${table};
${immutableExcept(table, ...OTHERS[table], ...ENDS[table])}
create trigger ${table}_not_shortened before update on ${table} for each row
  execute function refuse_shorter_time(${ENDS[table].map((column) => `'${column}'`).join(', ')});`,
).join('\n');

/** A case that was hidden gets back what that took from its deadlines: they become later, never earlier. */
export const LostTime1763000000084 = sqlMigration({
  name: 'LostTime1763000000084',
  up: `
create function refuse_shorter_time() returns trigger language plpgsql as $$
declare
  name text;
  was timestamptz;
  is_now timestamptz;
begin
  foreach name in array tg_argv loop
    was := (to_jsonb(old) ->> name)::timestamptz;
    is_now := (to_jsonb(new) ->> name)::timestamptz;
    if (was is null) <> (is_now is null) or is_now < was then
      raise exception '% of % comes no earlier', name, tg_table_name
        using errcode = 'restrict_violation';
    end if;
  end loop;
  return new;
end $$;
${replaced}
`,
  noWayBack: 'There is no way back from one migration alone',
});
