import type { Client } from 'pg';

type Parts = { take: string[]; give: string[] };

/** Foreign keys from and to the tables, their other keys, and their remaining indexes. */
const PARTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as give,
    case when contype = 'f' then 2 else 0 end as turn
  from pg_constraint
  where contype = 'f' and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
    or contype in ('p', 'u') and conrelid = any ($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
  from pg_index
  where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
  order by turn`;

async function findParts(client: Client, tables: readonly string[]): Promise<Parts> {
  const { rows } = await client.query<{ take: string; give: string }>(PARTS, [tables]);
  // Keys last, since foreign keys need them; restored in reverse order.
  return { take: rows.map(({ take }) => take).toReversed(), give: rows.map(({ give }) => give) };
}

/**
 * Drops keys, indexes and all guards except `keeping` while `load` runs, and restores them afterwards, which
 * is many times faster for many rows than maintaining them. Restored keys are checked; rules that only a
 * guard enforces are the caller's responsibility. Needs the owner of the tables and a transaction; other
 * users of the tables wait until it ends.
 */
export async function withoutChecks(
  client: Client,
  {
    tables,
    keeping,
  }: { tables: readonly string[]; keeping: readonly { table: string; trigger: string }[] },
  load: () => Promise<void>,
): Promise<void> {
  const { take, give } = await findParts(client, tables);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, trigger } of keeping)
    await client.query(`alter table ${table} enable trigger ${trigger}`);
  for (const statement of take) await client.query(statement);
  await load();
  for (const statement of give) await client.query(statement);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}
