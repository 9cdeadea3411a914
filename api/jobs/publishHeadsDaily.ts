import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { auditHeadLine } from '#schema/case/transparency.ts';

const HEADS_AT_ONCE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type HeadRow = { issue_id: string; sequence: number; hash: string };

/**
 * Publishes the head of every record once a day (UTC), in whichever process gets there first. The root covers
 * all of them: a record changed later no longer leads to it.
 */
export async function publishHeadsDaily(database: DataSource, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isDone = async (query: Pick<EntityManager, 'query'>) => {
    const rows: unknown[] = await query.query('select 1 from audit_publication where day >= $1', [
      day,
    ]);
    return rows.length > 0;
  };
  if (await isDone(database)) return;
  await database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('set local statement_timeout = 0');
    const [lock]: { taken: boolean }[] = await manager.query(
      "select pg_try_advisory_xact_lock(hashtext('trybe audit heads')) as taken",
    );
    if (!lock?.taken || (await isDone(manager))) return;
    const { root, count } = await loadRoot(manager);
    // An empty site publishes nothing yet, so that its first reports can still be included today.
    if (count === 0) return;
    await manager.query(
      `insert into audit_publication (day, published_at, issue_count, root)
       values ($1, $2, $3, $4)`,
      [day, now, count, root],
    );
    await manager.query(
      `insert into audit_publication_head (issue_id, day, sequence, hash)
       select h.issue_id, $1, h.sequence, h.hash from audit_head h
       left join lateral (
         select hash from audit_publication_head
         where issue_id = h.issue_id order by day desc limit 1
       ) known on true
       where h.sequence > 0 and known.hash is distinct from h.hash`,
      [day],
    );
  });
}

/** SHA-256 over one line per record, ordered by id. */
async function loadRoot(manager: EntityManager): Promise<{ root: Uint8Array; count: number }> {
  const hash = createHash('sha256');
  let count = 0;
  let after: string | undefined = FIRST_ID;
  while (after !== undefined) {
    const rows: HeadRow[] = await manager.query(
      `select issue_id, sequence, encode(hash, 'hex') as hash from audit_head
       where issue_id > $1 and sequence > 0 order by issue_id limit ${HEADS_AT_ONCE}`,
      [after],
    );
    for (const row of rows) hash.update(auditHeadLine({ ...row, issueId: row.issue_id }));
    count += rows.length;
    after = rows.at(-1)?.issue_id;
  }
  return { root: hash.digest(), count };
}
